import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './platform/config/config.ts'
import { features } from './features.ts'
import { keepSms } from './features/operate/mailbox/actions/keep-sms.ts'
import { createSandboxBank } from './features/money/sandbox-bank/actions/create-sandbox-bank.ts'
import { createPaymentGateways } from './integrations/payments/registry.ts'
import { createDnsLookup } from './integrations/dns/dns-lookup.ts'
import type { DnsLookup } from './integrations/dns/dns-lookup.ts'
import { createSms } from './integrations/sms/registry.ts'
import type { Clock } from './platform/clock/clock.ts'
import { guardWrites } from './platform/csrf/guard.ts'
import type { Database } from './platform/db/open-database.ts'
import type { Deps } from './platform/deps.ts'
import { findDiskRoom, watchDiskRoom } from './platform/disk-room.ts'
import { createDocuments } from './platform/documents/documents.ts'
import { createStamper } from './platform/stamps/stamper.ts'
import { createChanges } from './platform/events/changes.ts'
import { keepSuspensions } from './platform/suspensions/suspensions.ts'
import { refuseGuestsOfSuspended } from './platform/suspensions/refuse-guests.ts'
import type { Suspensions } from './platform/suspensions/suspended-shops.ts'
import { createEvents } from './platform/events/events.ts'
import type { Feature } from './platform/feature.ts'
import { createFiles } from './platform/files/files.ts'
import { fileRoutes } from './platform/files/routes.ts'
import { housekeeping } from './platform/housekeeping.ts'
import type { KedaiApp } from './platform/http/app-types.ts'
import { createDomainHosts } from './platform/http/domain-hosts.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import { operationRoutes } from './platform/http/operations.ts'
import { createReadiness } from './platform/http/readiness.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { findQueueStates } from './platform/jobs/queue-states.ts'
import { waitUntilIdle } from './platform/jobs/wait-until-idle.ts'
import { createCouriers } from './integrations/couriers/registry.ts'
import { createSealing } from './platform/sealing.ts'
import { keyFor } from './platform/signing.ts'
import { collectDependencies } from './platform/cache/dependencies.ts'
import { createResponseCache } from './platform/cache/response-cache.ts'
import { cachePublicCalls } from './platform/cache/public-calls.ts'
import { findLastBackup } from './platform/last-backup.ts'
import { holdDoors } from './platform/limits/doors.ts'
import { takePapersInTurn } from './platform/limits/paper-turns.ts'
import { createLimits } from './platform/limits/limits.ts'
import { createBounces } from './platform/mail/bounces/bounces.ts'
import { createMail } from './platform/mail/mail.ts'
import { docsRoutes } from './platform/openapi/docs-page.ts'
import { documentOperations } from './platform/openapi/document.ts'
import { createFileParser } from './platform/parsing/file-parser.ts'
import { keepSessions } from './platform/sessions/sessions.ts'
import { rememberReferrals } from './platform/sessions/referral-clicks.ts'
import { knowVisitors } from './platform/sessions/visitor.ts'
import { appApiRoutes } from './platform/realtime/app-api.ts'
import { outsideRealtime } from './platform/realtime/outside-realtime.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import { createTracer } from './platform/tracing/open-telemetry.ts'
import { traceRequests } from './platform/tracing/trace-requests.ts'
import { setTracer } from './platform/tracing/tracing.ts'
import { knowRequests } from './platform/http/current-request.ts'
import { knowSenders } from './platform/realtime/sender.ts'
import { builtFileRoutes } from './platform/ssr/built-files.ts'
import { pageRoutes, sendErrorsAsPages } from './platform/ssr/page-routes.ts'
import { sellerAppRoutes } from './platform/ssr/seller-app-routes.ts'
import { createDrawnPages } from './platform/ssr/drawn-pages.ts'
import type { DrawnPageLimits, DrawnPages } from './platform/ssr/drawn-pages.ts'
import { createPages } from './platform/ssr/pages.ts'
import { builtRenderer, type RendererSource } from './platform/ssr/renderer.ts'
import type { Development } from './platform/ssr/vite-development.ts'

