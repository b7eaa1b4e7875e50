import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import type { Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('three things come into the cart, change, and become one order', async () => {
    const buyer = await demo.visit(width)
    const { page, complaints } = buyer
    await page.goto('/s/demo')
    await page.getByRole('link', { name: 'Troli', exact: true }).waitFor()
    await addFromCard(buyer, 'Mug Seramik Bunga Kemboja 350 ml')
    await addFromCard(buyer, 'Kopi O Kampung Sangai Tradisional 250 g')
    expect(new URL(page.url()).pathname).toBe('/s/demo')
    await page.getByRole('link', { name: 'Troli, 2 item' }).waitFor()

    // What has choices is chosen on its own page.
    await page.getByRole('button', { name: 'Tambah Baju-T Kapas Sisir Unisex ke troli' }).click()
    await page.waitForURL('**/s/demo/i/DEMO-TEE')
    await chooseTee(buyer)
    await page.getByRole('button', { name: 'Tambah ke troli' }).click()
    await page.getByText('Ditambah ke troli anda').waitFor()
    expect(new URL(page.url()).pathname).toBe('/s/demo/i/DEMO-TEE')
    await page.getByRole('button', { name: 'Lihat troli' }).click()

    await page.getByRole('heading', { level: 1, name: 'Troli anda' }).waitFor()
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Buang / }) })
        .count(),
    ).toBe(3)
    const mug = lineOf(buyer, 'Mug Seramik')
    await mug.getByRole('button', { name: 'Tambah' }).click()
    await mug.getByText('RM 50.00').waitFor()
    await page.getByRole('link', { name: 'Troli, 4 item' }).waitFor()

    await lineOf(buyer, 'Kopi O')
      .getByRole('button', { name: /^Buang / })
      .click()
    await page.getByRole('link', { name: 'Troli, 3 item' }).waitFor()
    await page.getByRole('button', { name: 'Buat asal' }).click()
    await page.getByRole('link', { name: 'Troli, 4 item' }).waitFor()
    await lineOf(buyer, 'Kopi O').waitFor()

    await page.getByLabel('Kod kupon').fill('TIADA')
    await page.getByRole('button', { name: 'Guna' }).click()
    await page.getByRole('alert').filter({ hasText: 'TIADA' }).waitFor()
    await page.getByLabel('Kod kupon').fill('DEMO10')
    await page.getByRole('button', { name: 'Guna' }).click()
    await page.getByText('Kupon DEMO10', { exact: true }).waitFor()
    await expectSound(buyer)

    await page.getByRole('link', { name: 'Buat pesanan' }).click()
    await fillBuyer(buyer)
    await page.reload()
    await expect.poll(() => page.getByLabel('Nama', { exact: true }).inputValue()).toBe('Nurul Aisyah')
    await page.getByRole('radio', { name: /Pindahan bank/ }).check()
    await page.getByText('Penghantaran', { exact: true }).waitFor()
    await expectSound(buyer)
    await page.getByRole('button', { name: /^Pesan / }).dblclick()
    await page.waitForURL('**/order/*')
    for (const title of ['Mug Seramik', 'Kopi O', 'Baju-T']) await page.getByText(title).first().waitFor()
    await page.goto('/s/demo/cart')
    await page.getByRole('heading', { name: 'Troli anda kosong' }).waitFor()
    await page.getByRole('link', { name: 'Troli', exact: true }).waitFor()
    expect(complaints).toEqual([])
    await buyer.leave()
  })

  it('a shared cart is taken over by somebody else', async () => {
    const friend = await demo.visit(width)
    await friend.page.goto('/s/demo')
    await addFromCard(friend, 'Mug Seramik Bunga Kemboja 350 ml')
    await friend.page.goto('/s/demo/cart')
    await friend.page.getByRole('button', { name: 'Kongsi troli ini' }).click()
    const link = await friend.page.getByText(/\/cart\/shared\//).textContent()
    const whatsapp = await friend.page.getByRole('link', { name: 'Kongsi melalui WhatsApp' }).getAttribute('href')
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(link)
    await friend.leave()

    const buyer = await demo.visit(width)
    const { page } = buyer
    const token = link?.split('/').at(-1)
    await page.goto(`/s/demo/cart/shared/${token}`)
    await page.getByText('Mug Seramik').waitFor()
    await page.getByRole('link', { name: 'Troli', exact: true }).waitFor()
    await expectSound(buyer)
    await page.getByRole('button', { name: 'Tambah semua ke troli saya' }).click()
    await page.waitForURL('**/s/demo/cart')
    await lineOf(buyer, 'Mug Seramik').waitFor()
    await page.getByRole('link', { name: 'Troli, 1 item' }).waitFor()
    await buyer.leave()
  })
})

it('a line that is short says what to do, and one press does it', async () => {
  const buyer = await demo.visit(360)
  const { page, complaints } = buyer
  await page.goto('/s/demo')
  await addFromCard(buyer, 'Pasu Labu Sayong Ukiran Tangan — Tiga Terakhir')
  await page.goto('/s/demo/cart')
  const line = lineOf(buyer, 'Pasu Labu')
  await line.getByRole('button', { name: 'Tambah' }).click()
  await line.getByRole('button', { name: 'Tambah' }).click()
  await line.getByText('RM 234.00').waitFor()
  await page.getByRole('link', { name: 'Troli, 3 item' }).waitFor()

  // Somebody else orders one of the last three.
  const other = await demo.visit(1280)
  await other.page.goto('/s/demo')
  await addFromCard(other, 'Pasu Labu Sayong Ukiran Tangan — Tiga Terakhir')
  await other.page.goto('/s/demo/checkout')
  await fillBuyer(other)
  await other.page.getByRole('radio', { name: /Pindahan bank/ }).check()
  await other.page.getByRole('button', { name: /^Pesan / }).click()
  await other.page.waitForURL('**/order/*')
  await other.leave()

  await page.reload()
  await page.getByRole('button', { name: 'Tukar kepada 2' }).waitFor()
  await expectSound(buyer)
  await page.getByRole('button', { name: 'Tukar kepada 2' }).click()
  await lineOf(buyer, 'Pasu Labu').getByText('RM 156.00').waitFor()
  expect(complaints).toEqual([])
  await buyer.leave()
})

async function addFromCard({ page }: Visitor, title: string): Promise<void> {
  await page.getByRole('button', { name: `Tambah ${title} ke troli` }).click()
  await page.getByText('Ditambah ke troli anda').waitFor()
  await page.getByRole('button', { name: 'Tutup' }).first().click()
}

async function chooseTee({ page }: Visitor): Promise<void> {
  await page.locator('form').getByText('Kod kupon').first().scrollIntoViewIfNeeded()
  await page.locator('button[data-order][type=submit]').waitFor()
  for (const at of [0, 1]) await page.locator(`input[name=choice-${at}]:not([disabled])`).first().check({ force: true })
}

const lineOf = ({ page }: Visitor, title: string) => page.getByRole('listitem').filter({ hasText: title })

async function fillBuyer({ page }: Visitor): Promise<void> {
  await page.getByLabel('Nama', { exact: true }).fill('Nurul Aisyah')
  await page.getByLabel('Nombor telefon').fill('012-345 6789')
  await page.getByLabel('Alamat', { exact: true }).fill('No 12, Jalan Satu')
  await page.getByLabel('Poskod').fill('43000')
  await expect.poll(() => page.getByLabel('Bandar').inputValue()).toBe('Kajang')
}
