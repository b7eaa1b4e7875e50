import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf } from './calls-of.ts'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const said = (text: string) => ({ type: 'paragraph', spans: [{ text }] })
const start = ['Satu', 'Dua', 'Tiga', 'Empat']

it('a seller drags a block with the mouse, duplicates one, takes it back, and buyers read what came of it', async () => {
  const seller = await demo.visit(1280)
  const { page } = seller
  await signIn(seller, '/seller/pages')
  const call = callsOf(page, '/api/ajax/seller')
  const { id } = (await call('POST', 'pages', {
    title: 'Susunan',
    slug: 'susunan',
    blocks: start.map(said),
    seo: {},
  })) as { id: number }
  await page.goto(`/seller/pages/${id}`)
  const preview = page.frameLocator('iframe').first()
  await preview.getByText('Empat', { exact: true }).waitFor()
  const shownInPreview = () => preview.locator('.stored-text').allInnerTexts()

  // The last one onto the first, which is open; then one downwards.
  await drag(page, handleOf(page, 3), page.locator('[data-block]').first())
  await expect.poll(() => texts(page)).toEqual(['Empat', 'Satu', 'Dua', 'Tiga'])
  await expect.poll(async () => (await shownInPreview()).join()).toMatch(/^Empat\s*,?\s*Satu/)
  await drag(page, handleOf(page, 0), page.locator('[data-block]').nth(2))
  await expect.poll(() => texts(page)).toEqual(['Satu', 'Dua', 'Empat', 'Tiga'])
  await page.getByRole('button', { name: 'Buat asal', exact: true }).click()
  await expect.poll(() => texts(page)).toEqual(['Empat', 'Satu', 'Dua', 'Tiga'])
  // Let go of beside the list, nothing moves.
  await drag(page, handleOf(page, 0), page.getByRole('heading', { level: 1 }))
  expect(await texts(page)).toEqual(['Empat', 'Satu', 'Dua', 'Tiga'])

  const open = async (at: number) => {
    const head = page.locator('[data-block] button[aria-expanded]').nth(at)
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  }
  await open(1)
  await page.getByRole('button', { name: /^Gandakan / }).click()
  await expect.poll(() => texts(page)).toEqual(['Empat', 'Satu', 'Satu', 'Dua', 'Tiga'])
  await page.getByRole('button', { name: 'Buat asal', exact: true }).click()
  await expect.poll(() => texts(page)).toEqual(['Empat', 'Satu', 'Dua', 'Tiga'])
  await page.getByRole('button', { name: 'Buat semula', exact: true }).click()
  await expect.poll(() => texts(page)).toEqual(['Empat', 'Satu', 'Satu', 'Dua', 'Tiga'])
  // The copy is a block of its own.
  await open(2)
  await page.locator('[data-block]').nth(2).locator('textarea').fill('Satu lagi')
  await expect.poll(() => texts(page)).toEqual(['Empat', 'Satu', 'Satu lagi', 'Dua', 'Tiga'])
  await expectSound(seller)
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByText('Halaman diterbitkan.').waitFor()

  const { blocks } = (await call('GET', `pages/${id}`)) as { blocks: { spans: { text: string }[] }[] }
  expect(blocks.map(({ spans }) => spans[0]?.text)).toEqual(['Empat', 'Satu', 'Satu lagi', 'Dua', 'Tiga'])
  const buyer = await demo.visit(360)
  await buyer.page.goto('/s/demo/p/susunan')
  expect((await buyer.page.locator('article .stored-text').allInnerTexts()).join('\n').split(/\n+/)).toEqual([
    'Empat',
    'Satu',
    'Satu lagi',
    'Dua',
    'Tiga',
  ])
  await Promise.all([seller.leave(), buyer.leave()])
})

const handleOf = (page: Page, at: number) => page.locator('[data-block] button[draggable]').nth(at)

// What each block says, folded or open.
const texts = (page: Page) =>
  page
    .locator('[data-block]')
    .evaluateAll((rows) =>
      rows.map((row) => row.querySelector('textarea')?.value ?? row.querySelector('.truncate')?.textContent),
    )

// With the mouse itself, in steps, as a hand does.
async function drag(page: Page, from: Locator, onto: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await middleOf(from), await middleOf(onto)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y - 8, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await page.mouse.up()
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) }
}
