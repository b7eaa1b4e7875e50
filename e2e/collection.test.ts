import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { expectSound, openDemo } from './demo-site.ts'
import { unfold } from './product-form.ts'
import { signIn, type Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('on a phone, in Malay, a collection is made, answered, paid for, and read', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  const title = 'Tempahan Baju Sukan Tahun 4 Bestari'
  await signIn(seller, '/seller/products/new?type=collection')
  await page.getByLabel('Nama produk', { exact: true }).fill(title)
  await page.getByRole('radio', { name: /^Senarai dengan harga/ }).check()
  await page.getByLabel('Baris 1', { exact: true }).fill('Baju saiz S')
  await page.getByLabel('Harga', { exact: true }).first().fill('25')
  await press(page, 'Tambah baris')
  await page.getByLabel('Baris 2', { exact: true }).fill('Baju saiz M')
  await page.getByLabel('Harga', { exact: true }).nth(1).fill('27')
  await unfold(page, 'Sasaran dan had')
  await page.getByLabel(/^Sasaran/).fill('1000')
  await unfold(page, 'Soalan')
  await press(page, 'Tambah soalan')
  await page.getByRole('textbox', { name: 'Soalan', exact: true }).fill('Kelas anak')
  await page.getByRole('combobox', { name: 'Jenis jawapan', exact: true }).selectOption('choice')
  await page.getByLabel('Pilihan jawapan').fill('4 Bestari\n4 Cerdik')
  await page.getByLabel('Mesti dijawab').check()
  await press(page, 'Tambah soalan')
  await page.getByRole('textbox', { name: 'Soalan', exact: true }).nth(1).fill('Surat kebenaran')
  await page.getByRole('combobox', { name: 'Jenis jawapan', exact: true }).nth(1).selectOption('file')
  await page.getByLabel('Bila ditanya').selectOption({ label: 'hanya selepas “Kelas anak”' })
  await page.getByLabel('Apabila jawapannya').selectOption('4 Cerdik')
  await expectSound(seller)
  await press(page, 'Terbitkan')
  await page.getByText('Semua sudah disimpan').waitFor()

  const buyer = await demo.visit(360)
  await buyer.page.goto(`/s/demo?q=${encodeURIComponent('Baju Sukan Tahun 4')}`)
  await buyer.page.getByRole('link', { name: title }).first().click()
  const more = buyer.page.getByRole('textbox', { name: 'Baju saiz M' })
  await more.scrollIntoViewIfNeeded()
  await more.fill('2')
  await more.blur()
  await buyer.page.getByRole('radio', { name: '4 Cerdik' }).check()
  await buyer.page
    .locator('input[name="answers.soalan-2"]')
    .setInputFiles({ name: 'surat.png', mimeType: 'image/png', buffer: picture })
  await buyer.page.getByText('surat').first().waitFor()
  await buyer.page.getByRole('radio', { name: '4 Bestari' }).check()
  await buyer.page.getByLabel('Nama', { exact: true }).fill('Puteri Nur Balqis Adriana binti Megat Shahrul Nizam')
  await buyer.page.getByLabel('Nombor telefon').fill('012-345 6789')
  await buyer.page.getByRole('radio', { name: /^FPX/ }).check()
  await buyer.page.getByText('RM 54.00').first().waitFor()
  await expectSound(buyer)
  await buyer.page.locator('button[data-order][type=submit]').click()
  await buyer.page.waitForURL('**/sandbox/pay/*')
  await buyer.page.getByRole('button', { name: /^Bayar/ }).click()
  await buyer.page.waitForURL('**/order/*')
  await buyer.page.getByText('4 Bestari', { exact: true }).waitFor()
  await expectSound(buyer)

  await page.getByRole('link', { name: 'Jawapan', exact: true }).click()
  await page.waitForURL('**/seller/responses/*')
  const response = page.locator('details', { hasText: 'Baju saiz M × 2' })
  await expectSound(seller)
  await response.locator('summary').click()
  await page.getByText('Puteri Nur Balqis').waitFor()
  await page.getByText('Baju saiz M × 2').waitFor()
  await expectSound(seller)
  await page.getByRole('button', { name: /^Tapis/ }).click()
  const [sheet] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()])
  expect(sheet.suggestedFilename()).toMatch(/responses\.csv$/)
  await leave(seller, buyer)
})

