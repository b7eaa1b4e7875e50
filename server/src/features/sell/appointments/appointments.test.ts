import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { carelessClaims } from '../claims/careless.fixture.ts'
import { openTestShop, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'

type World = { app: TestApp; shop: TestShop; owner: TestClient; buyer: TestClient }
let world: World
beforeAll(async () => {
  world = await open()
})
afterAll(() => world.app.close())

async function open(): Promise<World> {
  const app = await startTestApp({ config: { rateLimits: false } })
  const shop = await openTestShop(app, 'kedai-gunting')
  return { app, shop, owner: await signedIn(app, shop.ownerId), buyer: await app.client('en') }
}

const service = {
  duration_minutes: 45,
  buffer_after: 15,
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '12:00' })),
  notice_hours: 2,
  ahead_days: 400,
  reschedule_hours: 12,
}
const form = (given: object = {}, title = 'Haircut') => ({
  item_type: 'service',
  title,
  status: 'published',
  variations: [{ price: '35.00' }],
  service: { ...service, ...given },
})
const make = async (given: object = {}, { owner } = world): Promise<{ id: number; view_id: string }> => {
  const made = await owner.post('/api/ajax/seller/products', form(given))
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  return made.body.data
}
const person = { name: 'Aisyah Ahmad', phone: '0123456789', paymentMethod: 'bank_transfer' }
const book = (viewId: string, given: object, client = world.buyer) =>
  client.post(`/api/ajax/guest/order/place-order/${viewId}`, { ...person, ...given })
const slotsOf = async (viewId: string, query = '', { buyer } = world) =>
  (await buyer.get(`/api/ajax/guest/slots/${viewId}${query}`)).body.data as {
    start: string
    end: string
    left: number
  }[]
const tokenOf = (placed: { body: { data: { redirect_to: string } } }) =>
  placed.body.data.redirect_to.split('/').pop() ?? ''
const pay = (orderNo: string) =>
  world.owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount: '35.00', method: 'cash' })
const rush = async (buyers: number, viewId: string, slot: string, { app } = world) => {
  const clients = await Promise.all(Array.from({ length: buyers }, () => app.client('en')))
  return Promise.all(clients.map((client, at) => book(viewId, { slot, phone: `0123450${100 + at}` }, client)))
}

it('refuses a form that gives nothing to book, at its field', async () => {
  const refused = async (given: object) =>
    Object.keys((await world.owner.post('/api/ajax/seller/products', form(given))).body.data)
  expect(await refused({ hours: [] })).toEqual(['service.hours'])
  expect(await refused({ hours: [{ day: 1, from: '12:00', until: '12:00' }] })).toEqual(['service.hours.0.from'])
  expect(await refused({ hours: [{ day: 1, from: '24:00', until: '02:00' }] })).toEqual(['service.hours.0.from'])
  const nights = [
    { day: 7, from: '22:00', until: '02:00' },
    { day: 1, from: '01:00', until: '05:00' },
  ]
  expect(await refused({ hours: nights })).toEqual(['service.hours.1.from'])
  expect(await refused({ exceptions: [{ date: '2026-12-01', from: '09:00', until: '09:00' }] })).toEqual([
    'service.exceptions.0.from',
  ])
  expect(await refused({ staff: [{ name: 'Aina' }, { name: 'aina' }] })).toEqual(['service.staff.1.name'])
  expect(await refused({ exceptions: [{ date: '2026-02-30' }] })).toEqual(['service.exceptions.0.date'])
})

