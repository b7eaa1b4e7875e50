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

it('on a phone, in Malay, a paid order of three tickets becomes one of two, and the dropped one is refused at the door', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  await signIn(seller, '/seller')
  const { orderNo, codes } = await sellTickets(page, ['Mei Ling', 'Ravi Kumar', 'Siti Aminah'])
  await page.goto(`/seller/orders/${orderNo}/edit`)
  await page.getByRole('button', { name: 'Keluarkan Ravi Kumar' }).click()
  await page.getByText('Tiket mereka yang dikeluarkan menjadi tidak sah').waitFor()
  expect(await page.getByRole('textbox', { name: /^Kuantiti / }).inputValue()).toBe('2')
  await expectSound(seller)

  // The count takes off the last who have not come, and brings them back; somebody new is named in full.
  await page.getByRole('button', { name: 'Kurangkan' }).click()
  await page.getByRole('button', { name: 'Kembalikan Siti Aminah' }).waitFor()
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  await page.getByRole('button', { name: 'Keluarkan Siti Aminah' }).waitFor()
  await page.getByRole('button', { name: 'Tambah peserta' }).click()
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await page.getByText('Isi nama peserta.').first().waitFor()
  await expectSound({ ...seller, complaints: seller.complaints.filter((one) => !one.includes('422')) })
  seller.complaints.length = 0
  await page.getByRole('button', { name: 'Jangan tambah' }).click()
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await page.waitForURL(`**/seller/orders/${orderNo}`)
  await page.getByText('Batal', { exact: true }).first().waitFor()
  await expectSound(seller)

  await page.goto('/seller/check-in')
  const scan = async (code = '') => {
    await page.locator('[name=code]').fill(code)
    await page.getByRole('button', { name: 'Daftar masuk' }).click()
  }
  await scan(codes[1])
  await page.getByText('Tidak boleh masuk', { exact: true }).waitFor()
  await page.getByText('Tiket ini sudah dibatalkan.').waitFor()
  await scan(codes[2])
  await page.getByText('Boleh masuk', { exact: true }).waitFor()
  await page.getByText('Siti Aminah', { exact: true }).waitFor()

  // Whoever has come stays on the order.
  await page.goto(`/seller/orders/${orderNo}/edit`)
  await page.getByText('Sudah masuk', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Keluarkan Siti Aminah' }).count()).toBe(0)
  await expectSound(seller)
  await seller.leave()
})

/** An order of a ticket for each name, placed and paid by calls; the codes in the order of the names. */
async function sellTickets(page: Page, names: readonly string[]): Promise<{ orderNo: string; codes: string[] }> {
  const [asGuest, asSeller] = [callsOf(page, '/api/ajax/guest'), callsOf(page, '/api/ajax/seller')]
  const { items } = (await asGuest('GET', 'view/DEMO-GIG')) as { items: { id: number }[] }
  const placed = (await asGuest('POST', 'order/place-order/DEMO-GIG', {
    name: 'Mei Ling',
    phone: '012-777 8899',
    email: 'mei@buyer.test',
    paymentMethod: 'bank_transfer',
    items: [{ id: items[0]?.id, quantity: names.length }],
    participants: names.map((name, at) => ({ name, email: `peserta${at}@buyer.test`, mobile: `012-111 222${at}` })),
  })) as { order_no: string; redirect_to: string; totals: { total: string } }
  const { order_no: orderNo, totals } = placed
  await asSeller('POST', `orders/${orderNo}/record-payment`, { amount: totals.total, method: 'cash' })
  const order = await asGuest('GET', `order/${placed.redirect_to.split('/').pop()}`)
  return { orderNo, codes: (order as { tickets: { code: string }[] }).tickets.map(({ code }) => code) }
}