export type AppParts = {
  config: Config
  database: Database
  clock: Clock
  /** Replies are checked against their contracts: tests and development. */
  checkReplies?: boolean
  /** More features than the product's own: sample routes of tests. */
  extraFeatures?: readonly Feature[]
  /** Draws the pages; the build's renderer unless said. */
  pageSource?: RendererSource
  /** Of the pages kept in the database; the usual ones unless said. */
  drawnPageLimits?: DrawnPageLimits
  /** Asks the DNS; the real one unless said. */
  dns?: DnsLookup
  /** Development: pages from sources instead of the build. */
  development?: (app: KedaiApp) => Promise<Development>
}

export type BuiltApp = {
  app: KedaiApp
  deps: Deps
  /** Starts jobs; `workers` false leaves them to other processes. */
  startJobs(options?: { workers?: boolean }): Promise<void>
  /** What the features put into a demo; does nothing where it is there already. */
  seedDemo(): Promise<void>
  /** No new requests, running ones finish, then jobs and listeners. The database is the caller's. `pauseMs`: not ready, but still serving. */
  close(options?: { pauseMs?: number }): Promise<void>
}

export async function buildApp(parts: AppParts): Promise<BuiltApp> {
  const { config, database } = parts
  const all = [housekeeping, ...features, ...(parts.extraFeatures ?? [])]
  const domainHosts = createDomainHosts()
  const app = await createHttpApp({
    ...config,
    domainHosts,
    paymentHosts: [],
    checkReplies: parts.checkReplies ?? false,
    loosenedCsp: parts.development !== undefined,
  })
  const tracer = config.tracing && (await createTracer(config.tracing))
  if (tracer) {
    setTracer(tracer)
    traceRequests(app, tracer)
  }
  const changes = await createChanges(database)
  domainHosts.use(database.public)
  await domainHosts.load()
  changes.on('domain', () => {
    domainHosts
      .load()
      .catch((error: unknown) => app.log.error({ err: error }, 'the domains of shops could not be read'))
  })
  const suspensions = await keepSuspensions(database.app, changes, (error) =>
    app.log.error({ err: error }, 'the suspended shops could not be read'),
  )
  const jobs = createJobs(database, {
    queues: all.flatMap(({ queues = [] }) => queues),
    onError: (error, queue) => app.log.error({ err: error, queue }, 'a job failed'),
    held: database.held,
  })
  const drawnPages = createDrawnPages({
    database,
    clock: parts.clock,
    appSecret: config.appSecret,
    limits: parts.drawnPageLimits,
    onError: (error) => app.log.warn({ err: error }, 'drawn pages could not be kept'),
  })
  const deps = platformDeps(
    app,
    parts,
    { changes, jobs, domainHosts, suspensions, drawnPages },
    await parts.development?.(app),
  )
  let isClosing = false
  const diskRoom = () => findDiskRoom(config.dataDir)
  const endDiskWatch = watchDiskRoom({ find: diskRoom, warn: (facts, line) => app.log.warn(facts, line) })
  await operationRoutes(app, config, {
    readiness: createReadiness({ database, diskRoom, isStopping: () => isClosing }),
    metrics: {
      pools: database.pools,
      queues: () => findQueueStates(database.app),
      diskRoom,
      lastBackup: () => findLastBackup(config.dataDir),
      pages: () => deps.pages.counts,
    },
  })
  await documentOperations(app, config)
  for (const feature of all) feature.wire?.(deps)
  for (const feature of all) feature.hooks?.(app, deps)
  for (const feature of all)
    if (feature.routes) await app.register((scope) => feature.routes?.(scope as KedaiApp, deps) ?? Promise.resolve())
  await fileRoutes(app, deps)
  await docsRoutes(app, deps)
  if (config.realtime.outside === null) await appApiRoutes(app, deps)
  await sellerAppRoutes(app, deps)
  await pageRoutes(app, deps)
  await builtFileRoutes(app)
  await app.ready()
  return {
    app,
    deps,
    startJobs: (options) => jobs.start(options),
    async seedDemo() {
      for (const feature of all) await feature.seedDemo?.(deps)
    },
    async close({ pauseMs = 0 } = {}) {
      isClosing = true
      endDiskWatch()
      if (pauseMs > 0) await sleep(pauseMs)
      await deps.bounces.close()
      await deps.realtime.close()
      await app.close()
      await jobs.stop()
      await deps.pages.flush()
      await deps.documents.close()
      await deps.parser.close()
      await deps.stamper.close()
      await changes.close()
      if (tracer) {
        setTracer(null)
        await tracer.close()
      }
    },
  }
}

