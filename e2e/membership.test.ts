import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('on a phone, in Malay, a membership is made, bought, shown at the door, and renewed', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  const title = 'Kelab Larian Subuh Taman Tasik'
  await signIn(seller, '/seller/products/new?type=membership')
  await page.getByLabel('Nama produk', { exact: true }).fill(title)
  await page.getByLabel('Pelan', { exact: true }).fill('Bulanan')
  await page.getByLabel('Harga', { exact: true }).fill('15')
  await press(page, 'Tambah pelan')
  await page.getByLabel('Pelan', { exact: true }).nth(1).fill('Tahunan')
  await page.getByLabel('Harga', { exact: true }).nth(1).fill('150')
  await page.getByLabel('Unit masa').nth(1).selectOption('year')
  await expectSound(seller)
  await press(page, 'Terbitkan')
  await page.getByText('Semua sudah disimpan').waitFor()

  const buyer = await demo.visit(360)
  await buyer.page.goto(`/s/demo?q=${encodeURIComponent('Larian Subuh')}`)
  await buyer.page.getByRole('link', { name: title }).first().click()
  const plan = buyer.page.getByRole('radio', { name: /^Bulanan/ })
  await plan.scrollIntoViewIfNeeded()
  await plan.check()
  await buyer.page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
  await buyer.page.getByLabel('Nombor telefon').fill('012-345 6789')
  await buyer.page.getByLabel(/^E-mel/).fill('balqis@buyer.test')
  await buyer.page.getByRole('radio', { name: /^FPX/ }).check()
  await expectSound(buyer)
  await pay(buyer.page)
  await buyer.page.getByRole('link', { name: 'Buka kad ahli' }).click({ timeout: 30_000 })
  await buyer.page.waitForURL('**/member/*')
  const card = buyer.page.url()
  await buyer.page.getByText('Aktif', { exact: true }).waitFor()
  await expectSound(buyer)
  const code = (await buyer.page.locator('figcaption').innerText()).trim()

  await page.getByRole('link', { name: 'Ahli', exact: true }).and(page.locator(':visible')).first().click()
  await page.waitForURL('**/seller/members')
  await page.getByLabel('Kod kad').fill(code.toLowerCase())
  await press(page, 'Benarkan masuk')
  await page.getByText(/^Selamat datang, Puteri/).waitFor()
  await page.getByLabel('Kod kad').fill('TIADA')
  await press(page, 'Benarkan masuk')
  await page.getByText('Tiada keahlian dengan kod ini di kedai anda.').waitFor()
  seller.complaints.length = 0 // the browser names the 404 of the unknown code
  await expectSound(seller)

  await buyer.page.getByRole('radio', { name: /^Tahunan/ }).check()
  await buyer.page.getByRole('radio', { name: /^FPX/ }).check()
  await buyer.page.getByRole('button', { name: /^Bayar/ }).click()
  await buyer.page.waitForURL('**/sandbox/pay/*')
  await buyer.page.getByRole('button', { name: /^Bayar/ }).click()
  await buyer.page.waitForURL('**/order/*')
  await buyer.page.getByRole('link', { name: 'Buka kad ahli' }).waitFor({ timeout: 30_000 })
  await buyer.page.goto(card)
  await buyer.page.locator('dd').filter({ hasText: 'Tahunan' }).waitFor()
  await page.reload()
  await page.getByText('Tahunan').first().waitFor()
  for (const { complaints, leave } of [seller, buyer]) {
    expect(complaints).toEqual([])
    await leave()
  }
})

async function pay(page: Page): Promise<void> {
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.waitForURL('**/order/*')
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click()
