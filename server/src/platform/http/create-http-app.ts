import cookie from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import type { OutsideService } from '../config/realtime.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from './app-types.ts'
import { answerBadAddress } from './bad-address.ts'
import { cacheHeaders } from './cache-headers.ts'
import { checkAndWriteReply, checkRequest, writeReply } from './contract-compilers.ts'
import { trustOf } from './client-address.ts'
import { sendPlainErrorPage } from './error-page.ts'
import { bodyLimits, watchBodies } from './body-watch.ts'
import type { BodyLimits } from './body-watch.ts'
import type { DomainHosts } from './domain-hosts.ts'
import { limitConnections } from './connections.ts'
import { readMultipart } from './multipart.ts'
import { negotiate, vendorType } from './negotiation.ts'
import { answerUnknown } from './not-found.ts'
import { refuseOtherHosts } from './own-hosts.ts'
import { bodyLimit, readBodies } from './read-body.ts'
import { answerRefusals, refuse } from './refusals.ts'
import { keepShopsApart } from './own-shop.ts'
import { describeRequests } from './request-facts.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { withoutAddresses } from './without-addresses.ts'

export type HttpSettings = Pick<
  Config,
  'publicUrl' | 'trustProxy' | 'realtimePort' | 'tls' | 'logLevel' | 'maxSoldBytes' | 'host'
> & {
  paymentHosts: readonly string[]
  /** Host names of shops' own; none unless said. */
  domainHosts?: Pick<DomainHosts, 'usernameOf'>
  /** Replies are checked against their contracts: tests and development. */
  checkReplies: boolean
  loosenedCsp: boolean
  /** Which sockets pages may open besides this server's own; its own alone unless said. */
  realtime?: Pick<Config['realtime'], 'outside'>
  /** Where the log goes; standard output unless said. */
  logTo?: { write(line: string): void }
  /** Other limits than the usual ones: tests. */
  bodies?: Partial<BodyLimits>
}

/** The door: contract §1 on every route. Guards, sessions and features are registered on top. */
export async function createHttpApp(settings: HttpSettings): Promise<KedaiApp> {
  const setHeaders = createSecurityHeaders({
    paymentHosts: settings.paymentHosts,
    realtimePort: settings.realtimePort,
    socketsAt: settings.realtime?.outside ? placeOf(settings.realtime.outside) : undefined,
    https: settings.publicUrl.startsWith('https:'),
    loosened: settings.loosenedCsp,
  })
  const app = newFastify(settings, setHeaders)
  app.setValidatorCompiler(checkRequest)
  app.setSerializerCompiler(settings.checkReplies ? checkAndWriteReply : writeReply)
  app.decorate('sendErrorPage', sendPlainErrorPage)
  const domainHosts = settings.domainHosts ?? { usernameOf: () => null }
  describeRequests(app, settings.publicUrl, domainHosts)
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    reply.header('x-request-id', request.id)
    done()
  })
  await app.register(cookie)
  refuseOtherHosts(app, settings, domainHosts)
  answerInVersion(app)
  watchBodies(app, { ...bodyLimits, ...settings.bodies })
  cacheHeaders(app)
  answerRefusals(app)
  keepShopsApart(app)
  answerUnknown(app)
  readBodies(app)
  await readMultipart(app)
  return app
}

const placeOf = ({ socketHost, socketPort }: OutsideService): string => `${socketHost}:${socketPort}`

// Ours are set right after; without this, fastify loads its own, a hundred files at each start.
const noCompiler = () => (): never => {
  throw new Error('every route is checked by its contract')
}

function newFastify(
  { trustProxy, tls, logLevel, logTo, maxSoldBytes }: HttpSettings,
  setHeaders: (request: AnyRequest, reply: AnyReply) => void,
): KedaiApp {
  const process = randomBytes(4).toString('hex')
  let count = 0
  const options = {
    trustProxy: trustOf(trustProxy),
    bodyLimit,
    genReqId: () => `${process}-${(count++).toString(36)}`,
    logger:
      logLevel === 'silent'
        ? false
        : { level: logLevel, hooks: { streamWrite: withoutAddresses }, ...(logTo && { stream: logTo }) },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerBadAddress(setHeaders),
    forceCloseConnections: 'idle' as const,
    keepAliveTimeout: 72_000,
    requestTimeout: requestMs(maxSoldBytes),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  }
  const https = tls ? { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } : null
  // Handlers see one interface over both; the type provider exists for the compiler alone.
  const app = fastify({
    ...options,
    ...(https ? { https: { ...https, ...slowHeads } } : { http: slowHeads }),
  } as typeof options) as unknown as KedaiApp
  limitConnections(app.server)
  return app
}

/** A head comes at once; one that drips in holds a connection and nothing else. */
const slowHeads = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** The last limit, for every request: the largest file that may be sold at half a megabit a second. Bodies have closer ones (`bodyLimits`). */
const requestMs = (maxSoldBytes: number): number => Math.max(600_000, Math.ceil(maxSoldBytes / 64_000) * 1000)

// contract §1: the vendor type when asked for, plain JSON otherwise, 406 for another version.
function answerInVersion(app: KedaiApp): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') && negotiate(request.headers.accept) === 'not_acceptable') {
      refuse(request, reply, new AppError('not_acceptable', texts.notAcceptable))
      return
    }
    done()
  })
  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (!request.routeOptions.config.raw) {
      reply.header('content-type', negotiate(request.headers.accept) === vendorType ? vendorType : 'application/json')
    }
    done(null, payload)
  })
}
