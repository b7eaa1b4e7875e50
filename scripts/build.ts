import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceStamp } from './building/source-stamp.ts'
import { withFolderLock } from './runner/folder-lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const sources = ['web', 'contracts/src', 'domain/src', 'package-lock.json', 'lingui.config.ts', 'tsconfig.base.json']

/**
 * Builds the browser's files and the server-rendering entry into web/dist/{client,server} when their sources changed.
 * Costs one listing (a few ms) when they did not, so a server can call it before it listens.
 * Throws an Error of one line when the build fails; what it printed is on stderr.
 */
export async function buildIfStale(): Promise<{ built: boolean }> {
  if (isFresh()) return { built: false }
  // A process of its own: the bundler's memory and its NODE_ENV must not stay in a server.
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--if-stale'], { cwd: root, stdio: ['ignore', 2, 2] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The pages could not be built; the reason is above.')
  return { built: true }
}

const stampFile = join(root, 'web', 'dist', '.built-from')
const results = ['client/.vite/manifest.json', 'server'].map((name) => join(root, 'web', 'dist', name))

function isFresh(): boolean {
  if (!existsSync(stampFile) || !results.every((path) => existsSync(path))) return false
  return readFileSync(stampFile, 'utf8') === sourceStamp(root, sources)
}

async function buildWeb(): Promise<void> {
  console.error('Building the pages …')
  rmSync(stampFile, { force: true }) // a build cut half-way must not look finished
  const stamp = sourceStamp(root, sources) // before: a file saved meanwhile makes the next start build again
  process.env.NODE_ENV = 'production' // a test runner's own value would bring React's development build, half as heavy again
  const vite = await import('vite') // 200 ms that a fresh start must not pay
  const place = { configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'error' as const }
  await vite.build(place)
  await vite.build({ ...place, build: { ssr: 'src/entry-server.tsx' } })
  writeFileSync(stampFile, stamp)
}

if (import.meta.main) {
  await withFolderLock(join(root, '.cache', 'build.lock'), async () => {
    const builtWhileWaiting = process.argv.includes('--if-stale') && isFresh()
    if (!builtWhileWaiting) await buildWeb()
  })
}
