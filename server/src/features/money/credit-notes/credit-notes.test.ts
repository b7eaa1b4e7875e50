import { describe, expect, test } from 'vitest'
import { papersDrawn } from '../invoice-links/invoice-links.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice, type TypedInvoice } from '../invoices/invoices.fixture.ts'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'

const path = '/api/ajax/seller/invoices'
let people = 0
const { app, shop, owner } = await startTestShop()

const call = (what: string, hashslug: string, body: object, client = owner, headers: Record<string, string> = {}) =>
  client.post(`${path}/${what}/${hashslug}`, body, { headers })
const view = async (hashslug: string) => (await owner.get(`${path}/view/${hashslug}`)).body.data
const reason = 'Barang rosak'
const own = () => ({ name: 'Siti', phone: `012-${++people + 4_000_000}` })
const of100 = (buyer: object = own()): TypedInvoice => ({
  ...plainInvoice,
  buyer,
  discount: '0',
  tax: '0',
  shipping: '0',
  invoice_items: [{ item_name: 'Barang', quantity: '4', amount: '25' }],
})
const approved = async (typed: TypedInvoice) => view((await makeApproved(app, shop, typed)).hashslug)

describe('a credit note', () => {
  test('of pieces and of an amount takes its share of discount and tax, under numbers without a gap', async () => {
    const before = await approved({ ...plainInvoice, buyer: own() }) // RM 128.21: two lines, shipping, 10 % off, 6 % tax
    expect(before.creditable).toMatchObject({
      left: '128.21',
      parts: [
        { quantity_left: '2', left: '90.00' },
        { quantity_left: '1', left: '22.95' },
        { id: 'shipping', quantity_left: null, left: '8.00' },
      ],
    })
    const [cups, plates] = before.invoice_items
    const first = await call('credit-note', before.hashslug, {
      lines: [{ id: cups.id, quantity: '1' }, { id: plates.id, amount: '10' }, { id: 'shipping' }],
      reason,
    })
    expect(first.body).toMatchObject({
      message: expect.stringMatching(/^Credit note CN-\d{5} of RM 58.30 is issued\.$/), // 45.00 + 10.00 before tax
      data: {
        credited_amount: '58.30',
        balance_due: '69.91',
        invoice_status: 'awaiting_payment',
        edit_rule: 'notes_only',
        credit_notes: [{ total: '58.30', reason }],
        payments: [{ type: 'credit_note', sign: -1, amount: '58.30' }],
      },
    })
    const rest = await call('credit-note', before.hashslug, { amount: first.body.data.creditable.left, reason })
    expect(rest.body.data).toMatchObject({
      credited_amount: '128.21',
      balance_due: '0.00',
      display_status: 'credited',
      paid_amount: '0.00',
      creditable: { left: '0.00' },
      actions: { credit_note: { allowed: false, reason: 'This invoice has been credited in full.' } },
    })
    const [second, one] = rest.body.data.credit_notes.map(({ number }: { number: string }) => Number(number.slice(3)))
    expect(second - one).toBe(1)
    expect(rest.body.data.timeline.map(({ name }: { name: string }) => name)).not.toContain('invoice.paid')
  })

  test('together the notes of an invoice come to it, to the sen', async () => {
    const { hashslug, invoice_items } = await approved({
      ...of100(),
      tax: '20',
      tax_type: 'percent',
      invoice_items: ['68.33', '68.33', '57.50', '85.00'].map((amount, at) => ({ item_name: `Barang ${at}`, amount })),
    })
    for (const { id } of invoice_items)
      expect((await call('credit-note', hashslug, { lines: [{ id, quantity: '1' }], reason })).status).toBe(200)
    expect(await view(hashslug)).toMatchObject({
      total: '334.99',
      credited_amount: '334.99',
      balance_due: '0.00',
      display_status: 'credited',
    })
  })

  test('beyond what is due becomes the customer’s credit, or is given back, as was chosen', async () => {
    const [kept, returned] = [await approved(of100()), await approved(of100())]
    for (const { hashslug } of [kept, returned])
      await call('record-payment', hashslug, { amount: '80', method: 'bank_transfer' })
    const credit = await call('credit-note', kept.hashslug, { amount: '50', reason })
    expect(credit.body).toMatchObject({
      message: expect.stringContaining('RM 30.00 was added to the customer’s credit.'),
      data: {
        balance_due: '0.00',
        paid_amount: '50.00',
        customer_credit: '30.00',
        invoice_status: 'paid',
        display_status: 'paid',
      },
    })
    const [row] = await app.asOwner('select cause, amount_sen from customer_credit where invoice_id = $1', [kept.id])
    expect(row).toEqual({ cause: 'credit_note', amount_sen: 3000 })
    const refund = await call('credit-note', returned.hashslug, {
      amount: '50',
      reason,
      excess: 'refund',
      method: 'cash',
    })
    expect(refund.body).toMatchObject({
      message: expect.stringContaining('a refund of RM 30.00 is recorded. Kedai does not transfer money'),
      data: { customer_credit: '0.00', paid_amount: '50.00', balance_due: '0.00' },
    })
    expect(
      refund.body.data.payments.map(({ type, amount }: { type: string; amount: string }) => [type, amount]),
    ).toEqual([
      ['payment', '80.00'],
      ['credit_note', '50.00'],
      ['refund', '30.00'],
    ])
    const nobody = await approved(of100({ name: 'Tanpa nombor' }))
    await call('record-payment', nobody.hashslug, { amount: '100', method: 'cash' })
    expect((await call('credit-note', nobody.hashslug, { amount: '10', reason })).body.data).toEqual({
      excess: ['This buyer is not in your customer list, so the amount cannot be saved as credit. Choose a refund.'],
    })
    expect(
      (await call('credit-note', nobody.hashslug, { amount: '10', reason, excess: 'refund', method: 'gold' })).body
        .data,
    ).toHaveProperty('method')
  })

  test('that was paid wholly is refunded once all of it is credited and given back', async () => {
    const { hashslug } = await approved(of100())
    await call('record-payment', hashslug, { amount: '100', method: 'cash' })
    expect(
      (await call('credit-note', hashslug, { amount: '100', reason, excess: 'refund', method: 'cash' })).body.data,
    ).toMatchObject({ display_status: 'refunded', paid_amount: '0.00', balance_due: '0.00' })
  })

  test.each<[string, (id: number) => object, string, string]>([
    ['nothing', () => ({}), 'amount', 'Fill in an amount or a quantity to credit.'],
    ['a sen too much', () => ({ amount: '100.01' }), 'amount', 'You can credit up to RM 100.00 on this invoice.'],
    ['no amount', () => ({ amount: 'lima' }), 'amount', 'Enter an amount in RM above 0, such as 50.00.'],
    [
      'a piece too many',
      (id) => ({ lines: [{ id, quantity: '5' }] }),
      'lines.0.quantity',
      'Only RM 100.00 before tax, or a smaller quantity, can be credited for this item.',
    ],
    [
      'a line of another',
      (id) => ({ lines: [{ id: id + 99_999, quantity: '1' }] }),
      'lines.0.id',
      'This item is not on the invoice.',
    ],
    [
      'a line twice',
      (id) => ({
        lines: [
          { id, quantity: '1' },
          { id, amount: '1' },
        ],
      }),
      'lines.1.amount',
      'This item is listed twice. Remove one.',
    ],
    [
      'lines and an amount',
      (id) => ({ amount: '1', lines: [{ id, quantity: '1' }] }),
      'amount',
      'Fill in items or one amount, not both.',
    ],
    ['no reason', () => ({ amount: '1', reason: ' ' }), 'reason', ''],
  ])('is refused for %s, and takes no number', async (_what, body, field, message) => {
    const { hashslug, invoice_items } = await approved(of100())
    const numbers = () =>
      app.asOwner(`select next_number from document_series where shop_id = $1 and kind = 'credit_note'`, [shop.shopId])
    const before = await numbers()
    const answer = await call('credit-note', hashslug, { reason, ...body(invoice_items[0].id) })
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]])
    if (message !== '') expect(answer.body.message).toBe(message)
    expect(await numbers()).toEqual(before)
  })

  test('says on paper its invoice’s date and rate, and what one cost there', async () => {
    const typed: TypedInvoice = {
      ...plainInvoice,
      buyer: own(),
      currency: 'SGD',
      exchange_rate: '3.4567',
      issue_date: '2026-11-02',
      lang: 'en',
      invoice_items: [
        { item_name: 'Cawan', quantity: '2', amount: '1234.505' },
        { item_name: 'Piring', amount: '25.50' },
      ],
    }
    const {
      hashslug,
      invoice_items: [cups],
    } = await approved(typed)
    const { body } = await call('credit-note', hashslug, {
      lines: [
        { id: cups.id, quantity: '1' },
        { id: 'shipping', amount: '2' },
      ],
      reason,
    })
    const [paper] = await papersDrawn(app, () => owner.get(body.data.credit_notes[0].pdf_url))
    expect(paper?.facts).toEqual(
      expect.arrayContaining([
        { label: 'Invoice date', value: '2 Nov 2026' },
        { label: 'Exchange rate', value: '1 SGD = RM 3.4567' },
      ]),
    )
    expect(paper?.table?.columns.map(({ label }) => label)).toEqual(['Description', 'Qty', 'Unit price', 'Amount'])
    expect(paper?.table?.rows).toEqual([
      {
        cells: ['Cawan', '1', 'SGD 1,234.505', 'SGD 1,111.06'],
        details: ['Less its share of the invoice’s discount, SGD 123.45'],
      },
      { cells: ['Delivery', '', '', 'SGD 2.00'] },
    ])
    expect(paper?.totals.map(({ label }) => label)).toContain('Tax 6%')
  })

  test('is a paper for the shop, and for the buyer while the link is open', async () => {
    const { hashslug } = await approved(of100())
    const { body } = await call('credit-note', hashslug, { amount: '25', reason })
    const [{ pdf_url, hashslug: note, number }] = body.data.credit_notes
    const pdf = await owner.get(pdf_url)
    expect([pdf.status, pdf.headers['content-type'], pdf.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining(number),
    ])
    const guest = await app.client()
    const shown = (await guest.get(`/api/ajax/guest/invoices/${hashslug}`)).body.data.credit_notes
    expect(shown).toEqual([
      { number, issue_date: expect.any(String), total: '25.00', pdf_url: `/api/ajax/guest/credit-notes/${note}/pdf` },
    ])
    expect((await guest.get(shown[0].pdf_url)).status).toBe(200)
    expect((await guest.get(pdf_url)).status).toBe(401)
    expect((await (await signedIn(app, (await openTestShop(app, 'pdf-rival')).ownerId)).get(pdf_url)).status).toBe(404)
    expect((await guest.get('/api/ajax/guest/credit-notes/nobody-has-this-hashslug/pdf')).status).toBe(404)
    await call('link', hashslug, { action: 'revoke' })
    expect((await guest.get(shown[0].pdf_url)).status).toBe(404)
  })
})