// Hooks run in the order of this list: who is it, may he write, is it known already, who is signed in.
function platformDeps(
  app: KedaiApp,
  { config, database, clock, pageSource, dns, checkReplies = false }: AppParts,
  {
    changes,
    jobs,
    domainHosts,
    suspensions,
    drawnPages,
  }: Pick<Deps, 'changes' | 'jobs' | 'domainHosts'> & {
    suspensions: Suspensions
    drawnPages: DrawnPages
  },
  development: Development | undefined,
): Deps {
  const db = database.app
  app.decorate('db', db)
  app.decorate('clock', clock)
  refuseGuestsOfSuspended(app, db, suspensions)
  knowVisitors(app, config.appSecret)
  rememberReferrals(app)
  knowSenders(app)
  knowRequests(app)
  const csrf = guardWrites(app, config.appSecret)
  const cache = createResponseCache(changes, clock)
  collectDependencies(app)
  cachePublicCalls(app, cache, clock)
  const limits = createLimits(db, config)
  holdDoors(app, limits, { strict: checkReplies })
  takePapersInTurn(app, config)
  const sessions = keepSessions(app, { db, clock, changes })
  const files = createFiles(config)
  const bounces = createBounces({ config, db, clock, log: app.log })
  const source = development?.source ?? pageSource ?? builtRenderer()
  const { app: application, outside } = config.realtime
  const sockets = outside
    ? outsideRealtime(application, outside)
    : createRealtime({ http: app, config, database, changes })
  const pages = createPages({
    app,
    config,
    clock,
    csrf,
    cache,
    drawnPages,
    realtime: sockets,
    domainHosts,
    source,
    transform: development?.transform,
  })
  sendErrorsAsPages(app, { pages })
  return {
    config,
    clock,
    database,
    db,
    publicDb: database.public,
    changes,
    jobs,
    domainHosts,
    dns: dns ?? createDnsLookup(config.dnsServers),
    csrf,
    sessions,
    realtime: sockets,
    pages,
    events: createEvents(db),
    limits,
    files,
    parser: createFileParser(),
    documents: createDocuments({
      store: files.store,
      onMissing: (characters, { lang, kind }) =>
        app.log.warn({ characters, lang, kind }, 'no font has these characters'),
    }),
    stamper: createStamper(),
    mail: createMail({ config, db, clock, jobs, bounces, log: app.log, calm: () => waitUntilIdle(database.isCrowded) }),
    bounces,
    sms: createSms({ settings: config.sms, clock, mailbox: config.demo ? keepSms(db, clock) : null }),
    sealing: createSealing([
      keyFor(config.appSecret, 'payment-accounts'),
      ...(config.oldAppSecret === null ? [] : [keyFor(config.oldAppSecret, 'payment-accounts')]),
    ]),
    couriers: createCouriers({ clock, origins: config.courierOrigins }),
    gateways: createPaymentGateways({
      clock,
      appSecret: config.appSecret,
      origins: config.paymentOrigins,
      sandboxBank: config.demo ? createSandboxBank({ db, clock, publicUrl: config.publicUrl }) : null,
    }),
  }
}
