import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('orders are packed together, printed, changed, and their customer is known', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/orders?status=open')
    await page.locator('tbody tr').first().waitFor()
    if (width < 600) {
      await press(page, 'Pilihan lain bagi senarai ini')
      await page.getByRole('menuitem', { name: 'Pilih', exact: true }).click()
    }
    await page.locator('tbody input[type=checkbox]').first().check()
    await press(page, /^Pilih kesemua/)
    await press(page, 'Tindakan')
    await page.getByRole('menuitem', { name: 'Tandakan sudah dibungkus' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tandakan sudah dibungkus' }).click()
    await page.getByText(/dibiarkan seperti asal/).waitFor({ timeout: 30_000 })
    await expectSound(seller)
    await press(page, 'Tutup laporan')

    await page.goto('/seller/orders')
    if (width < 600) await press(page, /^Tapis/)
    await press(page, 'Eksport')
    await page.getByRole('dialog').getByRole('button', { name: 'Bulan lepas' }).click()
    await expectSound(seller)
    await page.getByRole('dialog').getByRole('button', { name: 'Semua hari' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Simpan fail' }).click(),
    ])
    expect(readFileSync(await file.path(), 'utf8').split('\r\n')[1]).toContain('Pembeli terus')

    await page.goto('/seller/orders?status=packed')
    await page.locator('tbody tr').first().getByRole('link').first().click()
    await page.getByRole('heading', { name: /^Pesanan \d+/ }).waitFor()
    const orderPage = page.url()
    await press(page, /^Cetak pesanan/)
    await page.getByRole('menuitem', { name: 'Slip pembungkusan, tanpa harga' }).click()
    await page.locator('.paper').waitFor()
    expect(await page.locator('.paper').innerText()).not.toMatch(/RM\s\d.*\n.*RM/)
    await expectSound(seller)

    await page.goto(orderPage)
    await page.getByRole('link', { name: 'Ubah pesanan' }).click()
    await press(page, 'Tambah barang')
    await page.getByRole('dialog').getByLabel('Cari produk anda').fill('sabun serai')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Sabun Serai/ })
      .first()
      .click()
    await expectSound(seller)
    await press(page, 'Simpan perubahan')
    await page.waitForURL(orderPage)
    await page
      .getByText(/Pesanan diubah oleh kedai/)
      .first()
      .waitFor()
    await expectSound(seller)

    await page.getByRole('link', { name: /pelanggan ini$/ }).click()
    await page.waitForURL('**/seller/customers/*')
    await page.getByText('Catatan pelanggan').waitFor() // the order's page has a note of its own
    await page.getByLabel('Nota').fill(`Suka dibungkus kertas, ${width} keping.`)
    await press(page, 'Simpan')
    await page.getByText('Butiran pelanggan disimpan.').waitFor()
    await page.goto('/seller/customers?term=nurul')
    await page.getByRole('link', { name: /Nurul Izzati/ }).waitFor()
    await expectSound(seller)
    await seller.leave()
  })
})

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click()
