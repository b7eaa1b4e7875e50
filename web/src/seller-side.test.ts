import { readFileSync, readdirSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { operatorSide, sellerSide } from './seller-side.ts'
import { visit } from './testing-imports.ts'

const root = import.meta.dirname

it('keeps the seller’s side out of what buyers load', () => {
  const starts = [
    ...filesBelow('pages/public'),
    ...filesBelow('layouts').filter((file) => !isSellerSide(file) && !isOperators(file)),
    'entry-client.tsx',
    'app.tsx',
  ]
  expect(starts.length).toBeGreaterThan(10)
  const seen = new Map<string, string>()
  for (const start of starts) visit(start, start, seen)
  expect([...seen].filter(([file]) => isSellerSide(file) || file.includes('@base-ui'))).toEqual([])
})

it('keeps the query and router libraries out of every buyer’s part, also of those that come later', () => {
  const folders = [
    'pages/public',
    'features/cart',
    'features/item',
    'features/checkout',
    'features/buyer-order',
    'features/storefront',
    'features/accounts',
  ]
  const files = folders.flatMap(filesBelow).filter((file) => !isSellerSide(file))
  expect(files.length).toBeGreaterThan(80)
  expect(
    files.filter((file) =>
      /from '(?:@tanstack\/react-query|react-router)'|lib\/query\.ts/.test(readFileSync(join(root, file), 'utf8')),
    ),
  ).toEqual([])
})

it('keeps the operators’ side out of what buyers and sellers load', () => {
  const others = ['pages', 'layouts', 'features', 'ui', 'lib', 'product-types']
    .flatMap(filesBelow)
    .filter((file) => !isOperators(file))
  const seen = new Map<string, string>()
  for (const start of [...others, 'entry-client.tsx', 'seller-app.tsx', 'routes.tsx', 'public-routes.ts'])
    visit(start, start, seen)
  expect(seen.size).toBeGreaterThan(300)
  expect([...seen].filter(([file]) => isOperators(file))).toEqual([])
  const ofOperators = new Map<string, string>()
  visit('operator-client.tsx', 'start', ofOperators)
  expect([...ofOperators.keys()].filter(isOperators).length).toBeGreaterThan(12) // it would be seen
})

it('keeps the styles of both out of what buyers load', () => {
  const css = readFileSync(join(root, 'styles/public.css'), 'utf8')
  const left = [...css.matchAll(/@source not '\.\.\/(.+)';/g)].flatMap(([, folder = '']) => {
    const [, names = '', rest = ''] = /^\{(.+)\}(.+)$/.exec(folder) ?? []
    return names === '' ? [folder] : names.split(',').map((name) => name + rest)
  })
  expect(left.toSorted()).toEqual([...sellerSide, ...operatorSide].toSorted())
})

it('sees a seller’s part behind two steps', () => {
  const seen = new Map<string, string>()
  visit('pages/gallery/gallery.tsx', 'start', seen)
  expect([...seen.keys()].some((file) => file.startsWith('ui/admin/'))).toBe(true)
})

const isOperators = (file: string) =>
  file.startsWith('operator-client') || operatorSide.some((folder) => matchesGlob(file, `${folder}/**`))

const isSellerSide = (file: string) => sellerSide.some((folder) => matchesGlob(file, `${folder}/**`))

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file))
