import { expect, test } from 'vitest'
import { addStaff, openTestShop, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')

test('a draft is computed by the server and has no number', async () => {
  const { status, body } = await owner.post(path, { ...plainInvoice, total: '1.00' })
  expect([status, body.message]).toEqual([200, 'The draft invoice is saved.'])
  expect(body.data).toMatchObject({
    number: null,
    lifecycle: 'draft',
    display_status: 'draft',
    invoice_status: 'awaiting_payment',
    subtotal: '125.50',
    shipping: '8.00',
    discount: '10.00',
    discount_amount: '12.55',
    after_discount: '120.95',
    tax: '6.00',
    tax_amount: '7.26',
    total: '128.21',
    balance_due: '128.21',
    invoice_items: [
      { item_name: 'Cawan', quantity: 2, quantity_type: 'unit', amount: '50.00', total_amount: '100.00' },
      { item_name: 'Piring', total_amount: '25.50' },
    ],
    buyer: { name: 'Kedai Runcit Siti', phone: '+60123456789', email: 'akaun@runcit.test' },
    edit_rule: 'all',
    revision: 1,
  })
  expect(body.data.redirectTo).toBe(`/seller/invoices/${body.data.hashslug}`)
  expect(body.data.hashslug).toHaveLength(24)
  const days = await app.asOwner<{ days: number }>('select due_date - issue_date as days from invoices where id = $1', [
    body.data.id,
  ])
  expect(days).toEqual([{ days: 14 }])
})

test('the same by multipart, as forms send it', async () => {
  const { status, body } = await owner.multipart(path, {
    'buyer[name]': 'Puan Rohani',
    'invoice_items[0][item_name]': 'Kek',
    'invoice_items[0][quantity]': '1.5',
    'invoice_items[0][amount]': '9.99',
    'invoice_items[0][quantity_type]': 'kg',
    'invoice_items[1][item_name]': 'Teh',
    'invoice_items[1][quantity]': '0.333',
    'invoice_items[1][amount]': '12.30',
    tax: '8',
    tax_type: 'percent',
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    total: '20.62',
    tax_amount: '1.53',
    invoice_items: [{ quantity: 1.5, quantity_type: 'kg', total_amount: '14.99' }, { quantity: 0.333 }],
  })
})

test.each([
  [
    'a fixed discount over the subtotal',
    { discount: '200', discount_type: 'fixed' },
    'discount',
    'The discount cannot exceed the subtotal.',
  ],
  [
    'a percentage above 100',
    { discount: '101' },
    'discount',
    'Enter a percentage between 0 and 100, with at most 4 decimals.',
  ],
  ['a negative tax', { tax: '-1' }, 'tax', 'Enter a percentage between 0 and 100, with at most 4 decimals.'],
  [
    'no quantity',
    { invoice_items: [{ item_name: 'X', quantity: '0', amount: '1' }] },
    'invoice_items.0.quantity',
    'The quantity must be more than 0, with at most 5 decimals.',
  ],
  [
    'a price below nothing',
    { invoice_items: [{ item_name: 'X', amount: '-1' }] },
    'invoice_items.0.amount',
    'The unit price must be 0 or more, with at most 4 decimals. To reduce the total, use the discount.',
  ],
  ['words for money', { shipping: 'percuma' }, 'shipping', 'Enter an amount in RM, 0 or more, such as 50.00.'],
  [
    'due before it is written',
    { issue_date: '2026-11-20', due_date: '2026-11-19' },
    'due_date',
    'The due date cannot be before the invoice date.',
  ],
  [
    'no e-mail address',
    { buyer: { name: 'A', email: 'siti' } },
    'buyer.email',
    'This e-mail address is not complete. Example: name@company.com.',
  ],
  [
    'a country that is none',
    { buyer: { name: 'A', country: 'ZZ' } },
    'buyer.country',
    'There is no country with this code. Choose one from the list.',
  ],
  [
    'half a tax number',
    { buyer: { name: 'A', tin: 'C258456320' + '1' } },
    'buyer.tin',
    'This tax number (TIN) is not complete. Example: C2584563200 for a company, IG115002000 for a person.',
  ],
  [
    'a foreign tax number of three letters',
    { buyer: { name: 'A', country: 'SG', tin: 'abc' } },
    'buyer.tin',
    'A tax number has at least four letters and digits.',
  ],
  [
    'a date of another century',
    { issue_date: '2062-11-20' },
    'issue_date',
    'Check the year. The invoice date must be within the past ten years or the next year.',
  ],
  [
    'a date long ago',
    { issue_date: '2006-11-20' },
    'issue_date',
    'Check the year. The invoice date must be within the past ten years or the next year.',
  ],
  [
    'due in a generation',
    { due_date: '2056-11-20' },
    'due_date',
    'Check the year. The due date can be at most ten years after the invoice date.',
  ],
  [
    'more than any invoice',
    { invoice_items: [{ item_name: 'X', quantity: '1000000', amount: '9999999' }] },
    'invoice_items',
    'The invoice is too large. The limit is RM 999,999,999.99.',
  ],
])('%s is refused at its field', async (_what, change, field, message) => {
  const { status, body } = await owner.post(path, { ...plainInvoice, ...change })
  expect([status, body.data]).toEqual([422, { [field]: [message] }])
})

test('another shop’s customer and product are nothing here', async () => {
  await placeTestOrder(app, rival)
  const [theirs] = await app.asOwner<{ id: number }>('select id from customers where shop_id = $1', [rival.shopId])
  expect((await owner.post(path, { ...plainInvoice, customer_id: theirs?.id })).status).toBe(404)
  const { status, body } = await owner.post(path, {
    ...plainInvoice,
    invoice_items: [{ item_name: 'X', amount: '1', product_id: rival.productId }],
  })
  expect([status, body.data]).toEqual([422, { 'invoice_items.0.product_id': ['This product is not in your shop.'] }])
})

test('sent twice under one key it is one draft', async () => {
  const headers = { 'idempotency-key': 'once-only' }
  const [first, second] = [
    await owner.post(path, plainInvoice, { headers }),
    await owner.post(path, plainInvoice, { headers }),
  ]
  expect(second.body.data.hashslug).toBe(first.body.data.hashslug)
})

test('it is read by its shop’s people who may, and by nobody else', async () => {
  const { hashslug } = await makeInvoice(app, shop)
  const url = `${path}/view/${hashslug}`
  expect((await owner.get(url)).body.data).toMatchObject({
    hashslug,
    total: '128.21',
    timeline: [{ name: 'invoice.created', text: 'Draft created' }],
  })
  expect((await (await app.client()).get(url)).status).toBe(401)
  expect((await (await signedIn(app, rival.ownerId)).get(url)).status).toBe(404)
  expect(
    (await (await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))).get(url)).status,
  ).toBe(403)
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@demo.test', ['invoices']))
  expect((await clerk.get(url)).body.data).toMatchObject({
    customer_credit: null,
    actions: { approve: { allowed: true }, record_payment: { allowed: false } },
  })
})

