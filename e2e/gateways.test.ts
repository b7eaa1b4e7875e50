import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const inDialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

/** An order paid at a stand-in, with what its buyer keeps. */
type Paid = { orderNo: string; orderPage: string; buyer: Visitor }
const paid: Paid[] = []

describe('at 360 px, in Malay', () => {
  it('the seller connects each provider, and is told in words what is wrong with a key', async () => {
    const { page } = seller
    await connect(page, 'Billplz', { ...billplzKeys, api_key: 'a-key-of-somebody-else' }, { isTest: true })
    const card = cardOf(page, 'Billplz')
    await card.getByText('Ujian sahaja: tiada wang sebenar masuk').waitFor()
    await card.getByRole('button', { name: 'Cuba', exact: true }).click()
    await card.getByText(/Billplz menolak kunci ini \(.*Access denied\)\. Salin semula dari laman Billplz/).waitFor()
    await look(page, 'wrong-key')
    await expectSound(seller)
    await connect(page, 'Billplz', { api_key: billplzKeys.api_key }, { isLook: true })
    await card.getByRole('button', { name: 'Cuba', exact: true }).click()
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
      await cardOf(page, name).getByRole('button', { name: 'Cuba', exact: true }).click()
      await page.getByText(`${name} menerima kunci ini.`).first().waitFor()
    }
    await look(page, 'providers')
    await expectSound(seller)
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
    await fillCheckout(page)
    await page.getByRole('radio', { name: method }).check()
    await look(page, `checkout-${bank}`)
    await page.getByRole('button', { name: /^Bayar RM/ }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL('**/order/*')
    if (street.banks[bank].slow !== undefined) {
      await page.getByText('bank').first().waitFor()
      await look(page, `waiting-${bank}`)
    }
    await page.getByText('Dibayar', { exact: true }).first().waitFor()
    await look(page, `paid-${bank}`)
    await expectSound(buyer)
    const orderNo = /Pesanan (\d+)/.exec(await page.locator('body').innerText())?.[1] ?? ''
    paid.push({ orderNo, orderPage: page.url(), buyer })
    expect([...street.banks[bank].bills.values()].map(({ status }) => status)).toEqual(['paid'])
  })
})

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function connect(
  page: Page,
  name: string,
  keys: Record<string, string>,
  { isTest = false, isOffered = false, isLook = false } = {},
): Promise<void> {
  await cardOf(page, name)
    .getByRole('button', { name: /^(Sediakan|Tukar)$/ })
    .click()
  const dialog = inDialog(page)
  await dialog.waitFor()
  for (const [field, value] of Object.entries(keys)) {
    const input = dialog.locator(`[name=${field}]`)
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value)
    else await input.fill(value)
  }
  if (isTest) await dialog.getByRole('checkbox', { name: /^Wang sebenar/ }).uncheck()
  if (isOffered) await dialog.getByRole('checkbox', { name: 'Tawarkan kepada pembeli' }).check()
  if (isLook) {
    await look(page, 'account')
    await expectSound(seller)
  }
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The address for reports, as a seller copies it. */
async function addressOf(page: Page, name: string): Promise<string> {
  await cardOf(page, name).getByRole('button', { name: 'Tukar' }).click()
  const address = await inDialog(page)
    .getByText(/^http\S+\/webhooks\//)
    .innerText()
  await inDialog(page).getByRole('button', { name: 'Kembali' }).click()
  return address
}

async function fillCheckout(page: Page): Promise<void> {
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
}
