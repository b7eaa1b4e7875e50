import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const repository = join(import.meta.dirname, '..', '..')
const rooms = ['domain', 'contracts', 'server', 'web']

/**
 * A small repository of its own, with the given files, in which a gate can be shown a breach. Its rooms import each other as the real ones do;
 * packages are the installed ones. Call `remove` when done.
 */
export function plantTree(
  files: Record<string, string>,
  packages: readonly string[] = [],
): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'kedai-planted-'))
  for (const room of rooms) {
    write(
      root,
      `${room}/package.json`,
      JSON.stringify({ name: `@kedai/${room}`, type: 'module', exports: { './*': './src/*' } }),
    )
    link(root, `@kedai/${room}`, join(root, room))
  }
  for (const name of packages) link(root, name, join(repository, 'node_modules', name))
  for (const [path, text] of Object.entries(files)) write(root, path, text)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function link(root: string, name: string, target: string): void {
  const place = join(root, 'node_modules', name)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(target, place, 'junction')
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
