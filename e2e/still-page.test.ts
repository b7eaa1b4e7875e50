import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf } from './calls-of.ts'
import { expectSound, openDemo } from './demo-site.ts'
import { everyBlock } from './every-block.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
let seller: Visitor
let call: ReturnType<typeof callsOf>
let pictures: number[]
beforeAll(async () => {
  demo = await openDemo()
  seller = await demo.visit(360)
  await signIn(seller, '/seller/pages')
  call = callsOf(seller.page, '/api/ajax/seller')
  const { slides } = (await call('GET', 'banners')) as { slides: { image: { id: number } }[] }
  pictures = slides.map(({ image }) => image.id)
})
afterAll(() => demo?.close())

type Kind = { type: string; shows?: string }

// Published with those of every kind of block that `keeps`.
async function publish(slug: string, keeps: (block: Kind) => boolean): Promise<number> {
  const blocks = (everyBlock(pictures) as Kind[]).filter(keeps)
  const { id } = (await call('POST', 'pages', { title: slug, slug, blocks, seo: {} })) as { id: number }
  await call('POST', `pages/${id}/publish`, {})
  return id
}
const isStill = ({ type, shows }: Kind) => type !== 'lead' && type !== 'countdown' && shows !== 'order'

/** Scripts that a page loads until nothing more comes, in bytes of gzip. */
async function scriptsOf(page: Page, path: string): Promise<{ files: number; bytes: number }> {
  await page.goto('about:blank') // what the page before still loads is not this one's
  const scripts: Response[] = []
  const hear = (response: Response) => response.request().resourceType() === 'script' && scripts.push(response)
  page.on('response', hear)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('response', hear)
  const bodies = await Promise.all(scripts.map((response) => response.body()))
  return { files: scripts.length, bytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) }
}

describe('a page whose blocks all stand still', () => {
  it('loads one script of a kilobyte, and its switches, cart and pictures work', async () => {
    const id = await publish('tenang', isStill)
    const buyer = await demo.visit(360)
    const { page } = buyer
    await page.goto('/s/demo?q=mug')
    await page
      .getByRole('button', { name: /^Tambah Mug Seramik Bunga Kemboja 350 ml.* ke troli$/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Troli, 1 item' }).waitFor()

    let isLost = true // the first answer to one of the pictures
    await page.route('**/media/**', (route) => (isLost ? ((isLost = false), route.abort()) : route.continue()))
    const { files, bytes } = await scriptsOf(page, '/s/demo/p/tenang')
    expect(files).toBe(1)
    expect(bytes).toBeLessThan(1250)
    await page.getByRole('link', { name: 'Troli, 1 item' }).waitFor()
    await page.mouse.wheel(0, 20_000)
    await page.evaluate(() => document.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager')))
    await expect
      .poll(() => page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length))
      .toBe(0)
    buyer.complaints.length = 0 // the browser names the picture that was lost
    await expectSound(buyer)

    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: 'Tukar kepada warna gelap' }).click()
    await page.getByRole('button', { name: 'Tukar kepada warna cerah' }).waitFor()
    await page.reload()
    expect(await background()).not.toBe(light)
    await page.goto('/s/demo/cart') // an app, which keeps to it
    expect(await background()).not.toBe(light)
    await page.goBack()
    await page.getByRole('button', { name: 'EN', exact: true }).click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page.getByRole('button', { name: 'Switch to light colours' }).click()
    await page.getByRole('button', { name: 'Switch to this device’s colours' }).waitFor()
    expect(await background()).toBe(light)
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.waitForURL('**/s/demo/cart')
    await page.getByRole('heading', { level: 1 }).waitFor()

    // In the place of the shop's shelf: whoever runs it finds the way back, buyers see none.
    await call('PUT', 'front-page', { page_id: id, place: 'instead' })
    expect(await scriptsOf(page, '/s/demo')).toEqual({ files: 1, bytes })
    expect(await page.getByText('Back to dashboard').isVisible()).toBe(false)
    await seller.page.goto('/s/demo')
    await seller.page.getByRole('link', { name: 'Kembali ke Utama' }).click()
    await seller.page.waitForURL('**/seller')
    await call('PUT', 'front-page', { page_id: null })
    await buyer.leave()
  })

  it('counts down by the server’s clock, with half a kilobyte more', async () => {
    await publish('kira', (block) => isStill(block) || block.type === 'countdown')
    const buyer = await demo.visit(360)
    const { page } = buyer
    const dayMs = 86_400_000
    await page.addInitScript((ahead) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + ahead
    }, 3 * dayMs)
    const { files, bytes } = await scriptsOf(page, '/s/demo/p/kira')
    expect(files).toBe(2)
    expect(bytes).toBeLessThan(1750)
    const days = Math.floor((Date.parse('2199-01-01T00:00:00+08:00') - Date.now()) / dayMs)
    const digits = page.getByRole('timer').locator('p').last()
    await expect.poll(() => digits.textContent()).toMatch(new RegExp(`^${days} `))
    const seen = await digits.textContent()
    await expect.poll(() => digits.textContent(), { timeout: 5000 }).not.toBe(seen)
    await buyer.leave()
  })
})

it('a page with an order form on it loads less than 115 kB of script', async () => {
  await publish('pesan', ({ type }) => type !== 'lead')
  const buyer = await demo.visit(360)
  const { files, bytes } = await scriptsOf(buyer.page, '/s/demo/p/pesan')
  expect(files).toBeGreaterThan(3)
  expect(bytes).toBeLessThan(115_000)
  await buyer.page.getByRole('link', { name: 'Pesan di sini' }).first().click()
  await buyer.page.getByLabel('Nama', { exact: true }).waitFor()
  await buyer.leave()
})
