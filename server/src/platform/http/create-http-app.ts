import cookie from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Config } from '../../config.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from './app-types.ts'
import { answerBadAddress } from './bad-address.ts'
import { cacheHeaders } from './cache-headers.ts'
import { checkAndWriteReply, checkRequest, writeReply } from './contract-compilers.ts'
import { sendPlainErrorPage } from './error-page.ts'
import { readMultipart } from './multipart.ts'
import { negotiate, vendorType } from './negotiation.ts'
import { answerUnknown } from './not-found.ts'
import { bodyLimit, readBodies } from './read-body.ts'
import { answerRefusals, refuse } from './refusals.ts'
import { describeRequests } from './request-facts.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { trustHops } from './trusted-hops.ts'

export type HttpSettings = Pick<Config, 'publicUrl' | 'trustProxy' | 'realtimePort' | 'tls' | 'logLevel'> & {
  paymentHosts: readonly string[]
  /** Replies are checked against their contracts: tests and development. */
  checkReplies: boolean
  loosenedCsp: boolean
}

/** The door: contract §1 on every route. Guards, sessions and features are registered on top. */
export async function createHttpApp(settings: HttpSettings): Promise<KedaiApp> {
  const setHeaders = createSecurityHeaders({ paymentHosts: settings.paymentHosts, realtimePort: settings.realtimePort, loosened: settings.loosenedCsp })
  const app = newFastify(settings, setHeaders)
  app.setValidatorCompiler(checkRequest)
  app.setSerializerCompiler(settings.checkReplies ? checkAndWriteReply : writeReply)
  app.decorate('sendErrorPage', sendPlainErrorPage)
  describeRequests(app, settings.publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    reply.header('x-request-id', request.id)
    done()
  })
  await app.register(cookie)
  answerInVersion(app)
  cacheHeaders(app)
  answerRefusals(app)
  answerUnknown(app)
  readBodies(app)
  await readMultipart(app)
  return app
}

// Ours are set right after; without this, fastify loads its own, a hundred files at each start.
const noCompiler = () => (): never => { throw new Error('every route is checked by its contract') }

function newFastify({ trustProxy, tls, logLevel }: HttpSettings, setHeaders: (request: AnyRequest, reply: AnyReply) => void): KedaiApp {
  const process = randomBytes(4).toString('hex')
  let count = 0
  const options = {
    trustProxy: typeof trustProxy === 'number' ? trustHops(trustProxy) : trustProxy,
    bodyLimit,
    genReqId: () => `${process}-${(count++).toString(36)}`,
    logger: logLevel === 'silent' ? false : { level: logLevel },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerBadAddress(setHeaders),
    forceCloseConnections: 'idle' as const,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  }
  const https = tls ? { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } : null
  // Handlers see one interface over both; the type provider exists for the compiler alone.
  return fastify({ ...options, https } as typeof options) as unknown as KedaiApp
}

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