describe('a slot', () => {
  it('is offered, booked, paid, told to both, and served', async () => {
    const { owner, buyer } = world
    const { view_id: viewId } = await make({ staff: [{ name: 'Aina' }, { name: 'Farid' }] })
    const page = (await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data
    expect(page.item.service).toMatchObject({ duration_minutes: 45, notice_hours: 2, deposit: null })
    const [aina, farid] = page.item.service.staff
    expect([aina.name, farid.name]).toEqual(['Aina', 'Farid'])
    const offered = await slotsOf(viewId)
    const { start, end, left } = offered.find((one) => one.start.endsWith('10:00:00'))!
    expect([end.slice(11), left]).toEqual(['10:45:00', 2])
    const placed = await book(viewId, { slot: start.slice(0, 16), staff: aina.id })
    expect([placed.status, placed.body.data?.totals.total]).toEqual([200, '35.00'])
    expect((await slotsOf(viewId)).find((one) => one.start === start)?.left).toBe(1)
    expect((await slotsOf(viewId, `?staff=${aina.id}`)).find((one) => one.start === start)?.left).toBe(0)
    const taken = await book(viewId, { slot: start, staff: aina.id })
    expect([taken.status, taken.body.data.changes[0]]).toMatchObject([409, { what: 'slot', left: 0 }])
    const { order_no: orderNo } = placed.body.data
    const listed = async () =>
      (await owner.get(`/api/ajax/seller/appointments?from=${start.slice(0, 10)}&to=${start.slice(0, 10)}`)).body.data
    expect((await listed())[0]).toMatchObject({
      order_no: orderNo,
      start,
      end,
      staff: aina,
      status: 'held',
      balance_due: '35.00',
    })
    await pay(orderNo)
    const order = (await buyer.get(`/api/ajax/guest/order/${tokenOf(placed)}`)).body.data
    expect(order.lines[0]).toMatchObject({ item_type: 'service', slot: start, slot_end: end, staff: aina })
    expect(order.appointment).toMatchObject({ start, status: 'booked' })
    const file = await buyer.get(`/api/ajax/guest/order/${tokenOf(placed)}/calendar.ics`)
    expect(file.headers['content-type']).toContain('text/calendar')
    expect(file.text).toContain(`DTSTART:${start.slice(0, 10).replaceAll('-', '')}T020000Z\r\n`)
    const [{ id }] = await listed()
    const done = await owner.post(`/api/ajax/seller/appointments/${id}/done`, {})
    expect([done.status, done.body.data.status]).toEqual([200, 'done'])
    expect((await owner.post(`/api/ajax/seller/appointments/${id}/done`, {})).status).toBe(200)
    expect((await owner.post(`/api/ajax/seller/appointments/${id}/no-show`, {})).status).toBe(409)
    expect((await buyer.get(`/api/ajax/guest/order/${tokenOf(placed)}`)).body.data.fulfilment_status).toBe('delivered')
  })

  it('is refused at its field', async () => {
    const { view_id: viewId } = await make()
    const refused = async (given: object) => {
      const { status, body } = await book(viewId, given)
      return [status, Object.keys(body.data ?? {})]
    }
    const [{ start }] = (await slotsOf(viewId)) as unknown as [{ start: string }]
    expect(await refused({})).toEqual([422, ['slot']])
    expect(await refused({ slot: 'esok' })).toEqual([422, ['slot']])
    expect(await refused({ slot: '2020-01-01 09:00' })).toEqual([422, ['slot']])
    expect(await refused({ slot: start.replace(/\d\d:\d\d$/, '07:00') })).toEqual([422, ['slot']])
    expect(await refused({ slot: start, staff: 999_999 })).toEqual([422, ['staff']])
    expect(await refused({ slot: start, amount: '5' })).toEqual([422, ['amount']])
  })

  it('goes back with a cancelled order; a person is never in two places', async () => {
    const { buyer } = world
    const [cut, colour] = [await make({ staff: [{ name: 'Mei' }] }), await make({ staff: [{ name: 'MEI' }] })]
    const [, { start }] = (await slotsOf(cut.view_id)) as [unknown, { start: string }]
    const left = async () => (await slotsOf(colour.view_id)).find((one) => one.start === start)?.left
    const placed = await book(cut.view_id, { slot: start })
    expect(await left()).toBe(0)
    expect((await book(colour.view_id, { slot: start })).status).toBe(409)
    await buyer.post(`/api/ajax/guest/order/${tokenOf(placed)}/cancel`, { reason: 'x' })
    expect(await left()).toBe(1)
    expect((await book(colour.view_id, { slot: start })).status).toBe(200)
  })

  it('is moved by its buyer, in time, to where there is room', async () => {
    const { buyer } = world
    const { view_id: viewId } = await make()
    const far = (await slotsOf(viewId)).slice(-3).map(({ start }) => start)
    const [first, second, third] = far as [string, string, string]
    const placed = await book(viewId, { slot: first })
    await book(viewId, { slot: third, phone: '0123999999' })
    const move = (slot: string) => buyer.post(`/api/ajax/guest/order/${tokenOf(placed)}/reschedule`, { slot })
    const moved = await move(second)
    expect([moved.status, moved.body.data.appointment.start]).toEqual([200, second])
    expect((await move(second)).status).toBe(200)
    const left = async () => (await slotsOf(viewId)).filter(({ start }) => far.includes(start)).map((one) => one.left)
    expect(await left()).toEqual([1, 0, 0])
    expect((await move(third)).status).toBe(409)
    expect(await left()).toEqual([1, 0, 0])
    expect((await move('2020-01-01 09:00')).status).toBe(422)
    const strict = await make({ reschedule_hours: null })
    const [{ start }] = (await slotsOf(strict.view_id)) as unknown as [{ start: string }]
    const fixed = await book(strict.view_id, { slot: start })
    expect((await buyer.post(`/api/ajax/guest/order/${tokenOf(fixed)}/reschedule`, { slot: second })).status).toBe(409)
  })
})

describe('an opening that passes midnight', () => {
  it('lists each slot once on the day it begins, and its room on both sides of midnight', async () => {
    const saturday = nextWeekday(6)
    const [sunday, monday] = [plusDays(saturday, 1), plusDays(saturday, 2)]
    const { view_id: viewId } = await make({
      duration_minutes: 60,
      every_minutes: 30,
      buffer_after: 0,
      hours: [
        { day: 6, from: '22:00', until: '02:00' },
        { day: 7, from: '22:00', until: '00:00' },
      ],
      exceptions: [{ date: plusDays(saturday, 7) }],
    })
    const asked = async (from: string, to: string) =>
      (await slotsOf(viewId, `?from=${from}&to=${to}`)).map(({ start, left }) => `${start.slice(8, 16)} ${left}`)
    const [sat, sun] = [saturday, sunday].map((day) => day.slice(8))
    const whole = ['22:00', '22:30', '23:00', '23:30'].map((time) => `${sat} ${time} 1`)
    const after = ['00:00', '00:30', '01:00'].map((time) => `${sun} ${time} 1`)
    const next = ['22:00', '22:30', '23:00'].map((time) => `${sun} ${time} 1`)
    expect(await asked(saturday, saturday)).toEqual(whole)
    expect(await asked(sunday, sunday)).toEqual([...after, ...next])
    expect(await asked(saturday, monday)).toEqual([...whole, ...after, ...next])
    expect(await asked(plusDays(saturday, 7), plusDays(saturday, 8))).toEqual(
      next.map((told) => told.replace(sun!, plusDays(sunday, 7).slice(8))),
    )
    const placed = await book(viewId, { slot: `${saturday} 23:30` })
    expect([placed.status, placed.body.message]).toEqual([200, expect.anything()])
    const ofOrder = (await world.buyer.get(`/api/ajax/guest/order/${tokenOf(placed)}`)).body.data
    expect(ofOrder.appointment).toMatchObject({ start: `${saturday} 23:30:00`, end: `${sunday} 00:30:00` })
    const full = (told: string) => told.replace(/1$/, '0')
    expect(await asked(saturday, saturday)).toEqual([...whole.slice(0, 2), ...whole.slice(2).map(full)])
    expect(await asked(sunday, sunday)).toEqual([full(after[0]!), ...after.slice(1), ...next])
    expect((await book(viewId, { slot: `${sunday} 00:00`, phone: '0123999999' })).status).toBe(409)
    expect((await book(viewId, { slot: `${sunday} 01:30`, phone: '0123999999' })).status).toBe(422)
    expect((await book(viewId, { slot: `${sunday} 01:00`, phone: '0123999999' })).status).toBe(200)
  })

  const nextWeekday = (weekday: number) => {
    const today = formatDate(world.app.clock.now())
    const days = Array.from({ length: 7 }, (_, at) => plusDays(today, at + 2))
    return days.find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === weekday)!
  }
})

