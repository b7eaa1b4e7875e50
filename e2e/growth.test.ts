import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('on a phone, in Malay, a buyer is asked for offers, and only the tick tells the shop whose cart it is', async () => {
  const buyer = await demo.visit(360)
  const { page } = buyer
  const told: string[] = []
  page.on('request', (request) => request.url().endsWith('/carts/contact') && told.push(request.postData() ?? ''))
  await page.goto('/s/demo/i/DEMO-MUG')
  const offers = page.getByRole('checkbox', { name: /^Hantar tawaran daripada Kedai Demo/ })
  await offers.waitFor()
  expect(await offers.isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Tambah ke troli' }).click()
  await page.getByText('Ditambah ke troli anda').waitFor()
  await page.goto('/s/demo/checkout')
  await page.locator('[name=name]').fill('Siti Aminah')
  await page.locator('[name=phone]').fill('012-345 6789')
  expect(await offers.isChecked()).toBe(false)
  await page.waitForTimeout(1500) // longer than what is typed waits to be told
  expect(told).toEqual([])
  await offers.check()
  await expect.poll(() => told.length, { timeout: 10_000 }).toBe(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ name: 'Siti Aminah', offers_consent: 1 })
  await expectSound(buyer)
  await page.reload()
  await offers.waitFor()
  await expect.poll(() => offers.isChecked()).toBe(true)
  await expect.poll(() => told.length, { timeout: 10_000 }).toBe(2)
  await offers.uncheck()
  await expect.poll(() => told[2], { timeout: 10_000 }).toBe('{"offers_consent":0}')
})

it('on a phone, in Malay, a seller keeps flows for carts and stock, and hands leads to agents', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  await signIn(seller, '/seller/automations')
  for (const name of ['Ingatkan tentang troli yang ditinggalkan', 'Pesan lagi apabila stok rendah']) {
    await page.getByRole('button', { name }).click()
    await expectSound(seller)
    await page.getByRole('button', { name: 'Simpan automasi' }).click()
    await page.getByRole('switch', { name }).waitFor()
  }
  await page.getByRole('button', { name: 'Cuba' }).first().click()
  await page.getByText(/^Ia akan berjalan untuk/).waitFor()
  await expectSound(seller)
  await page.goto('/seller/leads')
  await page.getByLabel('Prospek baharu').selectOption({ label: 'Kepada ejen terdekat mengikut poskod' })
  await page.getByLabel('Jam untuk mengambil').fill('6')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByText('Tetapan agihan prospek disimpan.').waitFor()
  await expectSound(seller)
  await page.reload()
  expect(await page.getByLabel('Jam untuk mengambil').inputValue()).toBe('6')
})
