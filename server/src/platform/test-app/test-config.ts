import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

/** Settings of a server under test: its own folder, silent, limits off unless a test is about them. */
export function testConfig(given: Partial<Config> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'kedai-test-data-'))
  return {
    port: 0, host: '127.0.0.1', publicUrl: 'http://localhost:3000', shopHosts: false, trustProxy: false, appSecret: 'a secret of the tests, long enough', dataDir, databaseUrl: null,
    demo: true, rateLimits: false, realtimePort: 8443, tls: null, metricsToken: 'metrics-token-of-the-tests', mail: { smtpUrl: null, from: 'Kedai <kedai@shop.test>' }, bounces: null, sms: null, smsPerDay: 200,
    files: { kind: 'local', folder: join(dataDir, 'files'), drafts: join(dataDir, 'files', 'drafts') }, mostSoldBytes: 512 * 1024 * 1024, logLevel: 'silent', faults: {}, ...given,
  }
}
