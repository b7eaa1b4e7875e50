import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleServer, serverBundle } from './building/bundle-server.ts'
import { bundleWorker } from './building/bundle-worker.ts'
import { sourceStamp } from './building/source-stamp.ts'
import { withFolderLock } from './runner/folder-lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const shared = ['contracts/src', 'domain/src', 'package-lock.json', 'tsconfig.base.json']

type Work = {
  name: string
  sources: readonly string[]
  results: readonly string[]
  stamp: string
  make: () => Promise<void>
}

const works: readonly Work[] = [
  {
    name: 'the pages',
    sources: ['web', 'lingui.config.ts', ...shared],
    results: ['web/dist/client/.vite/manifest.json', 'web/dist/server', 'web/dist/worker/worker.js'],
    stamp: 'web/dist/.built-from',
    make: buildPages,
  },
  {
    name: 'the server',
    sources: ['server/src', 'server/package.json', 'scripts/building', ...shared],
    results: [serverBundle],
    stamp: 'server/dist/.built-from',
    make: () => bundleServer(root),
  },
]

/**
 * Builds what its sources have outgrown: the browser's files and the server-rendering entry into web/dist/{client,server}, the
 * server into one file. Costs two listings (a few ms) when nothing is stale, so a server can call it before it listens.
 * Answers where the server's file is. Throws an Error of one line when a build fails; what it printed is on stderr.
 */
export async function buildIfStale(): Promise<{ built: boolean; server: string }> {
  const server = join(root, serverBundle)
  if (works.every(isFresh)) return { built: false, server }
  // A process of its own: the bundler's memory and its NODE_ENV must not stay in a server.
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--if-stale'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('Kedai could not be built; the reason is above.')
  return { built: true, server }
}

function isFresh({ sources, results, stamp }: Work): boolean {
  if (![stamp, ...results].every((path) => existsSync(join(root, path)))) return false
  return readFileSync(join(root, stamp), 'utf8') === sourceStamp(root, sources)
}

async function build({ name, sources, stamp: file, make }: Work): Promise<void> {
  console.error(`Building ${name} …`)
  rmSync(join(root, file), { force: true }) // a build cut half-way must not look finished
  const stamp = sourceStamp(root, sources) // before: a file saved meanwhile makes the next start build again
  await make()
  writeFileSync(join(root, file), stamp)
}

async function buildPages(): Promise<void> {
  const vite = await import('vite') // 200 ms that a fresh start must not pay
  const place = { configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'error' as const }
  await vite.build(place)
  await vite.build({ ...place, build: { ssr: 'src/entry-server.tsx' } })
  await bundleWorker(root)
}

if (import.meta.main) {
  process.env.NODE_ENV = 'production' // a test runner's own value would bring React's development build, half as heavy again
  await withFolderLock(join(root, '.cache', 'build.lock'), async () => {
    const onlyStale = process.argv.includes('--if-stale')
    for (const work of works) if (!onlyStale || !isFresh(work)) await build(work)
  })
}