test('approval numbers it, knows the customer and freezes the seller', async () => {
  const invoice = await makeApproved(app, shop)
  await app.asOwner(`update shops set name = 'Nama Baharu' where id = $1`, [shop.shopId])
  const { body } = await owner.get(`${path}/view/${invoice.hashslug}`)
  await app.asOwner(`update shops set name = 'Kedai demo' where id = $1`, [shop.shopId])
  expect(body.data).toMatchObject({
    number: 'INV-00001',
    lifecycle: 'approved',
    display_status: 'approved',
    seller: { name: 'Kedai demo' },
    customer_credit: '0.00',
  })
  expect(body.data.customer_id).toEqual(expect.any(Number))
  const second = await makeApproved(app, shop)
  expect(second.number).toBe('INV-00002')
  expect(
    await app.asOwner(
      'select content ->> $2 as number, jsonb_array_length(content -> $3) as lines from invoice_revisions where invoice_id = $1',
      [invoice.id, 'number', 'lines'],
    ),
  ).toEqual([{ number: 'INV-00001', lines: 2 }])
})

test('a buyer known by e-mail alone is a customer, one by name alone is none', async () => {
  const byMail = await makeApproved(app, shop, {
    ...plainInvoice,
    buyer: { name: 'Encik Mel', email: 'mel@buyer.test' },
  })
  const byName = await makeApproved(app, shop, { ...plainInvoice, buyer: { name: 'Tunai' } })
  expect(
    await app.asOwner(
      'select c.name, c.phone from invoices i left join customers c on c.id = i.customer_id where i.id = any($1) order by i.id',
      [[byMail.id, byName.id]],
    ),
  ).toEqual([
    { name: 'Encik Mel', phone: null },
    { name: null, phone: null },
  ])
  expect((await owner.get('/api/ajax/seller/customers?term=mel@buyer')).body.data).toMatchObject([
    { name: 'Encik Mel', phone: null },
  ])
})

