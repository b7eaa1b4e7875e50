import { rmSync } from 'node:fs'
import { z } from 'zod'
import { buildApp } from '../../app.ts'
import type { Config } from '../config/config.ts'
import type { DnsLookup } from '../../integrations/dns/dns-lookup.ts'
import { createTestClock } from '../clock/clock.ts'
import type { TestClock } from '../clock/clock.ts'
import type { Deps } from '../deps.ts'
import type { Feature } from '../feature.ts'
import { ok } from '../http/envelope.ts'
import type { KedaiApp } from '../http/app-types.ts'
import { success } from '@kedai/contracts/envelope.ts'
import type { DrawnPageLimits } from '../ssr/drawn-pages.ts'
import type { RendererSource } from '../ssr/renderer.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { createTestClient, testTokenPath } from './test-client.ts'
import type { TestClient } from './test-client.ts'
import { testConfig } from './test-config.ts'

export type SentMail = { recipient: string; subject: string; html: string; plain: string }

export type TestApp = {
  app: KedaiApp
  deps: Deps
  db: Deps['db']
  clock: TestClock
  /** Sees the rows of every shop: for arranging and checking. */
  asOwner: Awaited<ReturnType<typeof createTestDatabase>>['asOwner']
  /** Does every job that is due. */
  runJobs(): Promise<number>
  /** Does what is due, then the mails so far, oldest first. */
  mailbox(): Promise<SentMail[]>
  client(lang?: string, host?: string): Promise<TestClient>
  close(): Promise<void>
}

type Options = {
  now?: Date | string
  config?: Partial<Config>
  features?: readonly Feature[]
  pageSource?: RendererSource
  dns?: DnsLookup
  drawnPageLimits?: DrawnPageLimits
  /** Another process on the database of that app, which is to be closed last. */
  besides?: TestApp
}

/** The whole server on a database of its own, asked in memory. Replies are checked against their contracts. */
export async function startTestApp({
  now = '2026-11-20T04:00:00Z',
  config = {},
  features = [],
  pageSource,
  dns = silentDns,
  drawnPageLimits,
  besides,
}: Options = {}): Promise<TestApp> {
  const database = besides
    ? { ...besides.deps.database, asOwner: besides.asOwner, close: async () => {} }
    : await createTestDatabase()
  const clock = createTestClock(now)
  const settings = testConfig(config)
  const built = await buildApp({
    config: settings,
    database,
    clock,
    checkReplies: true,
    pageSource,
    dns,
    drawnPageLimits,
    extraFeatures: [...features, tokenForTests],
  })
  await built.startJobs({ workers: false })
  const { app, deps } = built
  return {
    app,
    deps,
    db: deps.db,
    clock,
    asOwner: database.asOwner,
    runJobs: () => deps.jobs.runDue(),
    async mailbox() {
      await deps.jobs.runDue()
      return database.asOwner<SentMail>('select recipient, subject, html, plain from mailbox order by id')
    },
    client: (lang, host) => createTestClient(app, { lang, host }),
    async close() {
      await built.close()
      await database.close()
      rmSync(settings.dataDir, { recursive: true, force: true })
    },
  }
}

/** Tests ask nobody outside. */
const silentDns: DnsLookup = {
  txt: async () => [],
  cname: async () => [],
  addresses: async () => [],
}

const tokenForTests: Feature = {
  name: 'token for tests',
  async routes(app, { csrf }) {
    const schema = { response: { 200: success(z.object({ csrf_token: z.string() })) }, hide: true }
    app.get(testTokenPath, { schema }, async (request, reply) => ok({ csrf_token: csrf.tokenFor(request, reply) }))
  },
}