describe('a debit note', () => {
  test('is a draft first, about its invoice, and numbered in a series of its own when it is approved', async () => {
    const parent = await approved(of100())
    const { body } = await call('debit-note', parent.hashslug, { amount: '15.50', reason: 'Tambahan penghantaran' })
    expect(body).toMatchObject({
      message: expect.stringMatching(/^Draft debit note created\./),
      data: {
        kind: 'debit_note',
        lifecycle: 'draft',
        total: '15.50',
        number: null,
        parent: { hashslug: parent.hashslug, number: parent.number },
        buyer: { name: 'Siti' },
        invoice_items: [{ item_name: 'Tambahan penghantaran' }],
        redirectTo: `/seller/invoices/${body.data.hashslug}/edit`,
      },
    })
    const { number } = (await owner.get(`${path}/approved/${body.data.id}`)).body.data
    expect(number).toMatch(/^DN-\d{5}$/)
    expect(await view(parent.hashslug)).toMatchObject({
      balance_due: '100.00',
      debit_notes: [{ hashslug: body.data.hashslug, total: '15.50', display_status: 'approved' }],
      timeline: [{ name: 'debit_note.issued', text: `Debit note ${number} issued` }, {}, {}],
    })
    expect(
      await app.asOwner(`select after from audit_log where shop_id = $1 and action = 'debit_note.issued'`, [
        shop.shopId,
      ]),
    ).toEqual([{ after: { number, total: '15.50' } }])
  })

  test('carries lines and the tax of its invoice, or another that is typed', async () => {
    const parent = await approved({ ...of100(), tax: '6', tax_type: 'percent' })
    const lines = [
      { item_name: 'Angkut', quantity: '2', amount: '10' },
      { item_name: 'Pasang', amount: '30.005' },
    ]
    expect((await call('debit-note', parent.hashslug, { invoice_items: lines })).body.data).toMatchObject({
      subtotal: '50.01',
      tax: '6.00',
      tax_type: 'percent',
      tax_amount: '3.00',
      total: '53.01',
      invoice_items: [{ quantity: 2, total_amount: '20.00' }, { amount: '30.005' }],
    })
    expect((await call('debit-note', parent.hashslug, { invoice_items: lines, tax: '8' })).body.data).toMatchObject({
      tax_amount: '4.00',
      total: '54.01',
    })
    expect(
      (await call('debit-note', parent.hashslug, { amount: '50', reason: 'x', tax: '1.25', tax_type: 'fixed' })).body
        .data,
    ).toMatchObject({ tax_amount: '1.25', total: '51.25' })
    expect(
      (await call('debit-note', parent.hashslug, { invoice_items: lines, amount: '5', reason: 'x' })).body.data,
    ).toHaveProperty('amount')
  })

  test('without anything is an empty draft for the editor', async () => {
    const parent = await approved(of100())
    const { body } = await call('debit-note', parent.hashslug, {})
    expect(body.data).toMatchObject({
      kind: 'debit_note',
      lifecycle: 'draft',
      number: null,
      redirectTo: `/seller/invoices/${body.data.hashslug}/edit`,
    })
    expect((await call('debit-note', parent.hashslug, { amount: '5' })).body.data).toHaveProperty('reason')
    expect((await call('debit-note', parent.hashslug, { amount: '-5', reason: 'x' })).body.data).toHaveProperty(
      'amount',
    )
  })
})

