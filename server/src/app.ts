// Table of contents: the platform first, then the features.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import { accounts } from './features/accounts/feature.ts'
import { banners } from './features/banners/feature.ts'
import { audit } from './features/audit/feature.ts'
import { catalogue } from './features/catalogue/feature.ts'
import { categories } from './features/categories/feature.ts'
import { company } from './features/company/feature.ts'
import { customers } from './features/customers/feature.ts'
import { statements } from './features/statements/feature.ts'
import { invoiceLinks } from './features/invoice-links/feature.ts'
import { orderRuns } from './features/order-runs/feature.ts'
import { orders } from './features/orders/feature.ts'
import { demo } from './features/demo/feature.ts'
import { events } from './features/events/feature.ts'
import { fulfilment } from './features/fulfilment/feature.ts'
import { invoiceReminders } from './features/invoice-reminders/feature.ts'
import { invoiceSending } from './features/invoice-sending/feature.ts'
import { creditNotes } from './features/credit-notes/feature.ts'
import { receipts } from './features/receipts/feature.ts'
import { invoices } from './features/invoices/feature.ts'
import { recurringInvoices } from './features/recurring-invoices/feature.ts'
import { items } from './features/items/feature.ts'
import { keepSms } from './features/mailbox/actions/keep-sms.ts'
import { mailbox } from './features/mailbox/feature.ts'
import { clickUpsells } from './features/click-upsells/feature.ts'
import { orderNumberSeries } from './features/order-numbers/feature.ts'
import { policies } from './features/policies/feature.ts'
import { carts } from './features/carts/feature.ts'
import { checkout } from './features/checkout/feature.ts'
import { coupons } from './features/coupons/feature.ts'
import { opening } from './features/opening/feature.ts'
import { pageFiles } from './features/pages/feature.ts'
import { payments } from './features/payments/feature.ts'
import { reviews } from './features/reviews/feature.ts'
import { createSandboxBank } from './features/sandbox-bank/actions/create-sandbox-bank.ts'
import { sales } from './features/sales/feature.ts'
import { quotes } from './features/quotes/feature.ts'
import { sandboxBank } from './features/sandbox-bank/feature.ts'
import { productCsv } from './features/product-csv/feature.ts'
import { shipments } from './features/shipments/feature.ts'
import { shipping } from './features/shipping/feature.ts'
import { savedViews } from './features/saved-views/feature.ts'
import { stock } from './features/stock/feature.ts'
import { staff } from './features/staff/feature.ts'
import { storefront } from './features/storefront/feature.ts'
import { theme } from './features/theme/feature.ts'
import { vacation } from './features/vacation/feature.ts'
import { createPaymentGateways } from './integrations/payments/registry.ts'
import { createSms } from './integrations/sms/registry.ts'
import type { Clock } from './platform/clock/clock.ts'
import { guardWrites } from './platform/csrf/guard.ts'
import type { Database } from './platform/db/open-database.ts'
import type { Deps } from './platform/deps.ts'
import { findDiskRoom, watchDiskRoom } from './platform/disk-room.ts'
import { createDocuments } from './platform/documents/documents.ts'
import { createChanges } from './platform/events/changes.ts'
import { createEvents } from './platform/events/events.ts'
import type { Feature } from './platform/feature.ts'
import { createFiles } from './platform/files/files.ts'
import { fileRoutes } from './platform/files/routes.ts'
import { housekeeping } from './platform/housekeeping.ts'
import type { KedaiApp } from './platform/http/app-types.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import { operationRoutes } from './platform/http/operations.ts'
import { createReadiness } from './platform/http/readiness.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { findQueueStates } from './platform/jobs/queue-states.ts'
import { waitUntilIdle } from './platform/jobs/wait-until-idle.ts'
import { createSealing } from './platform/sealing.ts'
import { keyFor } from './platform/signing.ts'
import { collectDependencies } from './platform/cache/dependencies.ts'
import { createResponseCache } from './platform/cache/response-cache.ts'
import { cachePublicCalls } from './platform/cache/public-calls.ts'
import { findLastBackup } from './platform/last-backup.ts'
import { createLimits } from './platform/limits/limits.ts'
import { createBounces } from './platform/mail/bounces/bounces.ts'
import { createMail } from './platform/mail/mail.ts'
import { docsRoutes } from './platform/openapi/docs-page.ts'
import { documentOperations } from './platform/openapi/document.ts'
import { createFileParser } from './platform/parsing/file-parser.ts'
import { keepSessions } from './platform/sessions/sessions.ts'
import { knowVisitors } from './platform/sessions/visitor.ts'
import { builtFileRoutes } from './platform/ssr/built-files.ts'
import { pageRoutes, sendErrorsAsPages } from './platform/ssr/page-routes.ts'
import { createPages } from './platform/ssr/pages.ts'
import { builtRenderer } from './platform/ssr/renderer.ts'
import type { RendererSource } from './platform/ssr/renderer.ts'
import type { Development } from './platform/ssr/vite-development.ts'

