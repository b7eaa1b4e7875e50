import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitTable } from '../../../platform/limits/table.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { readPdf } from '../../../platform/test-pdf/read-pdf.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { makeGig, openGate, order, orderOf, pay, person, tokenOf, viewOf, type Gate } from './tickets.fixture.ts'

let app: TestApp
let gate: Gate
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: true } })
  gate = await openGate(app, async (name) => signedIn(app, (await openTestShop(app, name)).ownerId))
})
afterAll(() => app.close())

/** The calls of the tickets of a paid order. */
async function bought(count: number): Promise<string[]> {
  const { view_id: viewId } = await makeGig(gate)
  const { items } = await viewOf(gate, viewId)
  const participants = Array.from({ length: count }, (_, at) => person(at))
  const placed = await order(
    viewId,
    { items: [{ id: items[0].id, quantity: count }], participants },
    await app.client(),
  )
  expect([placed.status, placed.body.message]).toEqual([200, expect.anything()])
  await pay(gate, placed.body.data)
  await app.runJobs() // its own mails
  const token = tokenOf(placed)
  const { tickets } = await orderOf(gate, token)
  return tickets.map(({ id }: { id: number }) => `/api/ajax/guest/order/${token}/tickets/${id}`)
}

const other = (at: number) => ({ name: 'Siti Aminah', email: `mangsa${at}@victim.test`, mobile: '012-345 6789' })
const mailsTo = async (like: string) =>
  (await app.mailbox()).filter(({ recipient }) => recipient.includes(like)).map(({ recipient }) => recipient)

it('passes a ticket on a few times a day, from however many browsers, and says so in words', async () => {
  const [ticket = ''] = await bought(1)
  const statuses: number[] = []
  let last
  for (let at = 0; at < 8; at++) {
    last = await (await app.client()).post(ticket, other(at), { remoteAddress: `203.0.113.${at}` })
    statuses.push(last.status)
  }
  const { points } = limitTable.ticket_pass.person
  expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([points, points])
  expect(last?.body.message).toBe('This ticket was transferred too many times today. Please try again tomorrow.')
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(3600)
  expect(await mailsTo('mangsa')).toHaveLength(points)
})

it('mails one address a few times an hour, by however many tickets; what mails nobody is not counted', async () => {
  const tickets = await bought(8)
  const statuses: number[] = []
  for (const [at, ticket] of tickets.entries())
    statuses.push(
      (
        await (
          await app.client()
        ).post(ticket, { ...other(0), email: 'satu@victim.test' }, { remoteAddress: `203.0.113.${at + 40}` })
      ).status,
    )
  const { points } = limitTable.mailed_address.person
  expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([points, points])
  expect(await mailsTo('satu@')).toHaveLength(points)
  // The same person again changes nothing, and is answered as before.
  const again = await (await app.client()).post(tickets[0] ?? '', { ...other(0), email: 'satu@victim.test' })
  expect(again.status).toBe(200)
})

it.each(['Tahniah anda menang RM500 di evil.test', 'http://evil', 'www.evil.com', 'bit.ly/abc'])(
  'a participant is not called %s: not passed on to, not ordered for, not waiting',
  async (name) => {
    const [ticket = ''] = await bought(1)
    const refused = await gate.buyer.post(ticket, { ...other(20), name })
    expect([refused.status, refused.body.data]).toEqual([422, { name: ['Write the name without a web address.'] }])
    const { view_id: viewId } = await makeGig(gate)
    const { items } = await viewOf(gate, viewId)
    const buys = { items: [{ id: items[0].id, quantity: 1 }] }
    const ordered = await order(viewId, { ...buys, participants: [{ ...person(1), name }] }, await app.client())
    expect([ordered.status, Object.keys(ordered.body.data)]).toEqual([422, ['participants.0.name']])
    const waits = { item_id: items[0].id, quantity: 1, name, phone: '012-345 6789', email: 'siti@buyer.test' }
    const waiting = await (await app.client()).post(`/api/ajax/guest/waitlist/${viewId}`, waits)
    expect([waiting.status, Object.keys(waiting.body.data)]).toEqual([422, ['name']])
  },
)

it.each(['Dr. Siti', 'A. Rahman', 'Mohd.Ali', 'Ahmad@Mat bin Abu'])('%s is a name', async (name) => {
  const [ticket = ''] = await bought(1)
  expect((await gate.buyer.post(ticket, { ...other(30), name })).status).toBe(200)
})

it('a ticket on paper is never an old one: another holder, shop’s name and language are on the next', async () => {
  const [ticket = ''] = await bought(1)
  const words = async (lang = 'en') => {
    const answer = await (await app.client(lang)).get(`${ticket}/pdf`)
    return readPdf(answer.bytes)
      .pages.flatMap(({ texts }) => texts.map(({ text }) => text))
      .join(' ')
  }
  const before = await words()
  expect(await words()).toBe(before)
  expect(await words('zh')).not.toBe(before)
  await gate.buyer.post(ticket, { ...other(40), name: 'Nurul Huda' })
  const after = await words()
  expect(after).toContain('Nurul')
  expect(after).not.toContain('Peserta A')
  await app.asOwner(`update shops set name = 'Pentas Baharu' where username = 'pentas'`)
  expect(await words()).toContain('Pentas Baharu')
})