test('a state comes by its code or its name, and goes out as both', async () => {
  for (const state of ['Selangor', 'MY-10', 'selangor']) {
    const { body } = await owner.post(path, { ...plainInvoice, buyer: { name: 'Puan Negeri', state } })
    expect(body.data.buyer.state).toEqual({ code: 'MY-10', name: 'Selangor' })
  }
  expect(
    (await owner.post(path, { ...plainInvoice, buyer: { name: 'Puan Negeri', state: 'Atlantis' } })).body.data,
  ).toHaveProperty('buyer.state')
})

test('days come in with a time too, and what is left empty is left out', async () => {
  const { status, body } = await owner.multipart(path, {
    'buyer[name]': 'Puan Rohani',
    'invoice_items[0][item_name]': 'Kek',
    'invoice_items[0][amount]': '9.99',
    issue_date: '2026-01-05 09:30:00',
    due_date: '2026-01-31T23:59',
    notes: '',
  })
  expect([status, body.data?.issue_date, body.data?.due_date]).toEqual([200, '2026-01-05', '2026-01-31'])
  const paid = await owner.multipart(`${path}/record-payment/${body.data.hashslug}`, {
    amount: '9.99',
    method: 'card',
    paid_on: '2026-01-06 10:00:00',
    proof: '',
  })
  expect([paid.status, paid.body.data.payments[0]?.paid_on]).toEqual([200, '2026-01-06'])
  for (const due_date of ['2026-02-30', '2026-01-31 25:00:00', '9999-12-31', '1026-01-31']) {
    expect((await owner.multipart(path, { due_date })).body).toMatchObject({
      code: 422,
      data: { due_date: [expect.stringContaining('Due date')] },
    })
  }
})

test('what was kept before there was a rule can be copied and written on; only what is changed is judged', async () => {
  const { id, hashslug } = await makeApproved(app, shop)
  await app.asOwner(`update invoices set buyer_tin = 'LAMA 1', buyer_country = 'ZZ' where id = $1`, [id])
  const copy = await owner.post(`${path}/duplicate/${hashslug}`, {})
  expect(copy.body.data).toMatchObject({ buyer: { tin: 'LAMA 1', country: 'ZZ' } })
  expect((await owner.post(`${path}/debit-note/${hashslug}`, { amount: '5', reason: 'x' })).status).toBe(200)
  const write = (tin: string, notes: string) =>
    owner.post(`${path}/update/${copy.body.data.hashslug}`, {
      ...plainInvoice,
      buyer: { name: 'A', tin, country: 'ZZ' },
      notes,
    })
  expect((await write('LAMA 1', 'Terima kasih')).body.data).toMatchObject({ notes: 'Terima kasih' })
  expect((await write('LAMA 12', '')).status).toBe(200) // of a country that has no rule of ours
  expect((await write('L', '')).body.data).toHaveProperty('buyer.tin')
})
