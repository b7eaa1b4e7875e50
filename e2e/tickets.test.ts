import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf } from './calls-of.ts'
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

it('two phones without a network let each ticket in once, and the later one reads where it came in', async () => {
  const seller = await demo.visit(360)
  await signIn(seller, '/seller')
  const codes = await sellTickets(seller.page, 3)
  const doors = [await demo.visit(360), await demo.visit(360)] as const
  for (const [at, { page }] of doors.entries()) {
    await signIn(doors[at]!, '/seller/check-in')
    await page.getByLabel(/^Nama pintu ini/).fill(`Pintu ${at + 1}`)
    await page.context().setOffline(true)
  }
  const scan = async (door: number, code = '') => {
    const { page } = doors[door]!
    await page.locator('[name=code]').fill(code)
    await page.getByRole('button', { name: 'Daftar masuk' }).click()
    await page.getByText('Disimpan pada peranti ini').waitFor()
    await page.waitForTimeout(1_100) // a scan within the same second is the same one
  }
  for (const code of [codes[0], codes[1]]) await scan(0, code)
  for (const code of [codes[1], codes[2]]) await scan(1, code)
  await expect.poll(() => doors[0].page.getByText('2 imbasan menunggu untuk dihantar.').count()).toBe(1)
  for (const { page, complaints } of doors) {
    complaints.length = 0 // the browser names each call that found no network
    await page.context().setOffline(false)
    await page
      .getByRole('button', { name: 'Hantar sekarang' })
      .click({ timeout: 2_000 })
      .catch(() => {}) // or by itself
    await page.getByText('2 imbasan yang disimpan sudah dihantar.').waitFor()
  }
  await doors[0].page.getByText('2 orang dibenarkan masuk.').waitFor()
  await doors[1].page.getByText('1 orang dibenarkan masuk.').waitFor()
  await doors[1].page.getByText(/Tiket ini sudah digunakan pada .*, di Pintu 1 · /).waitFor()
  expect(await doors[1].page.getByText('Disimpan pada peranti ini').count()).toBe(0)
  for (const door of doors) await expectSound(door)
  for (const { leave } of [seller, ...doors]) await leave()
})

/** The codes of so many tickets that were ordered and paid by calls. */
async function sellTickets(page: Page, quantity: number): Promise<string[]> {
  const [asGuest, asSeller] = [callsOf(page, '/api/ajax/guest'), callsOf(page, '/api/ajax/seller')]
  const { items } = (await asGuest('GET', 'view/DEMO-GIG')) as { items: { id: number }[] }
  const placed = (await asGuest('POST', 'order/place-order/DEMO-GIG', {
    name: 'Ravi Kumar',
    phone: '012-777 8899',
    email: 'ravi@buyer.test',
    paymentMethod: 'bank_transfer',
    items: [{ id: items[0]?.id, quantity }],
    participants: Array.from({ length: quantity }, (_, at) => ({
      name: `Peserta ${at + 1}`,
      email: `peserta${at}@buyer.test`,
      mobile: `012-111 222${at}`,
    })),
  })) as { order_no: string; redirect_to: string; totals: { total: string } }
  await asSeller('POST', `orders/${placed.order_no}/record-payment`, { amount: placed.totals.total, method: 'cash' })
  const order = await asGuest('GET', `order/${placed.redirect_to.split('/').pop()}`)
  return (order as { tickets: { code: string }[] }).tickets.map(({ code }) => code)
}
