import { expect, test } from 'vitest'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()

const read = async (hashslug: string) => (await owner.get(`${path}/view/${hashslug}`)).body.data
type View = Awaited<ReturnType<typeof read>>
/** The form as the editor opens it. */
const formOf = (view: View, change: object = {}) => ({
  revision: view.revision,
  customer_id: view.customer_id ?? '',
  buyer: {
    ...view.buyer,
    email: view.buyer.email ?? '',
    phone: view.buyer.phone ?? '',
    address: '',
    city: '',
    postcode: '',
    state: '',
    tin: '',
    registration_no: '',
  },
  invoice_items: view.invoice_items.map(({ total_amount: _total, product_id, ...item }: Record<string, unknown>) => ({
    ...item,
    product_id: product_id ?? '',
  })),
  shipping: view.shipping,
  discount: view.discount,
  discount_type: view.discount_type,
  tax: view.tax,
  tax_type: view.tax_type,
  issue_date: view.issue_date,
  due_date: view.due_date,
  notes: view.notes,
  reference: view.reference,
  ...change,
})
const save = (hashslug: string, form: object, client = owner) => client.post(`${path}/update/${hashslug}`, form)

test('lines are kept by their ids, added, reordered and removed; the sums follow', async () => {
  const { hashslug } = await makeInvoice(app, shop)
  const view = await read(hashslug)
  const [cup, plate] = view.invoice_items
  const { status, body } = await save(
    hashslug,
    formOf(view, {
      discount: '0',
      tax: '0',
      shipping: '',
      invoice_items: [
        { item_name: 'Teko', amount: '60.005' },
        { id: cup.id, item_name: 'Cawan besar', quantity: '3', amount: '50' },
      ],
    }),
  )
  expect([status, body.message]).toEqual([200, 'The invoice is saved.'])
  expect(body.data).toMatchObject({
    total: '210.01',
    revision: 2,
    invoice_items: [
      { item_name: 'Teko', amount: '60.005', total_amount: '60.01' },
      { id: cup.id, item_name: 'Cawan besar', total_amount: '150.00' },
    ],
  })
  expect(body.data.invoice_items.map(({ id }: { id: number }) => id)).not.toContain(plate.id)
})

test('a form that was opened before somebody else’s change is refused with what stands there now', async () => {
  const { hashslug } = await makeInvoice(app, shop)
  const opened = await read(hashslug)
  await save(hashslug, formOf(opened, { notes: 'Yang pertama' }))
  const { status, body } = await save(hashslug, formOf(opened, { notes: 'Yang kedua' }))
  expect([status, body.message]).toEqual([
    409,
    'This invoice was changed after you opened it. Compare it with your version, then save again.',
  ])
  expect(body.data).toMatchObject({ hashslug, notes: 'Yang pertama', revision: 2 })
  expect((await save(hashslug, formOf(opened, { notes: 'Yang kedua', revision: 2 }))).body.data).toMatchObject({
    notes: 'Yang kedua',
    revision: 3,
  })
})

test('what a change does not carry keeps its value; items, where sent, are the whole list', async () => {
  const { hashslug } = await makeInvoice(app, shop, {
    ...plainInvoice,
    notes: 'Asal',
    reference: 'PO-1',
    issue_date: '2026-11-01',
    due_date: '2026-12-24',
  })
  const { revision: _first, timeline: _told, actions: _open, ...before } = await read(hashslug)
  const {
    revision: _second,
    timeline: _tale,
    actions: _rules,
    ...after
  } = (await save(hashslug, { notes: 'Baharu' })).body.data
  expect(after).toEqual({ ...before, notes: 'Baharu', redirectTo: expect.any(String) })
  expect((await save(hashslug, { buyer: { name: 'Nama Lain' } })).body.data).toMatchObject({
    buyer: { ...before.buyer, name: 'Nama Lain' },
    total: before.total,
    due_date: '2026-12-24',
  })
  expect(
    (await save(hashslug, { invoice_items: [{ item_name: 'Teko', amount: '10' }], discount: '0' })).body.data,
  ).toMatchObject({
    invoice_items: [{ item_name: 'Teko' }],
    notes: 'Baharu',
    reference: 'PO-1',
    shipping: before.shipping,
  })
})

test('an approved one asks for the revision that was seen; a stale one is refused', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const before = await read(hashslug)
  const without = await save(hashslug, { notes: 'Baharu' })
  expect([without.status, without.body.data]).toEqual([
    422,
    { revision: ['This invoice is approved. Include the `revision` that you last read.'] },
  ])
  expect((await save(hashslug, { notes: 'Baharu', revision: before.revision })).body.data).toMatchObject({
    notes: 'Baharu',
    total: before.total,
    customer_id: before.customer_id,
    invoice_items: before.invoice_items,
  })
  expect((await save(hashslug, { notes: 'Lama', revision: before.revision })).status).toBe(409)
})

