import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('on a phone, in Malay, a haircut is booked, paid, moved, and done', async () => {
  const buyer = await demo.visit(360)
  const { page } = buyer
  await page.goto('/s/demo/i/DEMO-HAIRCUT')
  await page.locator('form').getByText('Kod kupon').first().scrollIntoViewIfNeeded()
  await page.locator('button[data-order][type=submit]').waitFor()
  await page.getByRole('button', { name: 'Hari lebih lewat' }).waitFor()
  await page.getByRole('button', { name: /^Pilih masa · dari RM/ }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/masa$/)
  expect(await page.getByText('Pilih hari dan masa.').count()).toBe(0)
  const days = page.getByRole('button', { name: /masa$/ }).and(page.locator(':enabled'))
  await days.nth(2).click()
  const slots = page.locator('input[type=radio][name=slot]:enabled')
  await slots.first().check()
  await expectSound(buyer)
  await page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByRole('radio', { name: /^FPX/ }).check()
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await page.waitForURL('**/order/*')
  await page.getByText('Masa ini sudah ditempah untuk anda.').waitFor({ timeout: 30_000 })
  await expectSound(buyer)

  await press(page, 'Tukar masa')
  await days.nth(4).click()
  await slots.first().check()
  const slot = (await slots.first().getAttribute('value')) ?? ''
  await expectSound(buyer)
  await press(page, 'Ambil masa ini')
  await page.getByText('Janji temu ditukar.').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Simpan dalam kalendar' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)

  const seller = await demo.visit(360)
  await signIn(seller, `/seller/appointments?day=${slot.slice(0, 10)}`)
  const card = seller.page.getByRole('listitem').filter({ hasText: 'Puteri Nur Balqis' })
  await card.getByText(slot.slice(11, 16)).waitFor()
  await expectSound(seller)
  await card.getByRole('button', { name: 'Selesai' }).click()
  await card.getByText('selesai', { exact: true }).waitFor()
  await seller.page.getByRole('tab', { name: 'Minggu' }).click()
  await card.waitFor()
  await expectSound(seller)
  expect([...buyer.complaints, ...seller.complaints]).toEqual([])
  await Promise.all([buyer.leave(), seller.leave()])
})

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click()
