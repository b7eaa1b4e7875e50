import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { expect, it } from 'vitest'
import { sellerSide } from './seller-side.ts'

const root = import.meta.dirname

it('keeps the seller’s side out of what buyers load', () => {
  const starts = [...filesBelow('pages/public'), ...filesBelow('layouts').filter((file) => !isSellerSide(file)), 'entry-client.tsx', 'app.tsx']
  expect(starts.length).toBeGreaterThan(10)
  const seen = new Map<string, string>()
  for (const start of starts) visit(start, start, seen)
  expect([...seen].filter(([file]) => isSellerSide(file) || file.includes('@base-ui'))).toEqual([])
})

it('sees a seller’s part behind two steps', () => {
  const seen = new Map<string, string>()
  visit('pages/gallery/gallery.tsx', 'start', seen)
  expect([...seen.keys()].some((file) => file.startsWith('ui/admin/'))).toBe(true)
})

// Static imports only: what is imported on demand brings its own catalogue.
function visit(file: string, from: string, seen: Map<string, string>): void {
  if (seen.has(file)) return
  seen.set(file, from)
  if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) return
  const source = readFileSync(join(root, file), 'utf8')
  for (const [, target = ''] of source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm)) {
    visit(target.startsWith('.') ? relative(root, join(root, dirname(file), target)) : target, file, seen)
  }
}

const isSellerSide = (file: string) => sellerSide.some((folder) => matchesGlob(file, `${folder}/**`))

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file))
