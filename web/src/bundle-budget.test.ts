import { expect, it } from 'vitest'
import { CSS_LIMIT, JS_LIMIT, judgeRenderer, weigh, weighStill } from './bundle-budget.ts'

const page = 'src/pages/public/item.tsx'
const manifest = {
  'src/entry-client.tsx': { file: 'entry.js', css: ['entry.css'], imports: ['vendor'], isEntry: true },
  vendor: { file: 'vendor.js' },
  [page]: { file: 'item.js', imports: ['vendor', 'shared'] },
  shared: { file: 'shared.js', css: ['shared.css'] },
  'src/features/checkout/checkout.tsx': { file: 'form.js', imports: ['shared'] },
  'src/locales/checkout/ms.po': { file: 'form-ms.js' },
  'src/locales/ms.po': { file: 'ms.js' },
  'src/locales/en.po': { file: 'en.js' },
  'src/locales/zh.po': { file: 'zh.js' },
}
const sizes: Record<string, number> = {
  'entry.js': 1,
  'vendor.js': 10,
  'item.js': 100,
  'shared.js': 1000,
  'ms.js': 20_000,
  'en.js': 30_000,
  'zh.js': 5,
  'entry.css': 3,
  'shared.css': 4,
}

it('counts each file once, with the heaviest language', () => {
  expect(weigh({ page, groups: [] }, manifest, (file) => sizes[file] ?? Number.NaN)).toEqual({
    page,
    js: 31_111,
    css: 7,
    limit: JS_LIMIT,
    problems: [],
  })
})

const woken = { parts: ['src/features/checkout/checkout.tsx'], groups: ['checkout'] as const }

it('counts what wakes on the page, and its texts', () => {
  const withForm: Record<string, number> = { ...sizes, 'form.js': 2, 'form-ms.js': 200_000 }
  expect(weigh({ page, groups: [], woken }, manifest, (file) => withForm[file] ?? Number.NaN).js).toBe(221_113)
})

it('tells of a part that grew too heavy although the page alone would be light enough', () => {
  const grown = (file: string) => (file === 'form.js' ? JS_LIMIT : 1)
  expect(weigh({ page, groups: [] }, manifest, grown).problems).toEqual([])
  expect(weigh({ page, groups: [], woken }, manifest, grown).problems).toHaveLength(1)
})

it('tells of a part that is not in the build', () => {
  expect(weigh({ page, groups: [], woken: { parts: ['gone.tsx'], groups: [] } }, manifest, () => 1).problems).toEqual([
    'gone.tsx is not in the build',
  ])
})

it('tells of a page that grew too heavy', () => {
  const grown = (file: string) => (file === 'item.js' ? JS_LIMIT : file === 'entry.css' ? CSS_LIMIT : 1)
  expect(weigh({ page, groups: [] }, manifest, grown).problems).toHaveLength(2)
})

it('tells of a page that is not in the build', () => {
  expect(weigh({ page: 'src/pages/public/gone.tsx', groups: [] }, manifest, () => 1).problems).toHaveLength(1)
})

it('tells of a renderer that was not built for production', () => {
  expect(judgeRenderer('x = process.env.NODE_ENV === "production" ? fast : slow')).toHaveLength(1)
  expect(judgeRenderer('x = fast')).toEqual([])
})

it('tells of a page with a limit of its own', () => {
  expect(weigh({ page, groups: [], limit: 31_111 }, manifest, (file) => sizes[file] ?? 0).problems).toEqual([])
  expect(weigh({ page, groups: [], limit: 31_110 }, manifest, (file) => sizes[file] ?? 0).problems).toHaveLength(1)
})

it('tells of a script that is too heavy, leans on others or is not there', () => {
  const still = { 'still.ts': { file: 'still.js' }, 'leans.ts': { file: 'leans.js', imports: ['still.ts'] } }
  expect(weighStill('still.ts', 10, still, () => 10)).toMatchObject({ js: 10, problems: [] })
  expect(weighStill('still.ts', 9, still, () => 10).problems).toHaveLength(1)
  expect(weighStill('leans.ts', 20, still, () => 10).problems).toHaveLength(1)
  expect(weighStill('gone.ts', 20, still, () => 10).problems).toHaveLength(1)
})
