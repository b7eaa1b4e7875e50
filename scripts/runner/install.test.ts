import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { plantRunner, readLog } from './fixture.ts'
import { withFolderLock } from './folder-lock.mjs'
import { ensureInstalled } from './install.mjs'
import { entriesMatch } from './installed-tree.mjs'
import { findPinnedNode } from './pinned-node.mjs'

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const one of cleanUp.splice(0)) one()
})

function plant(): string {
  const { root, remove } = plantRunner({})
  cleanUp.push(remove)
  rmSync(join(root, 'node_modules'), { recursive: true }) // a bare clone
  return root
}

function countingInstall() {
  const counted = { times: 0 }
  const install = async (root: string) => {
    counted.times += 1
    mkdirSync(join(root, 'node_modules'), { recursive: true })
  }
  return { counted, install }
}

describe('ensureInstalled', () => {
  it('installs once, and again when the lock changes', async () => {
    const root = plant()
    const { counted, install } = countingInstall()
    await ensureInstalled(root, { install })
    await ensureInstalled(root, { install })
    expect(counted.times).toBe(1)
    writeFileSync(join(root, 'package-lock.json'), '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }')
    await ensureInstalled(root, { install })
    expect(counted.times).toBe(2)
  })

  it('leaves no stamp when the install failed', async () => {
    const root = plant()
    await expect(
      ensureInstalled(root, {
        install: async () => {
          throw new Error('no network')
        },
      }),
    ).rejects.toThrow('no network')
    const { counted, install } = countingInstall()
    await ensureInstalled(root, { install })
    expect(counted.times).toBe(1)
  })

  it('runs one install for two commands at once', async () => {
    const root = plant()
    const program = `
      import { appendFileSync, mkdirSync } from 'node:fs'
      import { ensureInstalled } from './scripts/runner/install.mjs'
      await ensureInstalled(process.cwd(), { install: async () => {
        appendFileSync('log', 'installed\\n')
        await new Promise((done) => setTimeout(done, 500))
        mkdirSync('node_modules', { recursive: true })
      } })
      appendFileSync('log', 'ready\\n')`
    const both = [1, 2].map(() =>
      spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: root, stdio: 'ignore' }),
    )
    await Promise.all(both.map((child) => once(child, 'exit')))
    expect(readLog(root)).toEqual(['installed', 'ready', 'ready'])
  })
})

describe('the lock folder', () => {
  it('of a process that was killed is taken over', async () => {
    const folder = join(plant(), '.cache', 'one.lock')
    const dead = spawn(process.execPath, ['-e', ''])
    await once(dead, 'exit')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'pid'), String(dead.pid))
    expect(await withFolderLock(folder, async () => readFileSync(join(folder, 'pid'), 'utf8'))).toBe(
      String(process.pid),
    )
  })

  it('is given back when the work fails', async () => {
    const folder = join(plant(), '.cache', 'one.lock')
    await expect(
      withFolderLock(folder, async () => {
        throw new Error('bad')
      }),
    ).rejects.toThrow('bad')
    expect(await withFolderLock(folder, async () => 'again')).toBe('again')
  })
})

describe('a tree that npm just made', () => {
  const wanted = {
    '': {},
    web: {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/@kedai/web': { link: true },
    'node_modules/for-elsewhere': { version: '1.0.0', integrity: 'y', optional: true, os: ['plan9'] },
  }
  const { '': top, web, 'node_modules/for-elsewhere': elsewhere, ...installed } = wanted

  it('is taken as it is', () => {
    expect([top, web, elsewhere]).toHaveLength(3)
    expect(entriesMatch(wanted, installed)).toBe(true)
  })

  it.each([
    ['a package is missing', { 'node_modules/@kedai/web': { link: true } }],
    ['a version is another', { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'x' } }],
    ['the bytes are others', { ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'z' } }],
    ['something is left over', { ...installed, 'node_modules/b': { version: '1.0.0' } }],
  ])('is not when %s', (_, there) => {
    expect(entriesMatch(wanted, there)).toBe(false)
  })

  it('is not when an optional package for this machine is missing', () => {
    const here = { version: '1.0.0', integrity: 'y', optional: true, os: [process.platform], cpu: [process.arch] }
    expect(entriesMatch({ ...wanted, 'node_modules/node-here': here }, installed)).toBe(false)
  })
})

describe('findPinnedNode', () => {
  it("takes the machine's own from 24 on where there is no copy", () => {
    expect(
      findPinnedNode(plant(), { platform: 'darwin-arm64', own: { path: '/own/node', version: '24.3.0' } }),
    ).toEqual({ path: '/own/node' })
  })

  it('refuses an older one in one line that says what to do', () => {
    const found = findPinnedNode(plant(), { platform: 'darwin-arm64', own: { path: '/own/node', version: '22.9.0' } })
    expect(found).toEqual({
      refusal: expect.stringMatching(/^[^\n]*darwin-arm64[^\n]*22\.9\.0[^\n]*Install Node 24[^\n]*$/),
    })
  })
})
