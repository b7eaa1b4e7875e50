import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { unfold } from './product-form.ts'
import { signIn, type Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const book = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('a digital product is made, bought at the pretend bank, and fetched as often as it may be', async () => {
    const seller = await demo.visit(width)
    const title = `E-buku Panduan Menanam Cili Padi di Balkoni Rumah Pangsa ${width}`
    await signIn(seller, '/seller/products/new?type=digital')
    await seller.page.getByLabel('Nama produk', { exact: true }).fill(title)
    await seller.page.getByLabel('Harga', { exact: true }).fill('12.00')
    await unfold(seller.page, 'Had, cap dan SKU')
    await seller.page.getByLabel(/^Muat turun bagi setiap pembeli/).fill('1')
    await press(seller.page, 'Terbitkan')
    await seller.page.getByText('Tambah fail atau pautan.').waitFor()
    await seller.page.route('**/digital-files', (route) => route.abort(), { times: 1 })
    await seller.page
      .getByLabel('Tambah fail')
      .setInputFiles({ name: 'Panduan Cili.pdf', mimeType: 'application/pdf', buffer: book })
    await seller.page.getByText(/^Kami tidak dapat menghubungi kedai/).waitFor()
    seller.complaints.length = 0 // the browser names the connection that was lost
    await press(seller.page, 'Cuba lagi')
    await seller.page.getByRole('button', { name: 'Buang Panduan Cili.pdf' }).waitFor()
    await expectSound(seller)
    await press(seller.page, 'Terbitkan')
    await seller.page.getByText('Semua sudah disimpan').waitFor()
    await seller.page.goto('/seller/products?type=digital')
    await seller.page.getByRole('link', { name: title }).waitFor()

    const buyer = await demo.visit(width)
    await buyer.page.goto(`/s/demo?q=${encodeURIComponent(`Panduan Cili ${width}`)}`)
    await buyer.page.getByRole('link', { name: title }).first().click()
    await buyer.page.locator('form').getByText('Kod kupon').first().scrollIntoViewIfNeeded()
    await buyer.page.locator('button[data-order][type=submit]').waitFor()
    expect(await buyer.page.getByLabel('Alamat', { exact: true }).count()).toBe(0)
    await buyer.page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
    await buyer.page.getByLabel('Nombor telefon').fill('012-345 6789')
    await buyer.page.getByLabel(/^E-mel/).fill('balqis@buyer.test')
    await buyer.page.getByRole('radio', { name: /^FPX/ }).check()
    await buyer.page.locator('button[data-order][type=submit]').click()
    await buyer.page.waitForURL('**/sandbox/pay/*')
    await buyer.page.getByRole('button', { name: /^Bayar/ }).click()
    await buyer.page.waitForURL('**/order/*')
    await buyer.page.getByRole('heading', { name: 'Sedia untuk dimuat turun' }).waitFor({ timeout: 30_000 })
    const button = buyer.page.getByRole('button', { name: 'Panduan Cili.pdf' })
    await button.waitFor()
    await expectSound(buyer)
    const [download] = await Promise.all([buyer.page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toBe('Panduan Cili.pdf')
    expect((await readFile(await download.path())).equals(book)).toBe(true)
    await buyer.page
      .getByText(/^Semua muat turun sudah digunakan/)
      .first()
      .waitFor()

    const orderNo =
      /\d{4,}/.exec(
        await buyer.page
          .getByText(/^Pesanan \d+$/)
          .first()
          .innerText(),
      )?.[0] ?? ''
    await seller.page.goto(`/seller/orders/${orderNo}`)
    await press(seller.page, 'Benarkan pembeli memuat turun semula')
    await seller.page.getByText('Dimuat turun 0 kali, tinggal 1').waitFor()
    await expectSound(seller)
    await buyer.page.reload()
    await button.waitFor()
    expect(await button.getAttribute('aria-disabled')).toBeNull()
    await leave(seller, buyer)
  })
})

it('on a phone stock is moved with a reason and counted, and many products are changed at once', async () => {
  const seller = await demo.visit(360)
  await signIn(seller, '/seller/products/stock')
  const { page } = seller
  await page.getByLabel('Cari stok').fill('Pasu Labu')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/stock?term=*')
  await page.getByRole('button', { name: 'Gerakkan atau sejarah: Pasu Labu' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Kuantiti').fill('4')
  await drawer.getByRole('button', { name: 'Catat' }).click()
  await drawer.getByText('+4').waitFor()
  await expectSound(seller)
  await page.keyboard.press('Escape')
  await page.getByLabel(/^Dikira: Pasu Labu/).fill('5')
  await expectSound(seller)
  await press(page, 'Simpan kiraan')
  await page.getByText('1 kiraan disimpan.').waitFor()

  await page.goto('/seller/products?type=ecommerce')
  await press(page, 'Pilihan lain bagi senarai ini')
  await page.getByRole('menuitem', { name: 'Pilih', exact: true }).click()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(2).check()
  await page.getByRole('button', { name: 'Tukar', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Ubah harga' }).click()
  await page.getByRole('dialog').getByLabel('Peratus').fill('10')
  await expectSound(seller)
  await page.getByRole('dialog').getByRole('button', { name: 'Ubah 2 produk' }).click()
  await page.getByText('2 produk diubah.').waitFor()
  await press(page, 'Buat asal')
  await page.getByText('2 produk dikembalikan seperti asal.').waitFor()
  await leave(seller)
})

// On a phone the next step stands twice: in the bar at the foot, and among all actions.
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click()

async function leave(...visitors: Visitor[]): Promise<void> {
  for (const { complaints, leave: go } of visitors) {
    expect(complaints).toEqual([])
    await go()
  }
}
