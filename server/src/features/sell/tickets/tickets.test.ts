import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { gig, makeGig, openGate, order, orderOf, pay, person, tokenOf, viewOf, type Gate } from './tickets.fixture.ts'

let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: false } })
  gate = await openGate(app, async (name) => signedIn(app, (await openTestShop(app, name)).ownerId))
})
afterAll(() => app.close())

const people = (...them: object[]) => ({ participants: them })
const wish = (items: { id: number }[], ...quantities: number[]) => ({
  items: quantities.map((quantity, at) => ({ id: items[at]?.id, quantity })),
})

describe('the seller’s form', () => {
  it('is kept, comes back, and is refused at what is wrong', async () => {
    const made = await makeGig(gate)
    const read = (await gate.owner.get(`/api/ajax/seller/products/${made.id}`)).body.data
    expect(read.ticket).toMatchObject({
      starts_at: '2026-12-20 20:30:00',
      capacity: 50,
      offer_hours: 24,
      waitlist: true,
    })
    expect(read.ticket.participant_fields[0]).toMatchObject({ key: 'meal', type: 'choice', options: ['Nasi', 'Mi'] })
    const again = await gate.owner.put(`/api/ajax/seller/products/${made.id}`, { ...read, title: 'Malam Gamelan II' })
    expect([again.status, again.body.data.ticket]).toEqual([200, read.ticket])
    const refused = async (ticket: object | null) =>
      Object.keys(
        (
          await gate.owner.post('/api/ajax/seller/products', {
            ...gig(ticket ?? {}),
            ...(ticket === null && { ticket }),
          })
        ).body.data,
      )
    expect(await refused(null)).toEqual(['ticket'])
    expect(
      await refused({ ends_at: '2026-12-20 19:00', types: [{ sale_starts: '2026-12-02', sale_ends: '2026-12-01' }] }),
    ).toEqual(['ticket.ends_at', 'ticket.types.0.sale_ends'])
    expect(await refused({ participant_fields: [{ label: 'A', type: 'choice' }] })).toEqual([
      'ticket.participant_fields.0.options',
    ])
  })
})

describe('a page', () => {
  it('tells the event, and each ticket type with its sale and the seats that are left', async () => {
    const { view_id: viewId } = await makeGig(gate, {
      types: [{}, { sale_starts: '2026-12-01', sale_ends: '2026-12-10' }],
    })
    const page = await viewOf(gate, viewId)
    expect(page.item).toMatchObject({ item_type: 'ticket', is_out_stock: false, price: '45.00' })
    expect(page.item.ticket).toMatchObject({
      starts_at: '2026-12-20 20:30:00',
      ends_at: '2026-12-20 23:00:00',
      venue: 'Dewan Budaya, Ipoh',
      participant_fields: [{ key: 'meal', label: 'Meal', type: 'choice', is_required: false, options: ['Nasi', 'Mi'] }],
    })
    expect(page.items).toMatchObject([
      { options: ['Biasa'], price: '45.00', stock: 50, is_out_stock: false, sale_starts: null, sale_ends: null },
      {
        options: ['Depan'],
        stock: 10,
        is_out_stock: true,
        sale_starts: '2026-12-01 00:00:00',
        sale_ends: '2026-12-10 23:59:59',
      },
    ])
    const early = await order(
      viewId,
      { items: [{ id: page.items[1].id, quantity: 1 }], ...people(person(0)) },
      gate.buyer,
    )
    expect([early.status, early.body.message]).toEqual([409, '"Depan" goes on sale on 2026-12-01 00:00.'])
  })
})

