import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createBrowser } from './harness/browser.ts'
import { makeHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { addListing, buyerNo, placeUrl } from './harness/listing.ts'
import { startServer } from './harness/server.ts'
import type { ServerOptions } from './harness/server.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534

/** Starts in a data folder, sells one thing, and stops in order. */
async function serves(home: Home, options: ServerOptions = {}): Promise<void> {
  const server = await startServer({ ...options, env: { DATA_DIR: home.dataDir, ...options.env } })
  try {
    await server.ready()
    const browser = createBrowser(server.url)
    expect((await browser.open('/login')).status).toBe(200)
    await addListing(home.sql, 'SOMEWHERE', [1])
    expect((await browser.post(placeUrl('SOMEWHERE'), buyerNo(1, { paymentMethod: 'cod' }))).status).toBe(200)
  } finally {
    expect(await server.stop()).toBe(0)
  }
  expect(home.postmaster()).toBeNull() // nothing is left running
}

async function inHome(parent: string, work: (home: Home) => Promise<void>): Promise<void> {
  const home = makeHome(parent)
  try {
    await work(home)
  } finally {
    await home.remove()
  }
}

describe('one owner of a data folder', () => {
  test('a second server refuses in one clear line, and the first goes on', () => inHome(tmpdir(), async (home) => {
    const first = await startServer({ env: { DATA_DIR: home.dataDir } })
    await first.ready()
    for (const supervised of [false, true]) {
      const second = await startServer({ supervised, env: { DATA_DIR: home.dataDir } })
      expect(await second.exited).toBe(78)
      const said = second.log().trim().split('\n')
      expect(said).toEqual([expect.stringContaining(`another Kedai already uses this data folder (${home.dataDir})`)])
    }
    const answer = await createBrowser(first.url).get('/readyz')
    expect(answer.status).toBe(200)
    expect(await first.stop()).toBe(0)
  }))
})

describe('who may run it, and where', () => {
  test(`as ${isRoot ? 'root' : 'an ordinary user'}`, () => inHome(tmpdir(), (home) => serves(home)))

  test('below a home of mode 0700', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'kedai-private-'))
    chmodSync(parent, 0o700)
    try {
      await inHome(parent, (home) => serves(home))
    } finally {
      rmSync(parent, { recursive: true, force: true })
    }
  })

  const why = whyNotAsNobody()
  if (why !== null) console.log(`not proven here: starting as an ordinary user (${why})`)
  test.skipIf(why !== null)('as an ordinary user below a home of mode 0700 of his own', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'kedai-nobody-'))
    chownSync(parent, nobody, nobody)
    chmodSync(parent, 0o700)
    const home = makeHome(parent)
    chownSync(home.dataDir, nobody, nobody)
    try {
      await serves(home, { wrap: asNobody, env: { HOME: parent } })
    } finally {
      await home.remove()
      rmSync(parent, { recursive: true, force: true })
    }
  })
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
