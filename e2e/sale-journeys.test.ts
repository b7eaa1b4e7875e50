import sharp from 'sharp'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('a product with pictures is made, bought by a guest, its slip refused, sent again and approved', async () => {
    const seller = await demo.visit(width)
    const title = `Sambal Hitam Pahang Ibu Tok Botol Besar ${width} g`
    await signIn(seller, '/seller/products/new?type=ecommerce')
    await seller.page.getByLabel('Nama produk', { exact: true }).fill(title)
    await seller.page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await picture('depan', '#7a1f1f'), await picture('belakang', '#1f5a3f')])
    await seller.page.getByLabel('Harga', { exact: true }).fill('18.50')
    await seller.page.getByLabel(/^Stok/).fill('12')
    await seller.page.getByLabel(/^Berat/).fill('0.4')
    await seller.page.getByText('2 / 12').waitFor()
    await expectSound(seller)
    await press(seller.page, 'Terbitkan')
    await seller.page.getByText('Semua sudah disimpan').waitFor()

    const buyer = await demo.visit(width)
    await buyer.page.goto(`/s/demo?q=${encodeURIComponent(`Sambal Hitam ${width}`)}`)
    await expectSound(buyer)
    await buyer.page.getByRole('link', { name: title }).first().click()
    await order(buyer, 'Pindahan bank')
    await sendSlip(buyer.page, '2.45')
    await buyer.page.getByRole('heading', { name: /menyemak bukti bayaran/ }).waitFor()

    const orderNo = await orderNoOf(buyer.page)
    await seller.page.goto('/seller/orders?status=slips_to_check')
    await seller.page.getByRole('link', { name: orderNo }).click()
    await seller.page.getByText('Bukti bayaran mesti menunjukkan').waitFor()
    await expectSound(seller)
    await press(seller.page, 'Tolak bukti')
    await seller.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Jumlahnya bukan/ })
      .click()
    await seller.page.getByRole('dialog').getByRole('button', { name: 'Tolak bukti' }).click()
    await seller.page.getByRole('dialog').waitFor({ state: 'detached' })

    await buyer.page.reload()
    await buyer.page.getByRole('heading', { name: /Bukti bayaran anda tidak dapat diterima/ }).waitFor()
    await expectSound(buyer)
    await sendSlip(buyer.page, '24.50')
    await buyer.page.getByRole('heading', { name: /menyemak bukti bayaran/ }).waitFor()
    await expect
      .poll(() => buyer.page.locator('main h1').evaluate((headline) => headline === document.activeElement))
      .toBe(true)

    await seller.page.reload()
    await press(seller.page, 'Luluskan bukti')
    await seller.page.getByRole('dialog').getByRole('button', { name: 'Luluskan bukti' }).click()
    await seller.page.getByText('Dibayar', { exact: true }).first().waitFor()
    await buyer.page.reload()
    await buyer.page.getByRole('heading', { name: /^Dibayar/ }).waitFor()
    await expectSound(seller)
    await leave(seller, buyer)
  })

  it('cash on delivery is shipped with a number to follow, paid and completed', async () => {
    const buyer = await demo.visit(width)
    await buyer.page.goto('/s/demo/i/DEMO-MUG')
    await order(buyer, /^Bayar semasa terima/)
    const orderNo = await orderNoOf(buyer.page)

    const seller = await demo.visit(width)
    await signIn(seller, `/seller/orders/${orderNo}`)
    await press(seller.page, 'Hantar pesanan')
    const dialog = seller.page.getByRole('dialog')
    await dialog.getByLabel(/^Nombor penjejakan/).fill('EN123456789MY')
    await expectSound(seller)
    await dialog.getByRole('button', { name: 'Tandakan sudah dihantar' }).click()
    await dialog.waitFor({ state: 'detached' })
    await buyer.page.reload()
    await buyer.page.getByRole('link', { name: 'EN123456789MY' }).waitFor()
    await expectSound(buyer)

    await press(seller.page, 'Rekod bayaran')
    await dialog.getByRole('button', { name: 'Rekod bayaran' }).click()
    await dialog.waitFor({ state: 'detached' })
    await press(seller.page, 'Tandakan selesai')
    await seller.page.getByText('Selesai', { exact: true }).first().waitFor()
    await expectSound(seller)
    await leave(seller, buyer)
  })

  it('money that comes twice waits until the seller puts it on the order', async () => {
    const buyer = await demo.visit(width)
    await buyer.page.goto('/s/demo/i/DEMO-MUG')
    await order(buyer, /^FPX/, '**/sandbox/pay/*')
    const bank = buyer.page.url()
    await buyer.page.getByRole('button', { name: /^Biar tergantung/ }).click()
    await buyer.page.waitForURL('**/order/*')
    const orderNo = await orderNoOf(buyer.page)
    await buyer.page.getByRole('heading', { name: /menyemak bayaran/ }).waitFor()
    await expectSound(buyer)

    const seller = await demo.visit(width)
    await signIn(seller, `/seller/orders/${orderNo}`)
    await press(seller.page, 'Rekod bayaran')
    const dialog = seller.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Rekod bayaran' }).click()
    await dialog.waitFor({ state: 'detached' })
    await buyer.page.goto(bank)
    await buyer.page.getByRole('button', { name: /^Bayar/ }).click()
    await buyer.page.waitForURL('**/order/*')

    await expect.poll(() => waitingFor(seller.page, orderNo), { timeout: 30_000, interval: 1_000 }).toBe(1)
    await expectSound(seller)
    await seller.page
      .getByRole('listitem')
      .filter({ hasText: orderNo })
      .getByRole('button', { name: 'Rekod pada pesanan' })
      .click()
    await dialog.getByRole('button', { name: 'Rekod pada pesanan' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await waitingFor(seller.page, orderNo)).toBe(0)
    await leave(seller, buyer)
  })

  it('another language keeps the place and what was typed', async () => {
    const buyer = await demo.visit(width)
    await buyer.page.goto('/s/demo/i/DEMO-MUG')
    await fill(buyer.page)
    await buyer.page.getByRole('button', { name: 'EN', exact: true }).click()
    await buyer.page.getByLabel('Phone number').waitFor()
    expect(await buyer.page.getByLabel('Phone number').inputValue()).toBe('012-345 6789')
    expect(new URL(buyer.page.url()).pathname).toBe('/s/demo/i/DEMO-MUG')
    await buyer.page.goto('/s/demo?page=2')
    await buyer.page.getByRole('button', { name: '中文' }).click()
    await expect.poll(() => buyer.page.evaluate(() => document.documentElement.lang)).toMatch(/^zh/)
    expect(new URL(buyer.page.url()).search).toBe('?page=2')
    await expectSound(buyer)
    await leave(buyer)
  })
})