describe('an order', () => {
  it('names somebody for each ticket, in the order of its types', async () => {
    const { view_id: viewId } = await makeGig(gate)
    const { items } = await viewOf(gate, viewId)
    const refused = async (form: object) => {
      const { status, body } = await order(viewId, { ...wish(items, 1, 1), ...form }, gate.buyer)
      return [status, Object.keys(body.data ?? {})]
    }
    expect(await refused({})).toEqual([422, ['participants']])
    expect(await refused(people(person(0)))).toEqual([422, ['participants']])
    expect(await refused(people(person(0), person(1), person(2)))).toEqual([422, ['participants']])
    expect(await refused({ participants: 'somebody' })).toEqual([422, ['participants']])
    expect(await refused(people(person(0), { name: 'Siti', email: 'x', mobile: '' }))).toEqual([
      422,
      ['participants.1.email', 'participants.1.mobile'],
    ])
    expect(await refused(people(person(0), { ...person(1), answers: { meal: 'Roti', age: '7' } }))).toEqual([
      422,
      ['participants.1.answers.meal', 'participants.1.answers.age'],
    ])
    expect(await refused({ ...people(person(0), person(1)), slot: '2026-12-01', click_upsell: '1' })).toEqual([
      422,
      ['slot', 'click_upsell'],
    ])
    expect(await refused({ ...people(person(0), person(1)), email: '' })).toEqual([422, ['email']])
    const placed = await order(
      viewId,
      { ...wish(items, 1, 1), sameDetailAsBuyer: 1, ...people({ ...person(1), answers: { meal: 'Mi' } }) },
      gate.buyer,
    )
    expect([placed.status, placed.body.data?.totals.total]).toEqual([200, '135.00'])
    const token = tokenOf(placed)
    const unpaid = await orderOf(gate, token)
    expect(unpaid.tickets).toEqual([])
    expect(unpaid.lines).toMatchObject([
      { item_type: 'ticket', options: 'Biasa', participants: [{ name: 'Aisyah Ahmad', mobile: '+60123456789' }] },
      {
        options: 'Depan',
        event: { venue: 'Dewan Budaya, Ipoh' },
        participants: [{ name: 'Peserta B', answers: [{ value: 'Mi' }] }],
      },
    ])
    const page = await viewOf(gate, viewId)
    expect(page.items.map(({ stock }: { stock: number }) => stock)).toEqual([48, 9])

    await pay(gate, placed.body.data)
    const paid = await orderOf(gate, token)
    expect(paid.fulfilment_status).toBe('unfulfilled')
    expect(paid.tickets).toMatchObject([
      { name: 'Aisyah Ahmad', item_title: 'Biasa', status: 'valid', code: expect.stringMatching(/^[A-Z2-9]{12}$/) },
      { name: 'Peserta B', item_title: 'Depan', status: 'valid', can_pass_on: true, qr: { size: expect.any(Number) } },
    ])
    const seen = (await gate.owner.get(`/api/ajax/seller/orders/${placed.body.data.order_no}`)).body.data
    expect(seen.tickets).toMatchObject([{ name: 'Aisyah Ahmad', qr: null }, { name: 'Peserta B' }])

    const [, second] = paid.tickets
    const to = `/api/ajax/guest/order/${token}/tickets/${second.id}`
    const half = await gate.buyer.post(to, { name: '', email: 'x', mobile: '' })
    expect([half.status, Object.keys(half.body.data)]).toEqual([422, ['name', 'email', 'mobile']])
    const passed = await gate.buyer.post(to, person(3))
    expect(passed.body.data.tickets[1]).toMatchObject({
      name: 'Peserta D',
      email: 'peserta3@buyer.test',
      status: 'valid',
    })
    const code: string = passed.body.data.tickets[1].code
    expect(code).not.toBe(second.code)
    expect((await gate.buyer.post(to, person(3))).body.data.tickets[1].code).toBe(code)
    expect((await gate.buyer.post(`/api/ajax/guest/order/${token}/tickets/987654321`, person(3))).status).toBe(404)
    const pdf = await gate.buyer.get(`${to}/pdf`)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    const left = await app.asOwner<{ data: object }>(
      `select data from outgoing_mails where kind = 'tickets' order by id`,
    )
    expect(left.map(({ data }) => data)).toMatchObject([{ ticketId: null }, { ticketId: second.id }])

    const mails = await app.mailbox()
    const about = mails.filter(({ subject }) => subject === 'Your ticket: Malam Gamelan')
    expect(about.map(({ recipient }) => recipient).toSorted()).toEqual([
      'aisyah@buyer.test',
      'peserta3@buyer.test',
      'peserta3@buyer.test',
    ])
    const files = await app.asOwner<{ pdf: boolean }>(`select bytes like '%PDF-%'::bytea as pdf from mailbox_files`)
    expect(files).toEqual([{ pdf: true }, { pdf: true }, { pdf: true }])

    const scan = async (given: object, client = gate.owner) =>
      (await client.post('/api/ajax/seller/tickets/check-in', given)).body.data
    expect(await scan({ code: second.code })).toMatchObject({ result: 'refused', name: '', admitted_at: null })
    expect(await scan({ code }, gate.rival)).toMatchObject({ result: 'refused', name: '' })
    const other = await makeGig(gate)
    expect(await scan({ code, product: other.view_id })).toMatchObject({ result: 'refused', name: 'Peserta D' })
    const offline = { code: code.toLowerCase().replace(/(.{4})/g, '$1-'), at: '2026-11-24 11:00:00', device: 'pintu-1' }
    expect(await scan({ ...offline, product: viewId })).toMatchObject({
      result: 'admitted',
      name: 'Peserta D',
      item_title: 'Depan',
      admitted_at: '2026-11-24 11:00:00',
    })
    expect(await scan(offline)).toMatchObject({ result: 'admitted', admitted_at: '2026-11-24 11:00:00' })
    expect(await scan({ code, device: 'pintu-2' })).toMatchObject({
      result: 'already',
      message: 'This ticket was used already, at 2026-11-24 11:00, at pintu-1.',
      admitted_at: '2026-11-24 11:00:00',
    })
    expect((await gate.buyer.post(to, person(4))).status).toBe(409)

    const list = async (query: string) =>
      (await gate.owner.get(`/api/ajax/seller/tickets?product=${viewId}${query}`)).body
    expect((await list('')).meta.total).toBe(2)
    expect((await list('&status=used')).data).toMatchObject([
      { name: 'Peserta D', order_no: placed.body.data.order_no },
    ])
    expect((await list('&term=aisyah')).data).toMatchObject([{ item_title: 'Biasa', status: 'valid' }])
    expect((await list('&term=nobody')).data).toEqual([])
    expect((await gate.rival.get(`/api/ajax/seller/tickets?product=${viewId}`)).body.data).toEqual([])
    const events = (await gate.owner.get('/api/ajax/seller/tickets/events')).body.data
    expect(events.find((one: { view_id: string }) => one.view_id === viewId)).toMatchObject({
      valid: 1,
      used: 1,
      void: 0,
    })
    const sheet = await gate.owner.get(`/api/ajax/seller/tickets.csv?product=${viewId}`)
    expect(sheet.headers['content-type']).toContain('text/csv')
    expect(sheet.text).toContain('Malam Gamelan,Depan,Peserta D')
    expect(sheet.text).toContain(',Mi')

    const refund = await gate.owner.post(`/api/ajax/seller/orders/${placed.body.data.order_no}/refund`, {
      amount: '135.00',
      reason: 'x',
    })
    expect(refund.status).toBe(200)
    expect((await orderOf(gate, token)).tickets).toMatchObject([{ status: 'void', qr: null }, { status: 'void' }])
    expect(await scan({ code: paid.tickets[0].code })).toMatchObject({ result: 'refused', name: 'Aisyah Ahmad' })
    expect((await viewOf(gate, viewId)).items[0].stock).toBe(50)
    expect((await gate.buyer.get(`${to}/pdf`)).status).toBe(409)
  })

  it('of a coupon that pays for all of it has its tickets at once', async () => {
    const { view_id: viewId } = await makeGig(gate, {}, { variations: [{ price: '0.00' }], option_names: [] })
    const placed = await order(viewId, { quantity: 1, sameDetailAsBuyer: 1 }, gate.buyer)
    expect([placed.status, placed.body.message]).toEqual([200, expect.anything()])
    expect((await orderOf(gate, tokenOf(placed))).tickets).toMatchObject([
      { item_title: 'Malam Gamelan', status: 'valid' },
    ])
  })

  it('of more than is left is told what is left', async () => {
    const { view_id: viewId } = await makeGig(gate, { capacity: 3 })
    const { items } = await viewOf(gate, viewId)
    const form = { ...wish(items, 2, 2), ...people(person(0), person(1), person(2), person(3)) }
    const short = await order(viewId, form, gate.buyer)
    expect([short.status, short.body.data.changes, short.body.data.items]).toMatchObject([
      409,
      [{ what: 'stock', item_id: items[1].id, left: 1 }],
      [
        { id: items[0].id, quantity: 2 },
        { id: items[1].id, quantity: 1 },
      ],
    ])
    expect(short.body.data.totals.total).toBe('180.00')
    expect((await gate.owner.get(`/api/ajax/seller/products`)).status).toBe(200)
    const made = await makeGig(gate, { capacity: 5 })
    const page = await viewOf(gate, made.view_id)
    await order(made.view_id, { ...wish(page.items, 2), ...people(person(0), person(1)) }, gate.buyer)
    const smaller = await gate.owner.put(`/api/ajax/seller/products/${made.id}`, {
      ...gig({ capacity: 1 }),
      version: made.version,
    })
    expect([smaller.status, Object.keys(smaller.body.data)]).toEqual([422, ['ticket.capacity']])
  })
})
