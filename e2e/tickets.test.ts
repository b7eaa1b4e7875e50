import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('on a phone, in Malay, two tickets are bought by name, paid, shown, and let in once each', async () => {
  const buyer = await demo.visit(360)
  const { page } = buyer
  await page.goto('/s/demo/i/DEMO-GIG')
  await page.locator('form').first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Pilih Biasa' }).click()
  await page.getByRole('button', { name: 'Tambah', exact: true }).first().click()
  await page.getByText('1 tiket belum ada peserta.').waitFor()
  await page.locator('[name="participants.1.name"]').fill('Siti Aminah')
  await page.getByText('Setiap tiket sudah ada peserta.').waitFor()
  await page.locator('[name="participants.1.email"]').fill('siti@buyer.test')
  await page.locator('[name="participants.1.mobile"]').fill('013-222 3344')
  await expectSound(buyer)

  // One ticket fewer empties the list, and whoever was typed waits beside it.
  await page.getByRole('button', { name: 'Kurangkan' }).first().click()
  await page.getByText('Dikeluarkan dan disimpan: Siti Aminah').waitFor()
  await page.getByRole('button', { name: 'Tambah', exact: true }).first().click()
  await page.getByRole('button', { name: 'Masukkan semula' }).click()
  expect(await page.locator('[name="participants.1.name"]').inputValue()).toBe('Siti Aminah')

  await page.locator('[name="name"]').fill('Aisyah Ahmad')
  await page.locator('[name="phone"]').fill('012-345 6789')
  await page.locator('[name="email"]').fill('aisyah@buyer.test')
  await page.getByRole('radio', { name: /^FPX/ }).check()
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.waitForURL('**/order/*')
  await page.getByRole('heading', { name: 'Tiket anda' }).waitFor({ timeout: 30_000 })
  await page.getByRole('img', { name: 'Kod Siti Aminah' }).waitFor()
  await expectSound(buyer)
  const codes = await page.locator('main li p.font-mono').allInnerTexts()
  expect(codes).toHaveLength(2)

  const seller = await demo.visit(360)
  await signIn(seller, '/seller/check-in')
  const scan = async (code: string) => {
    await seller.page.locator('[name=code]').fill(code)
    await seller.page.getByRole('button', { name: 'Daftar masuk' }).click()
  }
  await scan(codes[1] ?? '')
  await seller.page.getByText('Boleh masuk', { exact: true }).waitFor()
  await seller.page.getByText('Siti Aminah', { exact: true }).waitFor()
  await expectSound(seller)
  await seller.page.waitForTimeout(1_100) // the same code within the same second is the same scan
  await scan((codes[1] ?? '').toLowerCase())
  await seller.page.getByText('Sudah masuk', { exact: true }).waitFor()
  await scan('TIADA')
  await seller.page.getByText('Tidak boleh masuk', { exact: true }).waitFor()

  await seller.page.goto('/seller/tickets')
  await seller.page.getByText('Aisyah Ahmad').locator('visible=true').first().waitFor()
  await expectSound(seller)
  await seller.page.getByLabel('Cari tiket').fill('Siti')
  await seller.page.keyboard.press('Enter')
  await seller.page.waitForURL('**/tickets?term=Siti')
  await expect.poll(() => seller.page.getByText('Aisyah Ahmad').count()).toBe(0)
  await seller.page.goto('/seller/products/new?type=ticket')
  await seller.page.getByLabel('Bermula', { exact: true }).waitFor()
  await expectSound(seller)
  await seller.leave()
  await buyer.leave()
})