async function fill(page: Page): Promise<void> {
  await page.locator('form').getByText('Kod kupon').first().scrollIntoViewIfNeeded()
  await page.locator('button[data-order][type=submit]').waitFor()
  await page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel('Alamat', { exact: true }).fill('No. 12A-3-5, Pangsapuri Seri Cendekiawan, Jalan Wawasan 4/12')
  await page.getByLabel('Poskod').fill('43000')
}

async function order(buyer: Visitor, method: string | RegExp, leadsTo = '**/order/*'): Promise<void> {
  const { page } = buyer
  await fill(page)
  await page.getByRole('radio', { name: method }).check()
  await expectSound(buyer)
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL(leadsTo)
}

async function sendSlip(page: Page, amount: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      await picture(
        `resit-${amount}`,
        `#${Math.round(Number(amount) * 1000)
          .toString(16)
          .padStart(6, '0')}`,
      ),
    )
  await page.getByRole('button', { name: 'Hantar bukti bayaran' }).click()
}

const orderNoOf = async (page: Page): Promise<string> =>
  /\d{4,}/.exec(
    await page
      .getByText(/^Pesanan \d+$/)
      .first()
      .innerText(),
  )?.[0] ?? ''

// On a phone the next step stands twice: in the bar at the foot, and among all actions.
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click()

async function waitingFor(page: Page, orderNo: string): Promise<number> {
  await page.goto('/seller/money', { waitUntil: 'networkidle' })
  return page.getByRole('listitem').filter({ hasText: orderNo }).count()
}

const picture = async (name: string, background: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .png()
    .toBuffer(),
})

async function leave(...visitors: Visitor[]): Promise<void> {
  for (const { complaints, leave: go } of visitors) {
    expect(complaints).toEqual([])
    await go()
  }
}