describe('moving a booking', () => {
  const half = { duration_minutes: 60, every_minutes: 30, buffer_after: 0 }
  const setUp = async (given: object = {}) => {
    const { view_id: viewId } = await make({ ...half, ...given })
    const day = (await slotsOf(viewId)).at(-1)!.start.slice(0, 10)
    const free = async (query = '') =>
      (await slotsOf(viewId, `?from=${day}&to=${day}${query}`)).flatMap(({ start, left }) =>
        left > 0 ? [start.slice(11, 16)] : [],
      )
    return { viewId, day, free }
  }

  it('offers its buyer the times that only it stands in the way of, and takes them', async () => {
    const { viewId, day, free } = await setUp()
    const all = ['09:00', '09:30', '10:00', '10:30', '11:00']
    expect(await free()).toEqual(all)
    const token = tokenOf(await book(viewId, { slot: `${day} 10:00` }))
    expect(await free()).toEqual(['09:00', '11:00'])
    expect(await free(`&order=${token}`)).toEqual(all)
    for (const time of ['10:30', '10:00', '09:30']) {
      const moved = await world.buyer.post(`/api/ajax/guest/order/${token}/reschedule`, { slot: `${day} ${time}` })
      expect([moved.status, moved.body.data.appointment.start]).toEqual([200, `${day} ${time}:00`])
      expect(await free(`&order=${token}`)).toEqual(all)
    }
    expect(await free()).toEqual(['10:30', '11:00'])
  })

  it('tells others’ bookings as taken, and whoever has no booking of this service nothing more', async () => {
    const [{ viewId, day, free }, other] = [await setUp(), await setUp()]
    const token = tokenOf(await book(viewId, { slot: `${day} 09:00` }))
    await book(viewId, { slot: `${day} 11:00`, phone: '0123999999' })
    expect(await free(`&order=${token}`)).toEqual(['09:00', '09:30', '10:00'])
    const strangers = ['unknown', '', tokenOf(await book(other.viewId, { slot: `${day} 09:00` }))]
    for (const stranger of strangers) expect(await free(`&order=${stranger}`)).toEqual(['10:00'])
    await world.buyer.post(`/api/ajax/guest/order/${token}/cancel`, { reason: 'x' })
    expect(await free(`&order=${token}`)).toEqual(await free())
  })

  it('frees of a class the places that are moved alone', async () => {
    const { viewId, day } = await setUp({ capacity: 3 })
    const token = tokenOf(await book(viewId, { slot: `${day} 10:00`, quantity: 2 }))
    await book(viewId, { slot: `${day} 10:00`, phone: '0123999999' })
    const left = async (query = '') => (await slotsOf(viewId, `?from=${day}&to=${day}${query}`)).map((one) => one.left)
    expect(await left()).toEqual([3, 0, 0, 0, 3])
    expect(await left(`&order=${token}`)).toEqual([3, 2, 2, 2, 3])
  })
})

describe('the last slot', () => {
  it('of 100 buyers is had by one, and of a class by as many as it has places', async () => {
    const one = await make()
    const { start } = (await slotsOf(one.view_id)).at(-1)!
    const answers = await rush(100, one.view_id, start)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(99).fill(409)])
    const group = await make({ capacity: 3, staff: [{ name: 'Guru A' }, { name: 'Guru B' }] })
    const full = await rush(20, group.view_id, (await slotsOf(group.view_id)).at(-1)!.start)
    expect(full.filter(({ status }) => status === 200)).toHaveLength(6)
  }, 60_000)

  it('control: claims that read and then write sell it twice', async () => {
    const careless = await open()
    try {
      await careless.app.asOwner(carelessClaims)
      const { view_id: viewId } = await make({}, careless)
      const { start } = (await slotsOf(viewId, '', careless)).at(-1)!
      const answers = await rush(30, viewId, start, careless)
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
    } finally {
      await careless.app.close()
    }
  }, 60_000)
})
