import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = import.meta.dirname

// Static imports only: what is imported on demand brings its own catalogue.
export function visit(file: string, from: string, seen: Map<string, string>): void {
  if (seen.has(file)) return
  seen.set(file, from)
  if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) return
  const source = readFileSync(join(root, file), 'utf8')
  for (const [, target = ''] of source.matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm,
  )) {
    visit(target.startsWith('.') ? relative(root, join(root, dirname(file), target)) : target, file, seen)
  }
}
