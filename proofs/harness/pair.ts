import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Browser } from './browser.ts'
import { startServer } from './server.ts'
import type { RunningServer } from './server.ts'

export type Pair = { urls: string[]; servers: RunningServer[]; folders: string[]; stop(): Promise<void> }

/** Two server processes on one database, as behind a load balancer: one secret, nothing else in common. */
export async function startPair(databaseUrl: string, env: Record<string, string> = {}): Promise<Pair> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'kedai-proof-')))
  const servers: RunningServer[] = []
  for (const folder of folders) {
    const server = await startServer({
      env: {
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        APP_SECRET: 'one secret for both, long enough for it',
        ...env,
      },
    })
    servers.push(server)
    await server.ready()
  }
  return {
    urls: servers.map(({ url }) => url),
    servers,
    folders,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a form until it is answered, as a patient person would: the same key each time, so nothing is done twice. */
export async function persist(
  browser: Browser,
  path: string,
  body: object,
  key: string,
  tries = 40,
): Promise<Answer & { tries: number }> {
  for (let count = 1; ; count++) {
    const answer = await browser.post(path, body, { 'idempotency-key': key })
    if ((answer.status !== 503 && answer.status !== 0) || count === tries) return { ...answer, tries: count }
    await sleep(100 * Math.min(count, 10))
  }
}
