import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

// A page that loads anew takes its time.
const patient = { timeout: 15_000 }

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('invoices at %i px, in Malay', (width) => {
  it('is written, kept through a reload, approved, sent, paid in part and in full', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    const buyer = `Puan Hajah Siti Aminah binti Abdul Rahman ${width}`
    await signIn(seller, '/seller/invoices')
    await page.getByRole('heading', { name: 'Invois', exact: true }).waitFor()
    await expectSound(seller)

    await page.getByRole('link', { name: 'Invois baharu' }).click()
    await write(page, { buyer, item: 'Kek lapis Sarawak', quantity: '2', price: '50' })
    await page.fill('[name=discount]', '10')
    await page.selectOption('#discount-type', 'percent')
    await page.fill('[name=tax]', '6')
    await savedAsDraft(page)
    await expect.poll(() => totalOf(page), patient).toBe('RM\u00a095.40') // 100.00 less 10.00, and 5.40 of tax
    await expectSound(seller)
    await page.waitForURL(/\/seller\/invoices\/[\w-]{20,}\/edit$/)
    await page.reload()
    await expect.poll(() => page.inputValue('[name="invoice_items.0.item_name"]'), patient).toBe('Kek lapis Sarawak')
    expect(await page.inputValue('[name="buyer.name"]')).toBe(buyer)

    await button(page, 'Simpan dan lihat').click()
    await page.getByRole('heading', { name: 'Draf invois' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expectSound(seller)
    await page.getByRole('button', { name: 'Sahkan', exact: true }).click()
    await page.getByRole('heading', { name: /^Invois INV-/ }).waitFor()
    await button(page, 'Hantar').click()
    const sending = page.getByRole('dialog', { name: 'Hantar invois' })
    await expectSound(seller)
    await sending.getByRole('button', { name: 'Hantar', exact: true }).click()
    await sending.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByText('siti@mail.test').filter({ visible: true }).first().waitFor()
    await page.locator('header').getByText('Dihantar', { exact: true }).first().waitFor()

    await pay(page, '45.40')
    await page.locator('header').getByText('Dibayar sebahagian').first().waitFor()
    await expectSound(seller)
    await pay(page, null) // what is left is written there already
    await page.locator('header').getByText('Dibayar', { exact: true }).first().waitFor()
    await expect.poll(() => page.locator('main').getByRole('button', { name: 'Lagi' }).count(), patient).toBe(1)
    await page.goto('/seller/invoices?status=paid')
    await page.getByText(buyer).filter({ visible: true }).first().waitFor()
    await expectSound(seller)
    await seller.leave()
  })

  it('is sent, seen by its buyer, paid in part, credited, paid; and money is given back', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    const buyer = `Encik Muhammad Hafiz bin Zulkifli ${width}`
    await signIn(seller, '/seller/invoices/new')
    await write(page, {
      buyer,
      item: 'Hamper raya',
      quantity: '4',
      price: '25',
      phone: width === 360 ? '13-360 1111' : '13-128 0111',
    })
    await savedAsDraft(page)
    await button(page, 'Simpan dan lihat').click()
    await page.getByRole('button', { name: 'Sahkan', exact: true }).click()
    await page.getByRole('heading', { name: /^Invois INV-/, level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Tanda dihantar' }).click()
    await page.locator('header').getByText('Dihantar', { exact: true }).first().waitFor()

    const guest = await demo.visit(width)
    await guest.page.goto(`/s/demo/view/invoice/${page.url().split('/').at(-1)}`)
    await guest.page.getByRole('heading', { name: 'Menunggu bayaran anda' }).waitFor()
    const seen = await guest.page.waitForResponse((answer) => answer.url().endsWith('/viewed'))
    expect(seen.status()).toBe(200)
    await guest.leave()
    await page.reload()
    await page.locator('header').getByText('Dilihat', { exact: true }).first().waitFor()

    await pay(page, '40')
    await page.locator('header').getByText('Dibayar sebahagian').first().waitFor()
    await choose(page, 'Nota kredit')
    const note = page.getByRole('dialog', { name: 'Keluarkan nota kredit' })
    await note.getByText('Beberapa item').click()
    await note.getByLabel('Hamper raya').fill('1')
    await note.getByRole('button', { name: 'Barang rosak.' }).click()
    await expectSound(seller)
    await note.getByRole('button', { name: 'Keluarkan nota kredit' }).click()
    await note.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^CN-/ }).waitFor()
    await expect.poll(() => page.getByText('RM 35.00').count(), patient).toBeGreaterThan(0) // 100.00 less 40.00 paid and 25.00 credited
    await pay(page, null)
    await page.locator('header').getByText('Dibayar', { exact: true }).first().waitFor()
    await expectSound(seller)

    const holder = await demo.visit(width)
    await holder.page.goto(`/s/demo/view/invoice/${page.url().split('/').at(-1)}`)
    const paper = holder.page.getByRole('link', { name: /^Muat turun CN-/ })
    await paper.waitFor()
    expect((await holder.page.request.get((await paper.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
      'application/pdf',
    )
    await expectSound(holder)
    await holder.leave()

    await choose(page, 'Rekod bayaran balik')
    const refund = page.getByRole('dialog', { name: 'Rekod bayaran balik' })
    await refund.locator('[name=amount]').fill('5')
    await refund.getByRole('button', { name: 'Barang rosak.' }).click()
    await expectSound(seller)
    await refund.getByRole('button', { name: 'Rekod bayaran balik' }).click()
    await refund.waitFor({ state: 'detached' })
    await page.locator('header').getByText('Dibayar sebahagian').first().waitFor()
    await expectSound(seller)

    const [link] = page.url().split('/').slice(-1)
    await page.getByRole('button', { name: 'Tarik balik', exact: true }).click()
    await expectSound(seller)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tarik balik' }).click()
    await page.getByText('Pautan telah dibatalkan dan tidak boleh dibuka lagi.').first().waitFor()
    await page.getByRole('button', { name: 'Buat pautan baharu' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith(link ?? ''))
    await page.getByRole('heading', { name: /^Invois INV-/, level: 1 }).waitFor()
    seller.complaints.length = 0 // the browser names the 404 of the old address
    await seller.leave()
  })

  it('asks before a saved line goes, and not before one that was never saved', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/invoices/new')
    await write(page, { buyer: `Encik Farid ${width}`, item: 'Kuih raya', quantity: '3', price: '15' })
    await savedAsDraft(page)
    await page.getByRole('button', { name: 'Tambah baris' }).click()
    await page.getByRole('button', { name: 'Buang baris 2' }).click()
    await expect.poll(() => page.locator('[name^="invoice_items."][name$=".amount"]').count(), patient).toBe(1)
    expect(await page.getByRole('alertdialog').count()).toBe(0)

    await page.getByRole('button', { name: 'Buang Kuih raya' }).click()
    await page.getByRole('alertdialog', { name: 'Buang barang ini?' }).waitFor()
    await page.getByRole('button', { name: 'Kembali', exact: true }).click()
    expect(await page.inputValue('[name="invoice_items.0.item_name"]')).toBe('Kuih raya')
    await page.getByRole('button', { name: 'Buang Kuih raya' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buang' }).click()
    await expect.poll(() => page.locator('[name="invoice_items.0.item_name"]').count(), patient).toBe(0)
    expect(seller.complaints).toEqual([])
    await seller.leave()
  })

  it('moves lines by keyboard', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/invoices/new')
    await write(page, { buyer: `Puan Laila ${width}`, item: 'Pertama', quantity: '1', price: '1' })
    await page.getByRole('button', { name: 'Tambah baris' }).click()
    await page.locator('[name="invoice_items.none.item_name"]').fill('Kedua')
    await page.getByRole('button', { name: /^Alih Kedua: / }).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => names(page), patient).toEqual(['Kedua', 'Pertama'])
    await page.getByRole('button', { name: 'Alih Kedua ke bawah' }).click()
    await expect.poll(() => names(page), patient).toEqual(['Pertama', 'Kedua'])
    await savedAsDraft(page)
    await page.reload()
    await expect.poll(() => names(page), patient).toEqual(['Pertama', 'Kedua'])
    await seller.leave()
  })

  it('shows both versions when two windows change one invoice, and keeps the chosen one', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    await signIn(seller, '/seller/invoices/new')
    await write(page, { buyer: `Cik Mei ${width}`, item: 'Servis', quantity: '1', price: '80' })
    await savedAsDraft(page)
    await button(page, 'Simpan dan lihat').click()
    await page.getByRole('button', { name: 'Sahkan', exact: true }).click()
    await page.getByRole('heading', { name: /^Invois INV-/ }).waitFor()
    const address = `${page.url()}/edit`
    await page.goto(address)
    await page.locator('[name=notes]').waitFor()
    const other = await page.context().newPage()
    await other.goto(address)
    await other.fill('[name=notes]', 'Dari tetingkap kedua')
    await button(other, 'Simpan perubahan').click()
    await other.getByText('Dari tetingkap kedua').waitFor()
    await other.close()

    await page.fill('[name=notes]', 'Dari tetingkap pertama')
    await button(page, 'Simpan perubahan').click()
    const dialog = page.getByRole('dialog', { name: 'Invois ini telah diubah' })
    await dialog.getByText('Dari tetingkap kedua').waitFor()
    await dialog.getByText('Dari tetingkap pertama').waitFor()
    seller.complaints.length = 0 // the browser names the 409
    await expectSound(seller)
    await dialog.getByRole('button', { name: 'Guna versi saya' }).click()
    await dialog.waitFor({ state: 'detached' })
    await savedWhole(page)
    await page.goto(address.replace('/edit', ''))
    await page.getByText('Dari tetingkap pertama').waitFor()
    await seller.leave()
  })
})

type Written = { buyer: string; item: string; quantity: string; price: string; phone?: string }

async function write(page: Page, { buyer, item, quantity, price, phone = '12-345 6789' }: Written): Promise<void> {
  await page.fill('[name="buyer.name"]', buyer)
  await page.fill('[name="buyer.phone"]', phone)
  await page.fill('[name="buyer.email"]', 'siti@mail.test')
  await page.locator('[name="invoice_items.none.item_name"]').fill(item)
  await page.fill('[name="invoice_items.0.quantity"]', quantity)
  await page.fill('[name="invoice_items.0.amount"]', price)
}

const savedAsDraft = (page: Page) => page.getByText('Disimpan sebagai draf').filter({ visible: true }).waitFor()
const savedWhole = (page: Page) => page.getByText('Semua sudah disimpan').filter({ visible: true }).waitFor()

// Some buttons stand once for a desk and once for a phone.
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

const totalOf = async (page: Page) => (await page.locator('.till-slip dd').last().innerText()).trim()

const names = (page: Page) =>
  page
    .locator('[name^="invoice_items."][name$=".item_name"]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

async function pay(page: Page, amount: string | null): Promise<void> {
  await button(page, 'Rekod bayaran').click()
  const dialog = page.getByRole('dialog', { name: 'Rekod bayaran' })
  if (amount !== null) await dialog.locator('[name=amount]').fill(amount)
  await dialog.getByRole('button', { name: 'Rekod bayaran' }).click()
  await dialog.waitFor({ state: 'detached' })
}

// Something of the menu behind "more".
async function choose(page: Page, name: string): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Lagi' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
}
