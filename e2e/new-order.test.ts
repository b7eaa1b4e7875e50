import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('a sale that began in a chat is written down on a phone, sent by WhatsApp, and paid by its link', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  await signIn(seller, '/seller/orders')
  await page.getByRole('link', { name: 'Pesanan baharu' }).first().click()
  await page.waitForURL('**/seller/orders/new')
  for (const name of ['Sabun Serai', 'Cawan']) {
    await page.getByRole('button', { name: 'Tambah barang', exact: true }).click()
    const picker = page.getByRole('dialog')
    await picker.getByLabel('Cari produk anda').fill(name)
    await picker
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click()
    await picker.waitFor({ state: 'detached' })
  }

  // A wrong number is told at its field, and nothing typed is lost.
  await page.getByLabel('Nama', { exact: true }).fill('Nurul Izzah binti Abdullah')
  await page.getByLabel('Telefon', { exact: true }).fill('12')
  await page.getByLabel('Alamat', { exact: true }).fill('No. 7, Jalan Bunga Raya 3')
  await page.getByLabel('Poskod').fill('93350')
  await page.getByLabel('Bandar').fill('Kuching')
  await page.getByLabel('Negeri').selectOption({ label: 'Sarawak' })
  await page
    .getByText(/^Penghantaran/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Simpan dan dapatkan pautan bayaran' }).click()
  await page
    .getByText(/Nombor telefon ini nampak tidak betul/)
    .first()
    .waitFor()
  seller.complaints.length = 0 // the browser names the 422
  await page.reload()
  expect(await page.getByLabel('Nama', { exact: true }).inputValue()).toBe('Nurul Izzah binti Abdullah')
  await page.getByLabel('Telefon', { exact: true }).fill('013-765 4321')
  await expectSound(seller)
  await page.getByRole('button', { name: 'Simpan dan dapatkan pautan bayaran' }).dblclick()

  const whatsApp = page.getByRole('link', { name: 'Hantar melalui WhatsApp' })
  const href = (await whatsApp.getAttribute('href')) ?? ''
  const text = new URL(href).searchParams.get('text') ?? ''
  expect(new URL(href).pathname).toBe('/60137654321')
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  const heading = await page.getByRole('heading', { name: /^Pesanan \d+ · RM/ }).innerText()
  const [, orderNo = '', total = ''] = /^Pesanan (\d+) · (RM\s?[\d.,]+)$/.exec(heading) ?? []
  await expectSound(seller)

  const buyer = await demo.visit(360)
  await buyer.page.goto(new URL(link).pathname)
  await buyer.page.getByText(total.replace(/\s/g, ' ')).first().waitFor()
  await expectSound(buyer)
  await buyer.page
    .getByRole('button', { name: /^Bayar/ })
    .first()
    .click()
  await buyer.page.waitForURL(/sandbox/)

  // Pressed twice, there is one.
  await page.goto('/seller/orders?term=nurul+izzah')
  await page.getByRole('link', { name: orderNo }).waitFor()
  expect(await page.locator('main tbody tr', { hasText: 'Nurul Izzah binti Abdullah' }).count()).toBe(1)
  expect(await page.locator('main mark:visible').allInnerTexts()).toEqual(['Nurul', 'Izzah'])
  await expectSound(seller)
}, 120_000)
