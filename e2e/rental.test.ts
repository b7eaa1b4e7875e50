import { plusMonths } from '@kedai/domain/time/days.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('on a phone, in Malay, a camera is rented for some days, paid, handed over, rented for longer, and comes back', async () => {
  const month = plusMonths(formatDate(new Date()), 1).slice(0, 7)
  const named = (day: number) => displayDay(`${month}-${String(day).padStart(2, '0')}`, 'ms')
  const buyer = await demo.visit(360)
  const { page } = buyer
  await page.goto('/s/demo/i/DEMO-CAMERA')
  await page.locator('form').getByText('Kod kupon').first().scrollIntoViewIfNeeded()
  await page.locator('button[data-order][type=submit]').waitFor()
  await page.getByRole('button', { name: 'Bulan berikutnya' }).waitFor()
  // The button says what is missing, and leads to the days without a word of blame.
  await page.getByRole('button', { name: /^Pilih tarikh · dari RM/ }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('table') !== null)).toBe(true)
  expect(await page.getByText('Pilih hari ambil dan hari pulang.').count()).toBe(0)
  await press(page, 'Bulan berikutnya')
  await page.getByRole('button', { name: named(10), exact: true }).click()
  await page.getByRole('button', { name: named(12), exact: true }).click()
  await page.getByText('Boleh ditempah pada tarikh ini.').waitFor()
  await page.getByText('RM 240.00').first().waitFor()
  // Other days are not free because these were: without an answer the wait ends, and says so.
  await page.route('**/rental-availability/**', (call) => call.abort())
  await page.getByRole('button', { name: named(20), exact: true }).click()
  await page.getByRole('button', { name: named(21), exact: true }).click()
  await page.getByText('Tidak dapat menyemak sama ada kosong').waitFor()
  expect(await page.getByText('Boleh ditempah pada tarikh ini.').count()).toBe(0)
  buyer.complaints.length = 0 // the browser names the call that found no network
  await page.unroute('**/rental-availability/**')
  await page.getByRole('button', { name: 'Semak semula' }).click()
  await page.getByText('Boleh ditempah pada tarikh ini.').waitFor()
  await page.getByRole('button', { name: named(10), exact: true }).click()
  await page.getByRole('button', { name: named(12), exact: true }).click()
  await page.getByText('RM 240.00').first().waitFor()
  await page.getByRole('checkbox').first().check()
  await page.getByText('Menyemak sama ada masih kosong…').waitFor({ state: 'detached' })
  await expectSound(buyer)
  expect(await page.getByLabel('Alamat', { exact: true }).count()).toBe(0)
  await page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByRole('radio', { name: /^FPX/ }).check()
  await page.locator('button[data-order][type=submit]').click()
  await payAtTheBank(page)
  await page.getByRole('heading', { name: 'Sewa anda' }).waitFor({ timeout: 30_000 })
  await page.getByText('Sudah ditempah untuk anda.').waitFor({ timeout: 30_000 })
  await expectSound(buyer)

  const seller = await demo.visit(360)
  await signIn(seller, `/seller/rentals?month=${month}`)
  await seller.page
    .getByRole('button', { name: /^Puteri/ })
    .first()
    .waitFor()
  await expectSound(seller)
  await seller.page.getByRole('tab', { name: /^Senarai/ }).click()
  await seller.page
    .getByRole('button', { name: /^Puteri/ })
    .first()
    .click()
  const drawer = seller.page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Serahkan', exact: true }).click()
  await drawer.getByLabel(/^Nota/).fill('Badan dan lensa baik')
  await expectSound(seller)
  await drawer.getByRole('button', { name: 'Rekod serahan' }).click()
  await drawer.getByText('Badan dan lensa baik').waitFor()

  await page.reload()
  await press(page, 'Lanjutkan sewa')
  await page.getByLabel(/^Hingga/).fill(`${month}-13`)
  await expectSound(buyer)
  await press(page, 'Minta lanjutan')
  await page.getByRole('button', { name: /^Bayar RM/ }).waitFor()
  await page.getByRole('button', { name: /^Bayar RM/ }).click()
  await payAtTheBank(page)
  await page.getByText('Barang ada pada anda. Sila pulangkan tepat pada masanya.').waitFor({ timeout: 30_000 })

  await seller.page.reload()
  await drawer.getByRole('button', { name: 'Terima pulang' }).click()
  await drawer.getByRole('button', { name: 'Rekod pemulangan' }).click()
  await drawer.getByText('dipulangkan', { exact: true }).waitFor()
  await expectSound(seller)
  expect([...buyer.complaints, ...seller.complaints]).toEqual([])
  await Promise.all([buyer.leave(), seller.leave()])
})

async function payAtTheBank(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.waitForURL('**/order/*')
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click()