test('a line of another invoice is not found, one sent twice is refused, and nothing is saved', async () => {
  const [mine, other] = [await makeInvoice(app, shop), await makeInvoice(app, shop)]
  const view = await read(mine.hashslug)
  const [foreign] = (await read(other.hashslug)).invoice_items
  expect(
    (await save(mine.hashslug, formOf(view, { invoice_items: [{ id: foreign.id, item_name: 'X', amount: '1' }] })))
      .status,
  ).toBe(404)
  const own = { id: view.invoice_items[0].id, item_name: 'X', amount: '100' }
  expect((await save(mine.hashslug, formOf(view, { invoice_items: [own, own] }))).body.data).toEqual({
    'invoice_items.1.id': ['This item was sent twice.'],
  })
  expect(await read(mine.hashslug)).toMatchObject({ total: '128.21', revision: 1 })
})

test('an approved invoice becomes a new revision under its number, unseen again', async () => {
  const { id, hashslug, number } = await makeApproved(app, shop)
  await app.asOwner('update invoices set first_viewed_at = now() where id = $1', [id])
  const view = await read(hashslug)
  expect(view.display_status).toBe('viewed')
  const { body } = await save(hashslug, formOf(view, { discount: '0' }))
  expect(body.data).toMatchObject({
    number,
    total: '141.51',
    revision: view.revision + 1,
    display_status: 'approved',
    customer_id: view.customer_id,
  })
  expect(body.data.timeline[0]).toMatchObject({
    name: 'invoice.edited',
    text: 'Invoice changed: the total is now RM 141.51, was RM 128.21',
  })
  const kept = await app.asOwner(
    `select revision, content ->> 'total_sen' as total from invoice_revisions where invoice_id = $1 order by revision`,
    [id],
  )
  expect(kept).toEqual([
    { revision: view.revision, total: '12821' },
    { revision: view.revision + 1, total: '14151' },
  ])
  expect((await save(hashslug, formOf(body.data, { invoice_items: [], discount: '0' }))).body.data).toEqual({
    invoice_items: ['Add at least one item to this invoice first.'],
  })
  expect((await save(hashslug, formOf(body.data, { buyer: { name: '' } }))).body.data).toEqual({
    'buyer.name': ['Fill in the buyer’s name first.'],
  })
})

test('a part paid one may not fall below what was paid; at exactly that it is paid', async () => {
  const { hashslug } = await makeApproved(app, shop, {
    ...plainInvoice,
    discount: '0',
    tax: '0',
    shipping: '0',
    invoice_items: [{ item_name: 'Kain', quantity: '2', amount: '50' }],
  })
  await owner.post(`${path}/record-payment/${hashslug}`, { amount: '60', method: 'bank_transfer' })
  const view = await read(hashslug)
  expect(view.edit_rule).toBe('needs_total_at_least_settled')
  const wish = (amount: string) => formOf(view, { invoice_items: [{ item_name: 'Kain', quantity: '1', amount }] })
  expect((await save(hashslug, wish('59.99'))).body.message).toBe(
    'The new total of RM 59.99 is less than the RM 60.00 already paid. Issue a credit note instead.',
  )
  expect((await save(hashslug, wish('60'))).body.data).toMatchObject({
    total: '60.00',
    invoice_status: 'paid',
    balance_due: '0.00',
    edit_rule: 'notes_only',
  })
})

test('a paid one takes new notes and nothing else', async () => {
  const { hashslug } = await makeApproved(app, shop)
  await owner.post(`${path}/record-payment/${hashslug}`, { amount: '128.21', method: 'bank_transfer' })
  const view = await read(hashslug)
  expect((await save(hashslug, formOf(view, { notes: 'Terima kasih', reference: 'PO-7' }))).body.data).toMatchObject({
    notes: 'Terima kasih',
    reference: 'PO-7',
    total: '128.21',
  })
  const again = await read(hashslug)
  for (const change of [
    { shipping: '9.00' },
    { due_date: '2027-01-01' },
    { buyer: { name: 'Orang lain' } },
    { invoice_items: [{ item_name: 'Lain', amount: '120.95' }] },
  ]) {
    const { status, body } = await save(hashslug, formOf(again, change))
    expect([status, body.message]).toEqual([
      409,
      'This invoice is settled, so you can only edit its notes and reference. To change the amount, issue a credit or debit note.',
    ])
  }
})

test('nobody, strangers and other shops save nothing', async () => {
  const { hashslug } = await makeInvoice(app, shop)
  const form = formOf(await read(hashslug))
  expect((await save(hashslug, form, await app.client())).status).toBe(401)
  expect((await save(hashslug, form, await signedIn(app, (await openTestShop(app, 'rival')).ownerId))).status).toBe(404)
})
