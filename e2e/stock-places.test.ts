import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf } from './calls-of.ts'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

type Place = { id: number; kind: string; name: string; quantity: number }

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('a seller opens a store and moves pieces to it, and never more than there are', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    const name = `Gudang ${width}`
    await signIn(seller, '/seller/products/stock/places')
    await page.getByRole('button', { name: 'Tambah stor', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nama').fill(name)
    await dialog.getByRole('button', { name: 'Tambah stor' }).click()
    const place = page.locator('[data-place=warehouse]').filter({ hasText: name })
    await place.waitFor()
    await expectSound(seller)

    await page.getByRole('button', { name: 'Pindahkan barang', exact: true }).click()
    await dialog.getByLabel('Kepada').selectOption({ label: name })
    await dialog.getByRole('searchbox').fill('Kapas')
    await dialog.getByRole('button', { name: /Kapas/ }).first().click()
    await dialog.getByRole('button', { name: 'Tambah', exact: true }).click() // the count's plus
    await expectSound(seller)
    await dialog.getByRole('button', { name: 'Pindahkan barang' }).click()
    await dialog.waitFor({ state: 'detached' })
    await place.getByText('2 unit').waitFor()
    await page.locator('[data-transfer]').filter({ hasText: name }).waitFor()
    const places = (await callsOf(page, '/api/ajax/seller')('GET', 'stock-nodes')) as Place[]
    expect(places.find((one) => one.name === name)?.quantity).toBe(2)
    await seller.leave()
  })

  it('a seller writes a rule of commission and reads why a price is what it is', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/programmes/rules?area=dropship')
    await page.getByRole('button', { name: 'Tambah peraturan' }).click()
    const amount = page.getByLabel('Jumlah').last()
    await amount.fill('150')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByRole('alert').first().waitFor()
    seller.complaints.length = 0 // the browser names the refusal
    await amount.fill('12.5')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByText('Semua sudah disimpan').waitFor({ state: 'attached' })
    await page.reload()
    expect(await page.getByLabel('Jumlah').last().inputValue()).toBe('12.5')
    await expectSound(seller)

    await page.goto('/seller/programmes/check-price?area=agent')
    await page.getByLabel('Produk').fill('Baju')
    await page.getByRole('status').getByRole('button').first().click()
    await page.getByRole('heading', { name: 'Harga seunit' }).waitFor()
    await page.getByText('Yang ini digunakan.').waitFor({ state: 'attached' })
    await expectSound(seller)
    await seller.leave()
  })
})
