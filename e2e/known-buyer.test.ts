import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { fillCheckout } from './connect-provider.ts'
import { expectSound, openDemo } from './demo-site.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const offer = (page: Page) => page.getByText('Guna butiran anda yang lepas?')
const fieldsOf = async (page: Page) => ({
  name: await page.getByLabel('Nama', { exact: true }).inputValue(),
  phone: await page.getByLabel('Nombor telefon').inputValue(),
  address: await page.getByLabel('Alamat', { exact: true }).inputValue(),
  postcode: await page.getByLabel('Poskod').inputValue(),
  city: await page.getByLabel('Bandar').inputValue(),
})
const siti = {
  name: 'Nurul Aisyah',
  phone: '012-345 6789',
  address: 'No 12, Jalan Satu',
  postcode: '43000',
  city: 'Kajang',
}

it('on a phone, in Malay, details of an order are offered on this device the next time, on item and cart, until forgotten', async () => {
  const buyer = await demo.visit(360)
  const { page } = buyer
  await page.goto('/s/demo/i/DEMO-TEE')
  await page.locator('input[name=choice-0]:enabled').first().waitFor()
  expect(await offer(page).count()).toBe(0)
  await fillCheckout(page, 'nurul@buyer.test')
  await page.getByRole('radio', { name: /Pindahan bank/ }).check()
  await page.getByRole('button', { name: /^Pesan / }).click()
  await page.waitForURL('**/order/*')

  await page.goto('/s/demo/i/DEMO-MUG')
  await page.getByRole('heading', { name: 'Pesan di sini' }).scrollIntoViewIfNeeded()
  await offer(page).waitFor()
  await page.getByText('Disimpan dalam peranti ini sahaja.').waitFor()
  await expectSound(buyer)
  await page.getByRole('button', { name: 'Guna butiran ini' }).click()
  await page.getByText('Butiran anda sudah diisi di bawah.').waitFor()
  await expect.poll(() => fieldsOf(page)).toEqual(siti)
  await expectSound(buyer)

  await page.getByRole('button', { name: 'Tambah ke troli' }).click()
  await page.getByText('Ditambah ke troli anda').waitFor()
  await page.goto('/s/demo/checkout')
  await offer(page).waitFor()
  await page.getByRole('button', { name: 'Guna butiran ini' }).click()
  await expect.poll(() => fieldsOf(page)).toEqual(siti)
  await expectSound(buyer)

  await page.goto('/s/demo/i/DEMO-TEE')
  await page.getByRole('heading', { name: 'Pesan di sini' }).scrollIntoViewIfNeeded()
  await offer(page).waitFor()
  await page.getByRole('button', { name: 'Lupakan' }).click()
  await expect.poll(() => offer(page).count()).toBe(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('buyer:demo')
  await page.reload()
  await page.getByRole('heading', { name: 'Pesan di sini' }).scrollIntoViewIfNeeded()
  await page.locator('input[name=choice-0]:enabled').first().waitFor()
  expect(await offer(page).count()).toBe(0)
  await buyer.leave()
})

it('and nobody else’s browser is offered them', async () => {
  const other = await demo.visit(360)
  await other.page.goto('/s/demo/i/DEMO-MUG')
  await other.page.getByLabel('Nama', { exact: true }).waitFor()
  await other.page.waitForTimeout(1000) // longer than the offer takes to appear
  expect(await offer(other.page).count()).toBe(0)
  await other.leave()
})