it('on a phone, in Malay, shirts are ordered by size and colour', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  const title = 'Tempahan Jersi Hari Sukan'
  await signIn(seller, '/seller/products/new?type=collection')
  await page.getByLabel('Nama produk', { exact: true }).fill(title)
  await page.getByRole('radio', { name: /^Satu harga/ }).check()
  await page.getByLabel('Harga', { exact: true }).first().fill('0')
  await unfold(page, 'Soalan')
  await press(page, 'Tambah soalan')
  await page.getByRole('textbox', { name: 'Soalan', exact: true }).fill('Jersi')
  await page.getByRole('combobox', { name: 'Jenis jawapan', exact: true }).selectOption('grid')
  await page.getByLabel(/^Baris, contohnya saiz/).fill('S\nM\nL\nXL')
  await page.getByLabel(/^Lajur, contohnya warna/).fill('Merah\nBiru Laut\nHijau\nKuning\nUngu Muda')
  await page.getByLabel('Harga seunit').selectOption('row')
  for (const [row, price] of Object.entries({ S: '25', M: '25', L: '27.50', XL: '30' }))
    await page.getByLabel(`Harga ${row}`, { exact: true }).fill(price)
  await page.getByLabel(/^Paling sedikit/).fill('2')
  await page.getByLabel('Mesti dijawab').check()
  await expectSound(seller)
  await press(page, 'Terbitkan')
  await page.getByText('Semua sudah disimpan').waitFor()

  const buyer = await demo.visit(360)
  await buyer.page.goto(`/s/demo?q=${encodeURIComponent('Jersi Hari Sukan')}`)
  await buyer.page.getByRole('link', { name: title }).first().click()
  await buyer.page.getByRole('textbox', { name: 'L / Merah', exact: true }).fill('1')
  await buyer.page.getByLabel('Nama', { exact: true }).fill('Aminah binti Ali')
  await buyer.page.getByLabel('Nombor telefon').fill('012-345 6789')
  await buyer.page.getByRole('radio', { name: /^FPX/ }).check()
  await buyer.page.locator('button[data-order][type=submit]').click()
  await buyer.page
    .getByText(/^Pilih sekurang-kurangnya 2 kesemuanya/)
    .first()
    .waitFor()
  await buyer.page.getByRole('textbox', { name: 'XL / Ungu Muda', exact: true }).fill('2')
  await buyer.page.getByText('3 unit · RM 87.50').waitFor()
  await expectSound(buyer)
  await buyer.page.locator('button[data-order][type=submit]').click()
  await buyer.page.waitForURL('**/sandbox/pay/*')
  await buyer.page.getByRole('button', { name: /^Bayar/ }).click()
  await buyer.page.waitForURL('**/order/*')
  await buyer.page.getByText('2 × XL / Ungu Muda').waitFor()
  expect(await buyer.page.getByText('L / Biru Laut').count()).toBe(0)
  await expectSound(buyer)

  await page.getByRole('link', { name: 'Jawapan', exact: true }).click()
  await page.waitForURL('**/seller/responses/*')
  await page.getByText('Jumlah setiap jawapan').click()
  await page.getByRole('columnheader', { name: 'Ungu Muda' }).waitFor()
  await expectSound(seller)
  await page.locator('details', { hasText: 'Aminah binti Ali' }).locator('summary').click()
  await page.getByText('2 × XL / Ungu Muda').waitFor()
  await expectSound(seller)
  await leave(seller, buyer)
})

it('an amount of one’s own is asked for until it is enough', async () => {
  const buyer = await demo.visit(360)
  const { page } = buyer
  await page.goto('/s/demo/i/DEMO-FUND')
  const amount = page.getByLabel(/^Atau amaun lain/)
  await amount.scrollIntoViewIfNeeded()
  await amount.fill('2')
  await page.getByLabel('Paparkan nama saya dalam senarai penyumbang').check()
  await page.getByLabel('Nama', { exact: true }).fill('Kavitha Subramaniam')
  await page.getByLabel('Nombor telefon').fill('013-222 3344')
  await page.getByRole('radio', { name: /^FPX/ }).check()
  await page.locator('button[data-order][type=submit]').click()
  await page
    .getByText(/^Amaun paling kurang ialah/)
    .first()
    .waitFor()
  await page
    .getByText(/Sila isi “Nama untuk dipaparkan”/)
    .first()
    .waitFor()
  await expectSound(buyer)
  await page.getByRole('button', { name: /^RM\s30\.00$/ }).click()
  await page.getByLabel('Nama untuk dipaparkan').fill('Keluarga Kavitha')
  await page.locator('button[data-order][type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')
  await leave(buyer)
})

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click()

async function leave(...visitors: Visitor[]): Promise<void> {
  for (const { complaints, leave: go } of visitors) {
    expect(complaints).toEqual([])
    await go()
  }
}
