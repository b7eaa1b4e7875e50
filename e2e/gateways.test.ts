import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, cardOf, connect, fillCheckout, tryKeys } from './connect-provider.ts'
import { expectSound, openDemo } from './demo-site.ts'
import { billplzKeys } from './stand-ins/billplz.ts'
import { chipKeys } from './stand-ins/chip.ts'
import { ninjavanKeys } from './stand-ins/ninjavan.ts'
import { senangpayKeys } from './stand-ins/senangpay.ts'
import { openStreet } from './stand-ins/street.ts'
import { stripeKeys } from './stand-ins/stripe.ts'
import { toyyibpayKeys } from './stand-ins/toyyibpay.ts'
import { signIn, type Visitor } from './visitor.ts'

const width = 360
let street: Awaited<ReturnType<typeof openStreet>>
let demo: Awaited<ReturnType<typeof openDemo>>
let seller: Visitor
beforeAll(async () => {
  street = await openStreet()
  demo = await openDemo(street.env)
  seller = await demo.visit(width)
  await signIn(seller, '/seller/settings/payments')
})
afterAll(async () => {
  await demo?.close()
  await street?.close()
})

const look = async (page: Page, name: string) => {
  const folder = process.env['LOOK']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const inDialog = (page: Page) => page.getByRole('dialog')

/** Each stand-in’s order, with what its buyer keeps. */
const paid = new Map<string, { orderNo: string; orderPage: string; buyer: Visitor }>()
const paidBy = (bank: string) => paid.get(bank) ?? expect.fail(`nothing was paid by ${bank}`)

describe('at 360 px, in Malay', () => {
  it('the seller connects each provider, and is told in words what is wrong with a key', async () => {
    const { page } = seller
    await connect(page, 'Billplz', { ...billplzKeys, api_key: 'a-key-of-somebody-else' }, { isTest: true })
    const card = cardOf(page, 'Billplz')
    await card.getByText('Mod ujian: tiada wang sebenar diterima').waitFor()
    await tryKeys(page, 'Billplz')
    await card.getByText(/Billplz menolak kunci ini \(.*Access denied\)\. Salin semula dari laman Billplz/).waitFor()
    await look(page, 'wrong-key')
    await expectSound(seller)
    await connect(page, 'Billplz', { api_key: billplzKeys.api_key }, { before: () => expectSound(seller) })
    await tryKeys(page, 'Billplz')
    await page.getByText('Billplz menerima kunci ini.').first().waitFor()
    expect(await card.getByText('menolak kunci').count()).toBe(0)

    await connect(page, 'toyyibPay', toyyibpayKeys)
    await connect(page, 'CHIP', chipKeys)
    await connect(page, 'senangPay', senangpayKeys)
    // Stripe says its signing secret only once it knows our address, which is there after the first saving.
    await connect(page, 'Stripe', { secret_key: stripeKeys.secret_key })
    street.addresses.senangpay = await addressOf(page, 'senangPay')
    street.addresses.stripe = await addressOf(page, 'Stripe')
    await connect(page, 'Stripe', { webhook_secret: stripeKeys.webhook_secret }, { isOffered: true })
    for (const name of ['toyyibPay', 'CHIP', 'senangPay', 'Stripe']) {
      await cardOf(page, name).getByText('Wang sebenar', { exact: true }).waitFor()
      await tryKeys(page, name)
      await page.getByText(`${name} menerima kunci ini.`).first().waitFor()
    }
    await look(page, 'providers')
  })

  it.each([
    ['Perbankan dalam talian (Billplz)', 'billplz'],
    ['Perbankan dalam talian (toyyibPay)', 'toyyibpay'],
    ['FPX, kad dan e-dompet (CHIP)', 'chip'],
    ['Kad dan FPX (senangPay)', 'senangpay'],
    ['Kad dan FPX (Stripe)', 'stripe'],
  ] as const)('an order is paid by “%s”', async (method, bank) => {
    const buyer = await demo.visit(width)
    const { page } = buyer
    await fillCheckout(page, `${bank}@buyer.test`)
    await page.getByRole('radio', { name: method }).check()
    if (bank === 'billplz') {
      const banks = page.getByLabel('Bank anda')
      expect(await banks.getByRole('option', { name: 'Bank Islam (tergendala sekarang)' }).isDisabled()).toBe(true)
      await banks.selectOption('Maybank2u')
    }
    await look(page, `checkout-${bank}`)
    await press(page, /^Bayar RM/)
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    if (bank === 'billplz') expect(new URL(page.url()).searchParams.get('auto_submit')).toBe('true')
    await press(page, 'Pay')
    await page.waitForURL('**/order/*')
    if (street.banks[bank].slow !== undefined) {
      await page.getByRole('heading', { name: 'Kami sedang menyemak bayaran dengan bank' }).waitFor()
      await look(page, `waiting-${bank}`)
    }
    await page.getByText('Dibayar', { exact: true }).first().waitFor()
    const orderNo = /Pesanan (\d+)/.exec(await page.locator('body').innerText())?.[1] ?? ''
    paid.set(bank, { orderNo, orderPage: page.url(), buyer })
    expect([...street.banks[bank].bills.values()].map(({ status }) => status)).toEqual(['paid'])
    expect(buyer.complaints).toEqual([])
  })

  it('four of them are packed together and labelled on one sheet', async () => {
    const { page } = seller
    await expect.poll(() => street.heard).toEqual(Array(10).fill(200)) // each report, and the same once more
    await page.goto('/seller/orders?status=to_pack')
    await tickEach(page)
    await press(page, 'Tindakan')
    await page.getByRole('menuitem', { name: 'Sediakan bungkusan' }).click()
    await inDialog(page).getByLabel('Kurier').selectOption('Ninja Van')
    await expectSound(seller)
    await inDialog(page).getByRole('button', { name: 'Sediakan bungkusan' }).click()
    await page.getByText('4 pesanan siap').waitFor({ timeout: 30_000 })
    await look(page, 'made-ready')
    await page.getByRole('link', { name: 'Cetak label' }).click()
    await page.waitForURL('**/seller/shipments?status=to_hand_over')
    await tickEach(page)
    await look(page, 'to-hand-over')
    const [answer, sheet] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/shipments/labels')),
      page.waitForEvent('popup'),
      page.getByRole('region').getByRole('button', { name: 'Label A4' }).click(),
    ])
    await sheet.close()
    const { data } = (await answer.json()) as { data: { id: number; url: string; count: number } }
    expect(data.count).toBe(4)
    const pdf = await (await page.request.get(data.url)).body()
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1)
  })

  it('one is booked once, followed to the door, and its buyer told once a step', async () => {
    const { page } = seller
    await page.goto('/seller/settings/couriers')
    await connect(page, 'Ninja Van', ninjavanKeys)
    street.addresses.ninjavan = await addressOf(page, 'Ninja Van')
    await tryKeys(page, 'Ninja Van')
    await page.getByText('Ninja Van menerima kunci ini.').first().waitFor()

    const { orderNo, buyer } = paidBy('chip')
    await page.goto(`/seller/shipments?term=${orderNo}`)
    await page.locator('tbody tr').first().getByRole('link').first().click()
    await press(page, 'Tempah kurier')
    await inDialog(page)
      .getByRole('radio', { name: /Ninja Van.*Standard/ })
      .check()
    await look(page, 'book')
    await inDialog(page).getByRole('button', { name: 'Tempah dengan Ninja Van' }).dblclick()
    await page.getByText('NVMYJ1000').first().waitFor()
    expect(street.courier.parcels).toEqual(['NVMYJ1000'])
    for (const [step, minutes] of [
      ['Picked Up, In Transit To Origin Hub', -3],
      ['On Vehicle for Delivery', -2],
      ['Delivered, Received by Customer', -1],
    ] as const)
      for (const _time of [1, 2]) await street.step('NVMYJ1000', step, minutes)
    expect(street.heard.slice(10)).toEqual(Array(6).fill(200))
    await buyer.page.reload()
    await buyer.page.getByRole('link', { name: 'Lihat langkahnya' }).click()
    await buyer.page.getByText('Sudah sampai').first().waitFor()
    await look(buyer.page, 'track')
    await expectSound(buyer)
    const letters = async () => {
      const { data } = (await (await page.request.get('/api/ajax/demo/mailbox')).json()) as {
        data: { recipient: string; subject: string }[]
      }
      return data.filter(({ recipient }) => recipient === 'chip@buyer.test').map(({ subject }) => subject)
    }
    await expect.poll(async () => (await letters()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
    const told = await letters()
    expect(new Set(told).size).toBe(told.length)
  })

  it('and its money goes back through its gateway, a part first', async () => {
    const { page } = seller
    const { orderNo, orderPage, buyer } = paidBy('chip')
    await page.goto(`/seller/orders/${orderNo}`)
    for (const [amount, state] of [
      ['10.00', 'Dibayar balik sebahagian'],
      ['21.00', 'Dibayar balik'],
    ] as const) {
      await press(page, 'Rekod bayaran balik')
      await inDialog(page).getByLabel('Jumlah bayaran balik').fill(amount)
      await inDialog(page).getByLabel('Sebab').fill('Mug sumbing')
      await inDialog(page)
        .getByRole('button', { name: /^Pulangkan RM / })
        .click()
      await page.getByText(state, { exact: true }).first().waitFor()
    }
    await look(page, 'refunded')
    await expectSound(seller)
    expect([...street.banks.chip.bills.values()].map(({ back }) => back)).toEqual([3100])
    await buyer.page.goto(orderPage)
    await buyer.page.getByText('Dibayar balik', { exact: true }).first().waitFor()
    expect([...buyer.complaints, ...seller.complaints]).toEqual([])
  })
})

/** Ticks four of the orders, among what a list shows on a phone. */
async function tickEach(page: Page): Promise<void> {
  await press(page, 'Pilihan lain bagi senarai ini')
  await page.getByRole('menuitem', { name: 'Pilih', exact: true }).click()
  for (const bank of ['billplz', 'toyyibpay', 'chip', 'stripe'])
    await page
      .locator('tbody tr')
      .filter({ hasText: paidBy(bank).orderNo })
      .getByRole('checkbox')
      .check()
}
