import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeInvoice, type Adjustment } from '@kedai/domain/invoices/amounts.ts'
import { formatQuantity, quantity } from '@kedai/domain/invoices/quantity.ts'
import { formatRate, rate } from '@kedai/domain/invoices/rate.ts'
import { formatUnitPrice, unitPrice } from '@kedai/domain/invoices/unit-price.ts'
import { amountIn, displayAmount, formatAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { readPdf } from '../../../platform/test-pdf/read-pdf.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'

const path = '/api/ajax/seller/invoices'
let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  owner = await signedIn(app, (await openTestShop(app, 'demo')).ownerId)
})
afterAll(() => app.close())

const someAdjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.nat({ max: 1_000_000 }).map((share) => ({ type: 'percent' as const, rate: rate(share) })), // up to 100 %
  fc.nat({ max: 5_000 }).map((amount) => ({ type: 'fixed' as const, amount: sen(amount) })),
)
const someLine = fc.record({
  quantity: fc.integer({ min: 1, max: 2_000_000 }).map(quantity),
  unitPrice: fc.nat({ max: 9_999_999 }).map(unitPrice),
})
const someForm = fc.record({
  currency: fc.constantFrom('MYR' as const, 'SGD' as const, 'JPY' as const, 'KWD' as const),
  lines: fc.array(someLine, { minLength: 1, maxLength: 6 }),
  shipping: fc.nat({ max: 50_000 }).map(sen),
  discount: someAdjustment,
  tax: someAdjustment,
})
type Form = typeof someForm extends fc.Arbitrary<infer One> ? One : never

const typedAdjustment = (adjustment: Adjustment, currency: Currency) =>
  adjustment.type === 'percent' ? formatRate(adjustment.rate) : formatAmount(adjustment.amount, currency)
const itemOf = ({ quantity: count, unitPrice: price }: Form['lines'][number], currency: Currency, place: number) => ({
  item_name: `Barang ${place + 1}`,
  quantity: formatQuantity(count),
  amount: formatUnitPrice(price, currency),
})
const adjustmentsOf = ({ currency, shipping, discount, tax }: Form) => ({
  shipping: formatAmount(shipping, currency),
  discount: typedAdjustment(discount, currency),
  discount_type: discount.type,
  tax: typedAdjustment(tax, currency),
  tax_type: tax.type,
})
const formOf = (form: Form) => ({
  buyer: { name: 'Puan Sifat' },
  lang: 'en',
  currency: currencySign(form.currency),
  exchange_rate: '3.456789',
  invoice_items: form.lines.map((line, place) => itemOf(line, form.currency, place)),
  ...adjustmentsOf(form),
})

const figuresOf = ({
  subtotal,
  shipping,
  discount_amount,
  tax_amount,
  total,
  invoice_items,
}: Record<string, unknown> & { invoice_items: { total_amount: string }[] }) => ({
  subtotal,
  shipping,
  discount_amount,
  tax_amount,
  total,
  lines: invoice_items.map(({ total_amount }) => total_amount),
})

test('the server’s figures are the rule’s, for any invoice, saved or only computed; a refusal is a refusal there too', async () => {
  await fc.assert(
    fc.asyncProperty(someForm, async (form) => {
      const sums = computeInvoice({ ...form, taxShipping: true })
      const [created, computed] = [
        await owner.post(path, formOf(form)),
        await owner.post(`${path}/compute`, formOf(form)),
      ]
      if ('refusal' in sums) {
        expect([created.status, computed.status]).toEqual([422, 422])
        return
      }
      const money = (amount: Sen) => formatAmount(amount, form.currency)
      const wanted = {
        subtotal: money(sums.subtotal),
        shipping: money(sums.shipping),
        discount_amount: money(sums.discount),
        tax_amount: money(sums.tax),
        total: money(sums.total),
      }
      expect(figuresOf(created.body.data)).toEqual({ ...wanted, lines: sums.lineTotals.map(money) })
      expect(computed.body.data).toMatchObject({ ...wanted, line_totals: sums.lineTotals.map(money) })
    }),
    { numRuns: 40 },
  )
})

// How a hand may come to a form: each edit is saved by itself, in some order, with lines that come and go meanwhile.
type Edit =
  | { do: 'set'; part: 'shipping' | 'discount' | 'tax' }
  | { do: 'add' }
  | { do: 'drop'; place: number }
  | { do: 'turn' }
const someEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constantFrom('shipping', 'discount', 'tax').map((part): Edit => ({ do: 'set', part })),
  fc.constant<Edit>({ do: 'add' }),
  fc.nat({ max: 5 }).map((place): Edit => ({ do: 'drop', place })),
  fc.constant<Edit>({ do: 'turn' }),
)

test('any order of edits of a draft comes to what the last form comes to at once', async () => {
  await fc.assert(
    fc.asyncProperty(someForm, fc.array(someEdit, { maxLength: 6 }), async (form, edits) => {
      const atOnce = await owner.post(path, formOf(form))
      if (atOnce.status === 422) return
      let draft = (
        await owner.post(path, {
          buyer: { name: 'Puan Sifat' },
          invoice_items: [{ item_name: 'Mula', amount: '999.99' }],
        })
      ).body.data
      const save = async (change: object) => {
        const kept = draft.invoice_items.map(({ id, item_name, quantity: count, amount }: Record<string, unknown>) => ({
          id,
          item_name,
          quantity: String(count),
          amount,
        }))
        const now = {
          shipping: draft.shipping,
          discount: draft.discount,
          discount_type: draft.discount_type,
          tax: draft.tax,
          tax_type: draft.tax_type,
          invoice_items: kept,
        }
        const { status, body } = await owner.post(`${path}/update/${draft.hashslug}`, {
          buyer: { name: 'Puan Sifat' },
          ...now,
          ...change,
          revision: draft.revision,
        })
        if (status === 200) draft = body.data
        else expect(status).toBe(422) // on the way a discount may be larger than the lines so far
        return kept
      }
      for (const edit of edits) {
        const kept = draft.invoice_items.map(({ id, item_name, quantity: count, amount }: Record<string, unknown>) => ({
          id,
          item_name,
          quantity: String(count),
          amount,
        }))
        if (edit.do === 'set')
          await save(
            Object.fromEntries(Object.entries(adjustmentsOf(form)).filter(([name]) => name.startsWith(edit.part))),
          )
        else if (edit.do === 'add') await save({ invoice_items: [...kept, itemOf(form.lines[0]!, form.currency, 9)] })
        else
          await save({
            invoice_items:
              edit.do === 'turn' ? kept.toReversed() : kept.toSpliced(edit.place % Math.max(1, kept.length), 1),
          })
      }
      // The last form keeps what lines there are, by their ids, and takes the rest away.
      const kept: { id: number }[] = draft.invoice_items
      await save({
        ...formOf(form),
        invoice_items: form.lines.map((line, place) => ({
          ...itemOf(line, form.currency, place),
          id: kept[place]?.id ?? '',
        })),
      })
      expect(figuresOf(draft)).toEqual(figuresOf(atOnce.body.data))
      expect((await owner.get(`${path}/view/${draft.hashslug}`)).body.data).toMatchObject({
        total: atOnce.body.data.total,
        balance_due: atOnce.body.data.total,
      })
    }),
    { numRuns: 15 },
  )
})

test('the paper says the number and the figures of the call', async () => {
  await fc.assert(
    fc.asyncProperty(someForm, async (form) => {
      const { status, body } = await owner.post(path, formOf(form))
      if (status === 422) return
      const { data } = (await owner.get(`${path}/approved/${body.data.id}`)).body
      const { pages } = await readPdf((await owner.get(`${path}/pdf/${data.hashslug}`)).bytes)
      const squeezed = (text: string) => text.replace(/\s/g, '')
      const text = squeezed(pages.flatMap(({ texts }) => texts.map((one) => one.text)).join(''))
      const shown = (amount: string) => displayAmount(amountIn(amount, form.currency), form.currency, 'en')
      const said = [
        data.number,
        ...[data.subtotal, data.total].map(shown),
        ...data.invoice_items.flatMap(({ item_name }: { item_name: string }) => [item_name]),
        ...[data.shipping, data.discount_amount, data.tax_amount].filter((amount) => Number(amount) !== 0).map(shown),
        ...(data.ringgit === null
          ? []
          : [`RM ${data.exchange_rate}`, displayAmount(amountIn(data.ringgit.total, 'MYR'), 'MYR', 'en')]),
      ]
      expect(said.filter((one) => !text.includes(squeezed(one)))).toEqual([])
    }),
    { numRuns: 8 },
  )
})
