import { designNames } from '@kedai/domain/theme/designs.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf } from './calls-of.ts'
import { expectSound, openDemo } from './demo-site.ts'
import { everyBlock } from './every-block.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
let call: ReturnType<typeof callsOf>
let phone: Visitor
let desk: Visitor
beforeAll(async () => {
  demo = await openDemo()
  const seller = await demo.visit(1280)
  await signIn(seller, '/seller/pages')
  call = callsOf(seller.page, '/api/ajax/seller')
  const { slides } = (await call('GET', 'banners')) as { slides: { image: { id: number } }[] }
  const { id } = (await call('POST', 'pages', {
    title: 'Semua blok',
    slug: 'semua',
    blocks: everyBlock(slides.map(({ image }) => image.id)),
    seo: { description: 'Setiap jenis blok sekali' },
  })) as { id: number }
  await call('POST', `pages/${id}/publish`, {})
  phone = await demo.visit(360)
  desk = await demo.visit(1280)
})
afterAll(() => demo?.close())

// Every kind of block, tickets, a rental and a collection among them, by day and by night.
describe.each(['kedai', ...designNames])('in the design %s', (design) => {
  it('a page of every block can be read, fits, and has no words over a picture', async () => {
    await call('POST', `designs/${design}/apply`, {})
    await phone.page.goto('/s/demo/p/semua')
    expect(await rowsOfHeader(phone.page)).toBe(1)
    expect(await wordsOverPicture(phone.page)).toBe(false)
    await expectSound(phone)
    await desk.page.goto('/s/demo/p/semua')
    expect(await wordsOverPicture(desk.page)).toBe(false)
    expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
    expect(desk.complaints).toEqual([])
  })
})

// Sign and buttons stand beside each other.
const rowsOfHeader = (page: Page) =>
  page.evaluate(() => {
    const parts = [...(document.querySelector('header > div')?.children ?? [])].map((part) =>
      part.getBoundingClientRect(),
    )
    const bottom = Math.min(...parts.map((part) => part.bottom))
    return parts.every(({ top }) => top < bottom) ? 1 : 2
  })

const wordsOverPicture = (page: Page) =>
  page.evaluate(() => {
    const hero = document.querySelector('section:has(h1)')
    const [picture, words] = [hero?.querySelector('img'), hero?.querySelector('h1')?.parentElement].map((part) =>
      part?.getBoundingClientRect(),
    )
    if (!picture || !words) throw new Error('the page begins with a hero')
    return picture.right > words.left + 1 && picture.bottom > words.top + 1
  })
