import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('a spreadsheet of products is checked, brought in, and taken back', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/products/import')
    await page.getByText('Eksport produk').waitFor()
    await expectSound(seller)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'bukan.csv', mimeType: 'text/csv', buffer: Buffer.from([0x50, 0x4b, 0, 0]) })
    await page.getByText('Ini bukan fail Excel (.xlsx) atau CSV').waitFor()
    seller.complaints.length = 0 // the browser names the refusal

    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'produk kedai saya.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(width)) })
    await page.getByRole('heading', { name: 'Apa isi setiap lajur?' }).waitFor()
    expect(await page.getByLabel('Apa isi “Harga Jualan”?').inputValue()).toBe('price')
    expect(await page.getByLabel('Apa isi “Catatan”?').inputValue()).toBe('')
    await expectSound(seller)
    await page.getByLabel('Terus jual produk baharu').check()
    await page.getByRole('button', { name: 'Semak setiap baris' }).click()
    await page.getByRole('heading', { name: '1 baris perlu dibetulkan' }).waitFor()
    await page.getByText('Harga mestilah jumlah wang').waitFor()
    await expectSound(seller)

    await page.getByRole('button', { name: 'Import 3 baris' }).click()
    await page.getByRole('heading', { name: 'Produk sudah masuk' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Lihat produk' }).click()
    await page
      .getByRole('link', { name: `Baju Kurung Riau Pahang ${width}` })
      .first()
      .waitFor()

    await page.goBack()
    await page.getByRole('button', { name: 'Tarik balik import ini' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tarik balik' }).click()
    await page.getByText('Import ini telah ditarik balik').waitFor()
    await expectSound(seller)
    expect(seller.complaints).toEqual([])
  })
})

const fileOf = (width: number): string =>
  [
    'Nama Produk;Harga Jualan;Stok;Nama Pilihan 1;Pilihan 1;SKU;Catatan',
    `Baju Kurung Riau Pahang ${width};129.90;4;Saiz;S;BKR-S-${width};`,
    `;129.90;6;Saiz;M;BKR-M-${width};potongan besar`,
    `Kerepek Pisang Nangka Ibu Haji Salmah ${width};enam ringgit;10;;;KPN-${width};`,
    `Songket Tenunan Tangan Terengganu ${width};1,250.00;1;;;STT-${width};`,
  ].join('\r\n')
