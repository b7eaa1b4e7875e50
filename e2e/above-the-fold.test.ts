import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemo } from './demo-site.ts'
import { firstProductTop, layoutShift, notInView, wholeRows } from './above-the-fold.ts'
import { unfold } from './product-form.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

// Where a seller's day begins.
const openings = [
  ['/seller', 'Utama'],
  ['/seller/orders', 'Pesanan'],
  ['/seller/products', 'Produk'],
] as const

// A phone's screen below the browser's own bar.
async function onPhone(): Promise<Visitor> {
  const visitor = await demo.visit(360)
  await visitor.page.setViewportSize({ width: 360, height: 740 })
  return visitor
}

it('shows six orders, five invoices, five products and five customers on a phone before anybody scrolls', async () => {
  const seller = await onPhone()
  await signIn(seller, '/seller/orders')
  expect(await rowsAt(seller.page, '/seller/orders')).toBeGreaterThanOrEqual(6)
  expect(await rowsAt(seller.page, '/seller/invoices')).toBeGreaterThanOrEqual(5)
  expect(await rowsAt(seller.page, '/seller/products')).toBeGreaterThanOrEqual(5)
  expect(await rowsAt(seller.page, '/seller/customers')).toBeGreaterThanOrEqual(5)
  await seller.leave()
}, 120_000)

it('opens a seller’s screen with its bar, tabs and shape before any script is there', async () => {
  const seller = await onPhone()
  const { page } = seller
  await page.route('**/v1/**/*.js', (route) => route.abort())
  for (const [path, name] of openings) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const tabs = page.getByRole('navigation', { name: 'Utama' })
    for (const tab of ['Utama', 'Pesanan', 'Produk', 'Invois'])
      expect(await tabs.getByRole('link', { name: tab }).isVisible()).toBe(true)
    expect(await tabs.locator('[aria-current=page]').textContent()).toBe(name)
    expect(await tabs.getByRole('button', { name: 'Lagi' }).isDisabled()).toBe(true)
    expect(await page.locator('main .animate-breathe').count()).toBeGreaterThan(10)
  }
  await seller.leave()
}, 120_000)

it('moves nothing by itself while home, orders and products open', async () => {
  const seller = await onPhone()
  const { page } = seller
  await signIn(seller, '/seller/orders')
  // As on a slow line: every answer comes after the screen has been drawn without it.
  await page.route('**/api/ajax/seller/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  for (const [path] of openings) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.05)
  }
  await seller.leave()
}, 120_000)

it('lights a tab at once and keeps the places without a tab behind the last one', async () => {
  const seller = await onPhone()
  const { page } = seller
  await signIn(seller, '/seller/orders')
  await page.locator('tbody tr').first().waitFor()
  // Slow as a bad evening: the script of the next screen does not come at all.
  await page.route('**/v1/**/*.js', () => {})
  const tab = page.getByRole('link', { name: /^Produk/ }).first()
  await tab.dispatchEvent('click')
  await expect.poll(() => tab.getAttribute('aria-current'), { timeout: 1_000 }).toBe('page')
  await page.getByRole('heading', { level: 1, name: 'Produk' }).waitFor({ timeout: 1_000 })
  await page.unroute('**/v1/**/*.js')
  await page.goto('/seller/orders')
  await page.getByRole('button', { name: /^Lagi/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Pelanggan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pelanggan' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await seller.leave()
}, 120_000)

it('asks for the picture, name, price and stock of a product before anybody scrolls, and folds the rest', async () => {
  const seller = await onPhone()
  const { page } = seller
  await signIn(seller, '/seller/products/new?type=ecommerce')
  const title = page.getByLabel('Nama produk', { exact: true })
  await title.waitFor()
  const first = ['title', 'variations.0.price', 'variations.0.stock']
  expect(await page.evaluate(notInView, first)).toEqual([])
  expect(await page.getByText('Pilih gambar').first().isVisible()).toBe(true)
  expect(await page.locator('form details[open]').count()).toBe(0)

  // What is wrong in a folded part opens it, and is led to.
  await title.fill('Sambal Hitam')
  await page.getByLabel('Harga', { exact: true }).fill('12')
  await unfold(page, 'Had kuantiti')
  await page.getByLabel('Minimum', { exact: true }).fill('0')
  await page.locator('form details[open] > summary').click()
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  const least = page.locator('[name=min_purchase_qty]')
  await expect.poll(() => least.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.evaluate(notInView, ['min_purchase_qty'])).toEqual([])
  await seller.leave()
}, 120_000)

it('asks one price for all variations, and keeps those that say something else', async () => {
  const seller = await onPhone()
  const { page } = seller
  await signIn(seller, '/seller/products/new?type=variation')
  await page.getByLabel('Nama produk', { exact: true }).waitFor()
  await page.getByLabel('Pilihan 1', { exact: true }).fill('Saiz')
  await page.getByLabel('Tambah nilai', { exact: true }).fill('S, M, L')
  await page.keyboard.press('Enter')
  await page.getByLabel('Harga', { exact: true }).first().fill('39')
  await unfold(page, 'Setiap gabungan')
  await page.locator('[name="variations.2.price"]').fill('45')
  await page.getByLabel('Harga', { exact: true }).first().fill('40')
  await page.locator('[name="variations.0.sku"]').focus()
  const prices = page.locator('[name$=".price"]')
  expect(await prices.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual([
    '40.00',
    '40.00',
    '45.00',
  ])
  await page.getByText('3 gabungan · RM 40.00 - 45.00 · 1 berbeza').waitFor({ state: 'attached' })
  await seller.leave()
}, 120_000)

it('begins the products of a shop and of a category within 480 px on a phone', async () => {
  const buyer = await onPhone()
  await buyer.page.goto('/s/demo', { waitUntil: 'networkidle' })
  expect(await buyer.page.evaluate(firstProductTop)).toBeLessThanOrEqual(480)
  const category = buyer.page.getByRole('navigation', { name: 'Kategori' }).getByRole('link').nth(1)
  await category.click()
  await buyer.page.getByRole('heading', { level: 1 }).waitFor()
  await buyer.page.waitForLoadState('networkidle')
  expect(await buyer.page.evaluate(firstProductTop)).toBeLessThanOrEqual(480)
  await buyer.leave()
}, 120_000)

async function rowsAt(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('tbody tr').first().waitFor()
  return page.evaluate(wholeRows)
}
