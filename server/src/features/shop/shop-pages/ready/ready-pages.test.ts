import { pageBlock } from '@kedai/contracts/page-blocks.ts'
import { blockTypes, pageLimits } from '@kedai/domain/pages/page-block.ts'
import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { checkPage } from '@kedai/domain/pages/page-checks.ts'
import { readyPageNames } from '@kedai/domain/pages/ready-page-names.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { startTestApp } from '../../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../../platform/test-app/test-client.ts'
import { mug, openShop, products } from '../../../sell/catalogue/catalogue.fixture.ts'
import { judgeBlocks } from '../actions/judge-blocks.ts'
import { presentReadyPages } from './present-ready-pages.ts'

const place = { publicUrl: 'https://kedai.test', username: 'kedai-satu' }
const now = new Date('2026-12-31T15:30:00Z') // the last half hour of a year in Malaysia
const nothing = { address: '', products: [] }
const written = (lang: (typeof langs)[number], facts: Parameters<typeof presentReadyPages>[0]['facts'] = nothing) =>
  presentReadyPages({ lang, screen: 'ms', facts, username: 'kedai-satu', now }).pages
const all = langs.flatMap((lang) => written(lang).map((page) => ({ lang, ...page })))

// What only the seller has: goods, pictures, a film, an address.
const sellers = ['no_product', 'no_picture', 'no_video', 'no_address']
const shapeOf = (block: PageBlock): unknown =>
  JSON.parse(
    JSON.stringify(block, (key, value) => (key !== 'type' && typeof value === 'string' && value ? '…' : value)),
  )

describe.each(all)('$name in $lang', ({ lang, name, title, purpose, description, blocks }) => {
  it('is made of blocks that the contract and the server take', () => {
    for (const block of blocks) expect(pageBlock.safeParse(block)).toMatchObject({ success: true })
    expect(judgeBlocks(blocks, place)).toEqual(blocks)
    expect(blocks.length).toBeLessThan(pageLimits.blocks / 4)
    expect(title.length).toBeLessThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(160) // longer ones are cut off in search results
  })

  it('has words everywhere, and no more to mend than what the seller alone has', () => {
    for (const words of [title, purpose, description]) expect(words.trim()).not.toBe('')
    const empty = blocks.flatMap(wordsOf).filter((words) => words.trim() === '')
    expect(empty).toEqual([])
    const found = checkPage({ blocks, description, widthOf: () => null, now: formatTime(now) })
    expect(found.map(({ kind }) => kind).filter((kind) => !sellers.includes(kind))).toEqual([])
  })

  it('says the same things in the same order as in Malay', () => {
    const malay = written('ms').find((page) => page.name === name)
    expect(blocks.map(shapeOf)).toEqual(malay?.blocks.map(shapeOf))
    if (lang !== 'ms') expect(blocks).not.toEqual(malay?.blocks)
  })

  it('counts down to a moment that is still to come', () => {
    const ends = blocks.flatMap((block) => (block.type === 'countdown' ? [block.until] : []))
    expect(ends.filter((until) => until <= formatTime(now))).toEqual([])
  })
})

test('at least ten pages, no two of one structure, and among them every kind of block', () => {
  const pages = written('ms')
  expect(pages.length).toBeGreaterThanOrEqual(10)
  const structures = pages.map(({ blocks }) => blocks.map(({ type }) => type).join(' '))
  expect(new Set(structures).size).toBe(pages.length)
  const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)))
  expect([...blockTypes].filter((type) => !used.has(type))).toEqual([])
})

test('is filled with what the shop has', () => {
  const facts = {
    address: 'No. 3, Jalan Mawar\n43000  Kajang',
    products: [
      { item_type: 'ticket', view_id: 'GIG' },
      { item_type: 'variation', view_id: 'TEE' },
    ],
  }
  const pages = written('en', facts)
  const of = (name: string) => pages.find((page) => page.name === name)?.blocks ?? []
  expect(of('event')).toContainEqual({ type: 'product', view_id: 'GIG', shows: 'order', item_type: 'ticket' })
  expect(of('product')).toContainEqual({ type: 'product', view_id: 'TEE', shows: 'order' })
  expect(of('rental')).toContainEqual({ type: 'product', view_id: '', shows: 'order', item_type: 'rental' })
  expect(of('about')).toContainEqual(expect.objectContaining({ address: 'No. 3, Jalan Mawar 43000 Kajang' }))
})

describe('at the door', () => {
  let app: TestApp
  let owner: TestClient
  beforeAll(async () => {
    app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
    ;({ owner } = await openShop(app, 'kedai-satu'))
  })
  afterAll(() => app.close())
  const path = '/api/ajax/seller/ready-pages'

  test('each can be saved as a draft by a shop that has nothing yet, and is shown with what it waits for', async () => {
    for (const { title, description, blocks } of (await owner.get(path)).body.data.pages) {
      const made = await owner.post('/api/ajax/seller/pages', { title, blocks, seo: { description } })
      expect(made.status).toBe(200)
      expect(made.body.data.blocks).toEqual(blocks)
      const { status, body } = await owner.post('/api/ajax/seller/pages/preview', { blocks })
      expect(status).toBe(200)
      expect(body.data.blocks.length).toBeGreaterThan(2)
    }
    const event = (await owner.get(`${path}?lang=zh`)).body.data.pages.find(
      ({ name }: { name: string }) => name === 'event',
    )
    const { blocks } = (await owner.post('/api/ajax/seller/pages/preview', { blocks: event.blocks })).body.data
    expect(blocks).toContainEqual({ type: 'waiting', of: 'product', message: expect.stringMatching(/\w/) })
  })

  test('the language can be chosen, and a product on sale is taken', async () => {
    const viewId = (await owner.post(products, mug({ status: 'published', title: 'Mug Biru' }))).body.data.view_id
    await owner.post(products, mug({ status: 'draft', title: 'Belum siap' }))
    const { lang, pages } = (await owner.get(`${path}?lang=zh`)).body.data
    expect([lang, pages.map(({ name }: { name: string }) => name)]).toEqual(['zh', [...readyPageNames]])
    expect(pages[0]).toMatchObject({ title: '单一商品', purpose: expect.not.stringMatching(/[\u4e00-\u9fff]/) })
    expect(pages[0].blocks).toContainEqual({ type: 'product', view_id: viewId, shows: 'order' })
    expect((await owner.get(`${path}?lang=de`)).status).toBe(422)
  })
})

// Every text that people read. What is left out belongs to the seller, or may be left empty (a button of its own words, say).
function wordsOf(block: PageBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.spans.map(({ text }) => text)
    case 'list':
      return block.items.flatMap((item) => item.map(({ text }) => text))
    case 'hero':
      return [block.title, block.text, ...(block.button ? [block.button.label, block.button.link] : [])]
    case 'faq':
      return [block.title, ...block.questions.flatMap(({ question, answer }) => [question, answer])]
    case 'lead':
      return [block.title, block.text, block.button]
    case 'whatsapp':
      return [block.label, block.message]
    case 'picture':
    case 'gallery':
    case 'product':
    case 'spacer':
      return []
    default:
      return [block.title]
  }
}