/** Every feature of the product, in the order they are wired. */
const features: readonly Feature[] = [
  accounts,
  staff,
  audit,
  events,
  catalogue,
  categories,
  savedViews,
  stock,
  productCsv,
  items,
  company,
  banners,
  vacation,
  theme,
  storefront,
  pageFiles,
  shipping,
  coupons,
  clickUpsells,
  policies,
  orderNumberSeries,
  carts,
  checkout,
  orders,
  shipments,
  fulfilment,
  payments,
  invoiceLinks,
  orderRuns,
  reviews,
  customers,
  statements,
  invoices,
  creditNotes,
  receipts,
  invoiceSending,
  recurringInvoices,
  invoiceReminders,
  quotes,
  sandboxBank,
  sales,
  opening,
  mailbox,
  demo,
]

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
  const app = await createHttpApp({
    ...config,
    paymentHosts: [],
    checkReplies: parts.checkReplies ?? false,
    loosenedCsp: parts.development !== undefined,
  })
  const changes = await createChanges(database)
  const jobs = createJobs(database, {
    queues: all.flatMap(({ queues = [] }) => queues),
    onError: (error, queue) => app.log.error({ err: error, queue }, 'a job failed'),
    held: database.held,
  })
  const deps = platformDeps(app, parts, changes, jobs, await parts.development?.(app))
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
    },
  })
  await documentOperations(app, config)
  for (const feature of all) feature.wire?.(deps)
  for (const feature of all)
    if (feature.routes) await app.register((scope) => feature.routes?.(scope as KedaiApp, deps) ?? Promise.resolve())
  await fileRoutes(app, deps)
  await docsRoutes(app, deps)
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
      await app.close()
      await jobs.stop()
      await deps.documents.close()
      await deps.parser.close()
      await changes.close()
    },
  }
}

// Hooks run in the order of this list: who is it, may he write, is it known already, who is signed in.
function platformDeps(
  app: KedaiApp,
  { config, database, clock, pageSource }: AppParts,
  changes: Deps['changes'],
  jobs: Deps['jobs'],
  development: Development | undefined,
): Deps {
  const db = database.app
  app.decorate('db', db)
  app.decorate('clock', clock)
  knowVisitors(app, config.appSecret)
  const csrf = guardWrites(app, config.appSecret)
  const cache = createResponseCache(changes, clock)
  collectDependencies(app)
  cachePublicCalls(app, cache, clock)
  const sessions = keepSessions(app, { db, clock, changes })
  const files = createFiles(config)
  const bounces = createBounces({ config, db, clock, log: app.log })
  const source = development?.source ?? pageSource ?? builtRenderer()
  const pages = createPages({ app, config, clock, csrf, cache, source, transform: development?.transform })
  sendErrorsAsPages(app, { pages })
  return {
    config,
    clock,
    database,
    db,
    publicDb: database.public,
    changes,
    jobs,
    csrf,
    sessions,
    pages,
    events: createEvents(db),
    limits: createLimits(db, config),
    files,
    parser: createFileParser(),
    documents: createDocuments({
      store: files.store,
      onMissing: (characters, { lang, kind }) =>
        app.log.warn({ characters, lang, kind }, 'no font has these characters'),
    }),
    mail: createMail({ config, db, clock, jobs, bounces, log: app.log, calm: () => waitUntilIdle(database.isCrowded) }),
    bounces,
    sms: createSms({ settings: config.sms, clock, mailbox: config.demo ? keepSms(db, clock) : null }),
    sealing: createSealing([
      keyFor(config.appSecret, 'payment-accounts'),
      ...(config.oldAppSecret === null ? [] : [keyFor(config.oldAppSecret, 'payment-accounts')]),
    ]),
    gateways: createPaymentGateways({
      clock,
      appSecret: config.appSecret,
      origins: config.paymentOrigins,
      sandboxBank: config.demo ? createSandboxBank({ db, clock, publicUrl: config.publicUrl }) : null,
    }),
  }
}
