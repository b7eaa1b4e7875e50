import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn, type Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

const look = async (page: Page, name: string) => {
  const folder = process.env['LOOK']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

describe.each([360])('at %i px, in Malay', (width) => {
  it('a parcel is booked by hand, labelled, sent and followed by its buyer', async () => {
    const buyer = await demo.visit(width)
    const orderPage = await buyMug(buyer)
    const orderNo = /Pesanan (\d+)/.exec(await buyer.page.locator('body').innerText())?.[1] ?? ''
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, `/seller/orders/${orderNo}`)
    await press(page, 'Rekod bayaran')
    await inDialog(page).getByRole('button', { name: 'Rekod bayaran' }).click()
    await page.getByText('Dibayar', { exact: true }).first().waitFor()

    await press(page, 'Hantar pesanan')
    await inDialog(page).getByRole('button', { name: 'Tempah kurier dahulu' }).click()
    await inDialog(page).getByLabel('Kurier').selectOption('Ninja Van')
    await inDialog(page).getByRole('button', { name: 'Sediakan bungkusan' }).click()
    await page.getByRole('link', { name: 'Tempah atau cetak label' }).first().click()
    await page.waitForURL('**/seller/shipments/*')
    await look(page, 'parcel')
    await expectSound(seller)

    await press(page, 'Tempah kurier')
    await inDialog(page).getByRole('button', { name: 'Tanda ditempah' }).waitFor()
    await inDialog(page).getByText('harga anda sendiri').first().waitFor()
    await look(page, 'quotes')
    await expectSound(seller)
    await inDialog(page).getByRole('button', { name: 'Tanda ditempah' }).click()
    await page.getByText('Ditempah', { exact: true }).first().waitFor()

    const label = page.waitForEvent('popup')
    await press(page, 'Label A6')
    await label.then((sheet) => sheet.close())

    await press(page, 'Tanda dihantar')
    await inDialog(page).getByLabel('Nombor penjejakan').fill('NVMY123456')
    await inDialog(page).getByRole('button', { name: 'Tandakan dihantar dan maklumkan pembeli' }).click()
    await page.getByText('NVMY123456').first().waitFor()
    await look(page, 'parcel-sent')

    await page.goto('/seller/shipments?term=NVMY123456')
    await page.getByText('NVMY123456').first().waitFor()
    await press(page, 'Pilihan lain bagi senarai ini')
    await page.getByRole('menuitem', { name: 'Pilih', exact: true }).click()
    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('region').getByRole('button', { name: 'Label A4' }).waitFor()
    await look(page, 'list')
    await expectSound(seller)
    for (const [address, words] of [
      ['/seller/shipments/pick-list', 'Senarai ambil barang'],
      ['/seller/shipments/import', 'Import nombor penjejakan'],
      ['/seller/settings/couriers', 'Akaun kurier'],
    ] as const) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: words }).waitFor()
      await look(page, address.split('/').at(-1) ?? '')
      await expectSound(seller)
    }

    await page.goto('/seller/shipments/import')
    const pasted = page.getByLabel('Satu bungkusan setiap baris')
    await pasted.fill(`#1016: J&T Express 6300 0123 4567${width}\n9999\n8888 GDEX 7`)
    await page.getByText('Tiada nombor penjejakan: baris ini diabaikan.').waitFor()
    await expectSound(seller)
    await page.getByRole('button', { name: 'Tandakan 2 bungkusan dihantar' }).click()
    await page.getByText('1 daripada 2 baris ditolak').waitFor()
    await page.getByRole('link', { name: 'Beritahu pembeli 1016 melalui WhatsApp' }).waitFor()
    await expect.poll(() => pasted.inputValue()).toBe('9999\n8888 GDEX 7') // what was not taken stays
    await expectSound(seller)
    await page.getByText('1 nombor direkodkan').waitFor()
    await look(page, 'import-done')
    await press(page, 'Buat asal')
    await page.getByText('1 daripada 1 nombor ditarik balik').waitFor()
    await page.getByText('nombor dan pesanan seperti sebelum ini').waitFor()
    expect(await page.getByRole('link', { name: 'Beritahu pembeli 1016 melalui WhatsApp' }).count()).toBe(0)
    await look(page, 'import-undone')
    await expectSound(seller)
    await page.goto('/seller/orders/1016')
    await page.getByText('Nombor penjejakan dibuang').first().waitFor()

    await buyer.page.goto(orderPage)
    await buyer.page.getByRole('link', { name: 'Lihat langkahnya' }).click()
    await buyer.page.waitForURL('**/track/*')
    await buyer.page.getByRole('heading', { name: 'Di mana bungkusan saya?' }).waitFor()
    await buyer.page.getByText('NVMY123456').first().waitFor()
    await buyer.page.getByText('Dalam perjalanan').first().waitFor()
    await look(buyer.page, 'track')
    await expectSound(buyer)
    expect([...buyer.complaints, ...seller.complaints]).toEqual([])
    await seller.leave()
    await buyer.leave()
  })
})

async function buyMug({ page }: Visitor): Promise<string> {
  await page.goto('/s/demo')
  await page
    .getByRole('button', { name: /^Tambah Mug Seramik Bunga Kemboja 350 ml.* ke troli$/ })
    .first()
    .click()
  await page.getByText('Ditambah ke troli anda').waitFor()
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
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
