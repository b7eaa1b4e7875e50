import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn, type Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const goods = [
  'Mug Seramik Bunga Kemboja 350 ml',
  'Kopi O Kampung Sangai Tradisional 250 g',
  'Pasu Labu Sayong Ukiran Tangan',
]

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('a cart of three goods is paid, goes in two parcels and is refunded in part', async () => {
    const buyer = await demo.visit(width)
    const orderPage = await buyThree(buyer)
    const orderNo = /Pesanan (\d+)/.exec(await buyer.page.locator('body').innerText())?.[1] ?? ''

    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, `/seller/orders/${orderNo}`)
    await press(page, 'Rekod bayaran')
    await inDialog(page).getByRole('button', { name: 'Rekod bayaran' }).click()
    await page.getByText('Dibayar', { exact: true }).first().waitFor()

    await press(page, 'Hantar pesanan')
    await inDialog(page).getByRole('button', { name: 'Hantar sebahagian sahaja' }).click()
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/part-${width}.png` })
    await addUnit(page, 'Mug')
    await addUnit(page, 'Kopi')
    await inDialog(page).getByLabel('Kurier').selectOption('Pos Laju')
    await expectSound(seller)
    await inDialog(page).getByRole('button', { name: 'Sediakan bungkusan' }).click()
    await page.getByText('Sedang disediakan').first().waitFor()
    await press(page, 'Tanda dihantar')
    await inDialog(page).getByLabel('Nombor penjejakan').fill('EP111222333MY')
    await inDialog(page).getByRole('button', { name: 'Tandakan dihantar dan maklumkan pembeli' }).click()
    await page.getByText('1 lagi belum dihantar').waitFor()
    await page.getByText('Dihantar sebahagian').first().waitFor()
    await expectSound(seller)

    await buyer.page.goto(orderPage)
    await buyer.page.getByText('Sebahagian barang anda dalam perjalanan').first().waitFor()
    await buyer.page.getByText('EP111222333MY').first().waitFor()
    await expectSound(buyer)

    await press(page, 'Hantar pesanan')
    await inDialog(page).getByLabel('Kurier').selectOption('J&T Express')
    await inDialog(page).getByLabel('Nombor penjejakan').fill('JT444555')
    await inDialog(page).getByRole('button', { name: 'Tandakan sudah dihantar' }).click()
    await page.getByText('JT444555').first().waitFor()
    await expectSound(seller)

    await press(page, 'Rekod bayaran balik')
    await addUnit(page, 'Mug')
    const amount = inDialog(page).getByLabel('Jumlah bayaran balik')
    await expect.poll(() => amount.inputValue()).toBe('25.00')
    await inDialog(page).getByLabel('Sebab').fill('Mug sumbing')
    await expectSound(seller)
    await inDialog(page).getByRole('button', { name: 'Pulangkan RM 25.00' }).click()
    await page.getByText('Dibayar balik sebahagian').first().waitFor()

    await buyer.page.reload()
    for (const number of ['EP111222333MY', 'JT444555']) await buyer.page.getByText(number).first().waitFor()
    await expectSound(buyer)
    expect([...buyer.complaints, ...seller.complaints]).toEqual([])
    if (process.env['LOOK']) {
      mkdirSync(process.env['LOOK'], { recursive: true })
      await page.screenshot({ path: `${process.env['LOOK']}/seller-${width}.png`, fullPage: true })
      await buyer.page.screenshot({ path: `${process.env['LOOK']}/buyer-${width}.png`, fullPage: true })
    }
    await seller.leave()
    await buyer.leave()
  })
})

async function buyThree({ page }: Visitor): Promise<string> {
  await page.goto('/s/demo')
  for (const title of goods) {
    await page
      .getByRole('button', { name: new RegExp(`^Tambah ${title}.* ke troli$`) })
      .first()
      .click()
    await page.getByText('Ditambah ke troli anda').waitFor()
    await page.getByRole('button', { name: 'Tutup' }).first().click()
  }
  await page.goto('/s/demo/checkout')
  await page.getByLabel('Nama', { exact: true }).fill('Nurul Aisyah')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel('Alamat', { exact: true }).fill('No 12, Jalan Satu')
  await page.getByLabel('Poskod').fill('43000')
  await expect.poll(() => page.getByLabel('Bandar').inputValue()).toBe('Kajang')
  await page.getByRole('radio', { name: /Pindahan bank/ }).check()
  await page.getByRole('button', { name: /^Pesan / }).click()
  await page.waitForURL('**/order/*')
  return page.url()
}

const inDialog = (page: Page) => page.getByRole('dialog')

const addUnit = (page: Page, title: string) =>
  inDialog(page)
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Tambah', exact: true })
    .click()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
