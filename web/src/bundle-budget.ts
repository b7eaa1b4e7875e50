import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { langs } from '@kedai/domain/text/lang.ts'
import type { MessageGroup } from './message-groups.ts'
import { type Manifest, assetsOf, withImports } from './lib/assets.ts'

// Bytes, gzip: 115 kB, half a one for the fields that the price of sending is asked with (spec §7), three for what types of
// products ask: each is a chunk of its own, but the form that holds them is on every item page (decision 0011); half a one for the
// consent to offers and the button that says what is missing; half a one for the bank to pay from and what that button says of
// days, times and tickets; and a tenth for asking whether what is sold out is kept for this browser.
export const JS_LIMIT = 119_600
export const CSS_LIMIT = 12_400
// At load, with an order form that comes at a press.
export const PAGE_LIMIT = 115_000
// All the script of a page that nothing takes over, and of a countdown on it.
export const STILL_LIMITS = { 'src/still/still.ts': 1250, 'src/still/countdown.ts': 500 }

// `woken`: parts that come by themselves once the page is used, and whose texts.
type Watched = {
  page: string
  groups: readonly MessageGroup[]
  woken?: { parts: readonly string[]; groups: readonly MessageGroup[] }
  limit?: number
}

export type Weight = { page: string; js: number; css: number; limit: number; problems: string[] }

// Pages a buyer opens from a chat.
const watched: readonly Watched[] = [
  {
    page: 'src/pages/public/item.tsx',
    groups: [],
    woken: { parts: ['src/features/checkout/checkout.tsx'], groups: ['checkout'] },
  },
  { page: 'src/pages/public/storefront.tsx', groups: ['storefront'] },
  { page: 'src/pages/public/shop-page.tsx', groups: ['storefront'], limit: PAGE_LIMIT },
  { page: 'src/pages/public/order.tsx', groups: ['order'] },
  { page: 'src/pages/public/invoice.tsx', groups: ['order'] },
  { page: 'src/pages/public/quote.tsx', groups: ['order'] },
]

// What a visit to each page loads until it is fully in use: entry, libraries, page, what wakes later, the heaviest language. Sizes in gzip bytes.
export function weighPages(builtClient: string): Weight[] {
  const manifest = JSON.parse(readFileSync(join(builtClient, '.vite/manifest.json'), 'utf8')) as Manifest // written by Vite's build
  const sizeOf = (file: string) => gzipSync(readFileSync(join(builtClient, file)), { level: 9 }).length
  return [
    ...watched.map((one) => weigh(one, manifest, sizeOf)),
    ...Object.entries(STILL_LIMITS).map(([script, limit]) => weighStill(script, limit, manifest, sizeOf)),
  ]
}

// A script that stands alone.
export function weighStill(page: string, limit: number, manifest: Manifest, sizeOf: (file: string) => number): Weight {
  const files = withImports(manifest, [page]).map((name) => manifest[name]?.file ?? '')
  const js = files.reduce((sum, file) => sum + sizeOf(file), 0)
  const problems = [
    files.length !== 1 && `${page}: ${files.length} files, where one is to stand alone`,
    js > limit && `${page}: weighs ${js} B gzip, the limit is ${limit}`,
  ].filter((problem) => problem !== false)
  return { page, js, css: 0, limit, problems }
}

export function weigh(
  { page, groups, woken = { parts: [], groups: [] }, limit = JS_LIMIT }: Watched,
  manifest: Manifest,
  sizeOf: (file: string) => number,
): Weight {
  const lost = [page, ...woken.parts].filter((file) => !manifest[file])
  if (lost.length > 0)
    return { page, js: 0, css: 0, limit, problems: lost.map((file) => `${file} is not in the build`) }
  const perLanguage = langs.map((lang) => {
    const { scripts, preload, styles } = assetsOf(manifest, [page, ...woken.parts], {
      lang,
      groups: [...groups, ...woken.groups],
    })
    return { js: total([...scripts, ...preload]), css: total(styles) }
  })
  const js = Math.max(...perLanguage.map((weight) => weight.js))
  const css = Math.max(...perLanguage.map((weight) => weight.css))
  const problems = [
    js > limit && `${page}: scripts weigh ${js} B gzip, the limit is ${limit}`,
    css > CSS_LIMIT && `${page}: styles weigh ${css} B gzip, the limit is ${CSS_LIMIT}`,
  ].filter((problem) => problem !== false)
  return { page, js, css, limit, problems }

  function total(files: string[]): number {
    return files.reduce((sum, file) => sum + sizeOf(file.slice(1)), 0)
  }
}

// React's development build draws a page five times slower; a renderer that chooses at run time gets it whenever the server was not told.
export const judgeRenderer = (code: string): string[] =>
  code.includes('process.env.NODE_ENV') ? ['The built renderer asks at run time whether it is for production'] : []

// `node web/src/bundle-budget.ts`, after a build: one line a page, and red when one is too heavy.
if (import.meta.main) {
  const weights = weighPages(fileURLToPath(new URL('../dist/client', import.meta.url)))
  for (const { page, js, css, limit } of weights)
    process.stdout.write(`${page}: ${js} of ${limit} B script, ${css} of ${CSS_LIMIT} B style (gzip)\n`)
  const renderer = readFileSync(new URL('../dist/server/entry-server.js', import.meta.url), 'utf8')
  const problems = [...weights.flatMap((weight) => weight.problems), ...judgeRenderer(renderer)]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
