import { expect, test } from 'vitest'
import { readPdf } from '../../../platform/test-pdf/read-pdf.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { billsOf, eventsOf, fifty, share, slipPicture, standingOf } from './invoice-links.fixture.ts'

const { app, shop } = await startTestShop()
const buyer = await app.client()

const dollars = { ...fifty, currency: 'SGD', exchange_rate: '3.4567', tax: '8', tax_type: 'percent' as const }

test('a buyer of a foreign invoice is shown accounts alone, and told why; no gateway is ever asked', async () => {
  await app.asOwner(
    `insert into payment_methods (shop_id, code, name, kind) values ($1, 'duitnow_qr', 'DuitNow QR', 'qr')`,
    [shop.shopId],
  )
  const invoice = await share(app, shop, dollars)
  const { data } = (await buyer.get(invoice.url)).body
  expect(data).toMatchObject({
    currency: 'SGD',
    exchange_rate: '3.4567',
    total: '54.00',
    balance_due: '54.00',
    ringgit: { total: '186.66', tax_amount: '13.83' },
    actions: { pay: { allowed: false }, upload_proof: { allowed: true } },
  })
  expect(data.actions.pay.reason).toMatch(/ringgit/i)
  expect(
    data.payment_methods.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind !== 'bank_transfer'),
  ).toEqual([])
  for (const paymentMethod of ['sandbox', 'bank_transfer', 'duitnow_qr'])
    expect((await buyer.post(`${invoice.url}/pay`, { paymentMethod })).status).toBe(409)
  expect(await billsOf(app, invoice)).toEqual([])
  expect((await buyer.get(`/exports/invoice/${invoice.hashslug}/duitnow.png`)).status).toBe(404)
  expect(await standingOf(app, invoice)).toMatchObject({ balance_sen: 5400, payments: 0 })
})

test('a slip of a foreign invoice says how much in its currency', async () => {
  const invoice = await share(app, shop, {
    ...fifty,
    currency: 'JPY',
    exchange_rate: '0.0285',
    invoice_items: [{ item_name: 'Katering', amount: '5400' }],
  })
  const send = async (amount: string) =>
    buyer.multipart(`${invoice.url}/payment-proof`, {
      amount,
      paymentProof: { filename: 'slip.png', bytes: await slipPicture() },
    })
  expect((await send('54.50')).status).toBe(422)
  expect((await send('5,400')).body.data).toMatchObject({ currency: 'JPY', proofs: [{ amount: '5400' }] })
  expect(await eventsOf(app, invoice)).toContain('proof.uploaded')
})

test('its paper says the rate, and the tax and the total in ringgit', async () => {
  const invoice = await share(app, shop, dollars)
  const { pages } = await readPdf((await buyer.get(`${invoice.url}/pdf`)).bytes)
  const text = pages
    .flatMap(({ lines }) => lines)
    .join('\n')
    .replace(/\s+/g, ' ')
  for (const part of ['SGD 54.00', '1 SGD = RM 3.4567', 'Tax in RM', 'RM 13.83', 'Total in RM', 'RM 186.66'])
    expect(text).toContain(part)
  const plain = await share(app, shop)
  const { pages: others } = await readPdf((await buyer.get(`${plain.url}/pdf`)).bytes)
  expect(others.flatMap(({ lines }) => lines).join('\n')).not.toMatch(/in RM|= RM/)
})
