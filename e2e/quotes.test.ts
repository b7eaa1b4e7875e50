import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSound, openDemo } from './demo-site.ts'
import { signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('a quote at %i px, in Malay', (width) => {
  it('is written, sent, accepted, becomes an invoice with a deposit, and the deposit is paid', async () => {
    const seller = await demo.visit(width)
    const { page } = seller
    const buyer = `Puan Hajah Rohani binti Abdul Rahman ${width}`
    await signIn(seller, '/seller/quotes')
    await page.getByRole('heading', { name: 'Sebut harga', exact: true }).waitFor()
    await expectSound(seller)

    await page.getByRole('link', { name: 'Sebut harga baharu' }).click()
    await page.fill('[name="buyer.name"]', buyer)
    await page.fill('[name="buyer.phone"]', '12-345 6789')
    await page.fill('[name="buyer.email"]', `rohani-${width}@buyer.test`)
    await page.locator('[name="invoice_items.none.item_name"]').fill('Katering kenduri, 100 orang')
    await page.fill('[name="invoice_items.0.quantity"]', '1')
    await page.fill('[name="invoice_items.0.amount"]', '2000')
    await page.getByText('Disimpan sebagai draf').filter({ visible: true }).waitFor() // while it saves, its button fades
    await expectSound(seller)
    await button(page, 'Simpan dan lihat').click()
    await page.getByRole('heading', { name: 'Draf sebut harga' }).waitFor()
    await expectSound(seller)
    await button(page, 'Hantar').click()
    const sending = page.getByRole('dialog', { name: 'Hantar sebut harga' })
    await expectSound(seller)
    await sending.getByRole('button', { name: 'Hantar', exact: true }).click()
    await sending.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('heading', { name: /^Sebut harga QUO-/ }).waitFor()
    const link = (await page.getByRole('link', { name: /\/view\/quote\// }).getAttribute('href')) ?? ''

    const guest = await demo.visit(width)
    await guest.page.goto(link)
    await guest.page.getByRole('heading', { name: 'Sebut harga untuk anda' }).waitFor()
    await expectSound(guest)
    await guest.page.getByRole('button', { name: 'Tidak, terima kasih' }).click()
    await guest.page.getByLabel('Mengapa tidak?').waitFor()
    await expectSound(guest)
    await guest.page.getByRole('button', { name: 'Kembali untuk menerima' }).click()
    await guest.page.getByLabel('Nama penuh anda').fill('Rohani binti Abdul Rahman')
    await guest.page.getByRole('button', { name: /^Terima dengan harga/ }).click()
    await guest.page.getByRole('heading', { name: 'Sebut harga diterima' }).waitFor()
    await expectSound(guest)

    await page.reload()
    await page.getByText('Diterima oleh Rohani binti Abdul Rahman').first().waitFor()
    await expectSound(seller)
    await button(page, 'Buat invois').click()
    await page.getByRole('heading', { name: 'Draf invois' }).waitFor()
    await page
      .getByText(/^Daripada sebut harga/)
      .first()
      .waitFor()
    await button(page, 'Lagi').click()
    await page.getByRole('menuitem', { name: 'Deposit dan ansuran' }).click()
    const schedule = page.getByRole('dialog', { name: 'Deposit dan ansuran' })
    await schedule.getByText('RM 600.00').waitFor() // 30 % of 2,000.00, as it begins
    await expectSound(seller)
    await schedule.getByRole('button', { name: 'Simpan jadual' }).click()
    await schedule.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Deposit dan ansuran' }).waitFor()
    await expectSound(seller)
    await button(page, 'Hantar').click()
    await page
      .getByRole('dialog', { name: 'Hantar invois' })
      .getByRole('button', { name: 'Hantar', exact: true })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await guest.page.reload()
    await guest.page.getByRole('link', { name: 'Lihat dan bayar invois' }).click()
    await guest.page.getByRole('heading', { name: 'Menunggu bayaran anda' }).waitFor()
    await guest.page.getByRole('heading', { name: 'Jadual bayaran' }).waitFor()
    await expectSound(guest)
    await guest.page.getByRole('button', { name: /^Bayar RM 600\.00/ }).click()
    await guest.page.waitForURL('**/sandbox/pay/*')
    await guest.page.getByRole('button', { name: /^Bayar/ }).click()
    await guest.page.waitForURL('**/view/invoice/*')
    await guest.page.getByRole('heading', { name: 'Dibayar sebahagian' }).waitFor()
    await guest.page.getByText('Ansuran 2 daripada 2').waitFor()
    await guest.page.getByRole('button', { name: /^Bayar RM 1,400\.00/ }).waitFor()
    await expectSound(guest)

    await page.reload()
    await page.locator('header').getByText('Dibayar sebahagian').first().waitFor()
    await page.goto('/seller/quotes?status=converted')
    await page.getByText(buyer).filter({ visible: true }).first().waitFor()
    await expectSound(seller)
    expect(guest.complaints).toEqual([])
    await guest.leave()
    await seller.leave()
  })
})

// Some buttons stand once for a desk and once for a phone.
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
