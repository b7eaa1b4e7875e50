import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createBrowser } from './harness/browser.ts'
import { makeHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { addListing, buyerNo, placeUrl } from './harness/listing.ts'
import { isAlive } from '../server/src/platform/db/embedded/processes.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer, ServerOptions } from './harness/server.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534

/** Starts in a data folder, sells one thing, and stops in order. */
async function expectServing(
  home: Home,
  options: ServerOptions,
  meanwhile?: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ ...options, env: { DATA_DIR: home.dataDir, ...options.env } })
  try {
    await server.ready(180_000) // it fills the demo first
    const browser = createBrowser(server.url)
    expect((await browser.open('/login')).status).toBe(200)
    await addListing(home.sql, 'SOMEWHERE', [1])
    expect((await browser.post(placeUrl('SOMEWHERE'), buyerNo(1, { paymentMethod: 'cod' }))).status).toBe(200)
    await meanwhile?.(server)
  } finally {
    process.kill(server.pid(), 'SIGTERM') // told twice, as where a whole group is told and its runner tells it too
    await sleep(30)
    expect(await server.stop()).toBe(0)
  }
  expect(home.postmaster()).toBeNull() // nothing is left running
}

/** A data folder below a home that nobody else may enter. */
async function expectInPrivateHome(
  owner: number | null,
  work: (home: Home, parent: string) => Promise<void>,
): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'kedai-private-'))
  chmodSync(parent, 0o700)
  const home = makeHome(parent)
  if (owner !== null) for (const folder of [parent, home.dataDir]) chownSync(folder, owner, owner)
  try {
    await work(home, parent)
  } finally {
    await home.remove()
    rmSync(parent, { recursive: true, force: true })
  }
}

describe('who may run it, and where', () => {
  test(`as ${isRoot ? 'root' : 'an ordinary user'}, below a home of mode 0700; a second one on the same folder is refused in one clear line`, () =>
    expectInPrivateHome(null, (home) =>
      expectServing(home, {}, async (first) => {
        for (const supervised of [false, true]) {
          const second = await startServer({ supervised, env: { DATA_DIR: home.dataDir } })
          expect(await second.exited).toBe(78)
          expect(second.log().trim().split('\n')).toEqual([
            expect.stringContaining(`another Kedai already uses this data folder (${home.dataDir})`),
          ])
        }
        expect((await createBrowser(first.url).get('/readyz')).status).toBe(200)
      }),
    ))

  test('an address that is not this machine’s is refused in one clear line', async () => {
    const home = makeHome()
    try {
      const server = await startServer({
        env: { DATA_DIR: home.dataDir, DEMO: '0', RATE_LIMITS: 'on', HOST: '203.0.113.9' },
      })
      expect(await server.exited).toBe(78)
      expect(server.log().trim().split('\n')).toEqual([
        expect.stringContaining('HOST 203.0.113.9 is no address of this machine'),
      ])
      expect(home.postmaster()).toBeNull() // the refused start took its database along
    } finally {
      await home.remove()
    }
  })

  test('a folder that takes no files is refused in one clear line, at once', async () => {
    for (const folder of ['/proc/nope', '/proc/self']) {
      const server = await startServer({ env: { DATA_DIR: folder, APP_SECRET: 'a secret of thirty-two characters!' } })
      expect(await server.exited).toBe(78)
      expect(server.log().trim().split('\n')).toEqual([expect.stringContaining(`DATA_DIR (${folder}) cannot be used`)])
    }
  })

  test.each(['opens its database', 'fills its demo'])(
    'told to stop while it %s, it leaves in order and takes the database along',
    async (what) => {
      const home = makeHome()
      const hasBegun = async () =>
        what === 'opens its database'
          ? home.postmaster() !== null
          : (await home.sql('select 1 from shops limit 1').catch(() => [])).length > 0
      try {
        const server = await startServer({ env: { DATA_DIR: home.dataDir } })
        await expect.poll(hasBegun, { timeout: 120_000, interval: 20 }).toBe(true)
        expect([await server.stop(), home.postmaster()]).toEqual([0, null])
        expect(server.log()).not.toContain('Kedai is open')
      } finally {
        await home.remove()
      }
    },
  )

  test('kill -9 of the runner: the server finishes and takes its database along', async () => {
    const home = makeHome()
    try {
      const server = await startServer({ supervised: true, env: { DATA_DIR: home.dataDir, DEMO: '0' } })
      await server.ready()
      const serving = server.pid()
      expect([serving > 0, serving === server.outerPid]).toEqual([true, false])
      process.kill(server.outerPid, 'SIGKILL')
      await expect.poll(() => isAlive(serving), { timeout: 20_000 }).toBe(false)
      expect(home.postmaster()).toBeNull()
    } finally {
      await home.remove()
    }
  })

  const why = whyNotAsNobody()
  if (why !== null) console.log(`not proven here: starting as an ordinary user (${why})`)
  test.skipIf(why !== null)('the folder of another user is refused in one clear line', () =>
    expectInPrivateHome(nobody, async (home) => {
      const first = await startServer({
        wrap: asNobody,
        env: { DATA_DIR: home.dataDir, HOME: home.dataDir, DEMO: '0' },
      })
      await first.ready().finally(() => first.stop())
      const cluster = join(home.dataDir, 'database', '18')
      chownSync(cluster, 65_533, 65_533)
      for (const mode of [0o700, 0o755]) {
        // may not be entered; may be entered, and PostgreSQL itself refuses it
        chmodSync(cluster, mode)
        const server = await startServer({ wrap: asNobody, env: { DATA_DIR: home.dataDir, HOME: home.dataDir } })
        expect(await server.exited).toBe(78)
        expect(server.log().trim().split('\n')).toEqual([
          expect.stringMatching(/start as (the|its) owner( of DATA_DIR)?, or hand the folder over/),
        ])
      }
      expect(home.postmaster()).toBeNull()
    }),
  )
  test.skipIf(why !== null)('as an ordinary user, below a home of mode 0700 of his own', () =>
    expectInPrivateHome(nobody, (home, parent) => expectServing(home, { wrap: asNobody, env: { HOME: parent } })),
  )
})

function asNobody(command: string[]): string[] {
  return ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--', ...command]
}

// Only root can become somebody else, and that somebody must be able to read this very code.
function whyNotAsNobody(): string | null {
  if (!isRoot) return 'this run is one already'
  if (!['/usr/bin/setpriv', '/bin/setpriv'].some((path) => existsSync(path))) return 'setpriv is missing'
  const [command = '', ...args] = asNobody([process.execPath, '-e', "require('fs').readFileSync('package.json')"])
  const probe = spawnSync(command, args, { cwd: join(import.meta.dirname, '..') })
  return probe.status === 0 ? null : 'the code lies where nobody else may read it'
}
