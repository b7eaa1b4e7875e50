import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const scripts = join(import.meta.dirname, '..')

const {
  scripts: { start: startCommand },
} = JSON.parse(readFileSync(join(scripts, '../package.json'), 'utf8')) as { scripts: { start: string } } // the repository's own

/** A small repository with the real runner in it and nothing to install. */
export function plantRunner(files: Record<string, string>): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'kedai-runner-'))
  const all = {
    'package.json': JSON.stringify({ name: 'planted', version: '1.0.0', scripts: { start: startCommand } }),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: {} }),
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  cpSync(join(scripts, 'run.mjs'), join(root, 'scripts', 'run.mjs'))
  cpSync(join(scripts, 'runner'), join(root, 'scripts', 'runner'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  })
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** A server that says it serves and notes each start and each signal in `log`, one word a line. */
export const serverThatNotes = `
import { appendFileSync } from 'node:fs'
const note = (word: string) => appendFileSync('log', word + '\\n')
process.on('SIGTERM', () => { note('stopped'); process.exit(0) })
process.send?.('serving')
note('pid:' + process.pid)
setInterval(() => {}, 1000)
`

export const readLog = (root: string) =>
  existsSync(join(root, 'log')) ? readFileSync(join(root, 'log'), 'utf8').trim().split('\n') : []

// 0 would mean the whole process group to kill().
export const readPids = (root: string) =>
  readLog(root)
    .filter((line) => line.startsWith('pid:'))
    .map((line) => Number(line.slice(4)))
    .filter((pid) => pid > 0)

/** Waits until `look` gives something, at most ten seconds. */
export async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const found = look()
    if (found !== undefined && found !== false) return found
    await wait(50)
  }
  throw new Error('waited ten seconds for what did not come')
}
