import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { messageGroups } from './message-groups.ts'
import { visit } from './testing-imports.ts'

const root = import.meta.dirname
const pages = readdirSync(join(root, 'pages/public'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `pages/public/${file}`)

// What a page loads at once must find its words in the common catalogue or in that of the page's own group.
it.each(pages)('%s has all its words when it is drawn', (page) => {
  const seen = new Map<string, string>()
  visit(page, 'start', seen)
  const wordless = [...seen.keys()].filter(
    (file) => speaks(file) && groupOf(file) !== null && groupOf(file) !== groupOf(page),
  )
  expect(wordless).toEqual([])
})

it('sees a page that lacks its words', () => {
  const seen = new Map<string, string>()
  visit('pages/public/order.tsx', 'start', seen)
  expect([...seen.keys()].filter((file) => speaks(file) && groupOf(file) === 'order').length).toBeGreaterThan(2)
})

it('is named by the routes for each page as the list has it', () => {
  const routes = readFileSync(join(root, 'public-routes.ts'), 'utf8')
  const declared = [
    ...routes.matchAll(/lazyPage\('src\/(pages\/public\/[\w-]+\.tsx)', \(\) => import\([^)]*\)(?:, '(\w+)')?\)/g),
  ]
  expect(declared.length).toBeGreaterThan(7)
  for (const [, page = '', group] of declared) expect([page, group ?? null]).toEqual([page, groupOf(page)])
})

// The server draws with all of them at once, the browser with those of the page: two translations of one text would not be the same page.
it.each(['ms', 'en', 'zh'])('says one text of buyers’ pages in one way, in %s', (lang) => {
  const found = new Map<string, Set<string>>()
  for (const group of ['', ...Object.keys(messageGroups).filter((name) => name !== 'seller' && name !== 'operator')]) {
    const catalogue = readFileSync(join(root, 'locales', group, `${lang}.po`), 'utf8')
    for (const [, text = '', said = ''] of catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm))
      found.set(text, (found.get(text) ?? new Set()).add(said))
  }
  expect(found.size).toBeGreaterThan(200)
  expect([...found].filter(([, said]) => said.size > 1)).toEqual([])
})

const groupOf = (file: string): string | null =>
  Object.entries(messageGroups).find(([, patterns]) => patterns.some((pattern) => matchesGlob(file, pattern)))?.[0] ??
  null

const speaks = (file: string) =>
  existsSync(join(root, file)) && /from '@lingui\/(?:react|core)\/macro'/.test(readFileSync(join(root, file), 'utf8'))