test.each([
  ['credit-note', { amount: '1', reason }, 'refunds'],
  ['debit-note', { amount: '1', reason }, 'invoices'],
])('%s is for who may, once under one key, and not of a draft', async (what, body, work) => {
  const [{ hashslug }, draft] = [await makeApproved(app, shop, of100()), await makeInvoice(app, shop, of100())]
  const clerk = await signedIn(
    app,
    await addStaff(app, shop.shopId, `${what}@demo.test`, [work === 'refunds' ? 'invoices' : 'refunds']),
  )
  const stranger = await signedIn(app, (await openTestShop(app, `rival-${what}`)).ownerId)
  expect((await call(what, hashslug, body, await app.client())).status).toBe(401)
  expect((await call(what, hashslug, body, stranger)).status).toBe(404)
  expect((await call(what, hashslug, body, clerk)).status).toBe(403)
  expect((await call(what, draft.hashslug, body)).body).toMatchObject({
    code: 409,
    message: 'This invoice is still a draft. Approve it first.',
  })
  const twice = [
    await call(what, hashslug, body, owner, { 'idempotency-key': what }),
    await call(what, hashslug, body, owner, { 'idempotency-key': what }),
  ]
  expect(twice[0]?.body.data.number).toBe(twice[1]?.body.data.number)
  const now = await view(hashslug)
  expect(now.credit_notes.length + now.debit_notes.length).toBe(1)
})
