import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const notSources = new Set(['node_modules', 'dist', '.vite'])

/** A hash of name, size and time of change of every file below the given paths: cheap, and changed by any edit. */
export function sourceStamp(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, root, path)
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return
  if (!found.isDirectory()) {
    hash.update(`${path}\0${found.size}\0${found.mtimeMs}\n`)
    return
  }
  const names = readdirSync(join(root, path))
    .filter((name) => !notSources.has(name) && !name.includes('.test.'))
    .sort()
  for (const name of names) addTo(hash, root, join(path, name))
}
