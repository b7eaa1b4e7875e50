import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usualPools } from '../config/config.ts'
import type { Config } from '../config/config.ts'
import { usualGrowth } from '../config/growth.ts'

/** Settings of a server under test: its own folder, silent, limits off unless a test is about them. */
export function testConfig(given: Partial<Config> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'kedai-test-data-'))
  return {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    shopHosts: false,
    trustProxy: false,
    appSecret: 'a secret of the tests, long enough',
    oldAppSecret: null,
    dataDir,
    databaseUrl: null,
    databasePools: usualPools,
    databaseWaitMs: 0,
    demo: true,
    rateLimits: false,
    realtimePort: 8443,
    realtime: { app: { id: 'kedai', key: 'kedai', secret: 'a secret of the sockets' }, outside: null },
    tls: null,
    acme: null,
    metricsToken: 'metrics-token-of-the-tests',
    mail: { smtpUrl: null, from: 'Kedai <kedai@shop.test>', connections: 5 },
    bounces: null,
    sms: null,
    dnsServers: null,
    paymentOrigins: {},
    courierOrigins: {},
    smsPerDay: 200,
    sending: {
      mailsPerPerson: 1_000,
      mailsPerShop: 1_000,
      mailsPerNewcomer: 1_000,
      mailsInAll: 20_000,
      textsInAll: 2_000,
      textsOfStrangers: 50,
      campaignsPerMinute: 300,
    },
    alerts: { mail: null, webhook: null },
    securityContact: 'mailto:security@localhost',
    tracing: null,
    growth: usualGrowth,
    registration: true,
    sellerApp: true,
    files: { kind: 'local', folder: join(dataDir, 'files'), drafts: join(dataDir, 'files', 'drafts') },
    maxSoldBytes: 512 * 1024 * 1024,
    logLevel: 'silent',
    ...given,
  }
}
