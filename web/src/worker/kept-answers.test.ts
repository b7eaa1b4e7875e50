import { beforeEach, describe, expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'
import { kindOf } from './kept-kinds.ts'
import { memoryCaches, origin } from './testing-caches.ts'

const me = '/api/ajax/auth/me'
const orders = '/api/ajax/seller/orders'
const aina = { user: { id: 1 }, shops: [{ username: 'batik' }] }
const ravi = { user: { id: 2 }, shops: [{ username: 'batik' }] }
const twoShops = { user: { id: 1 }, shops: [{ username: 'batik' }, { username: 'kopi' }] }

let caches: CacheStorage
let answers: Record<string, unknown>
let status: number
let isAway: boolean
let time: number
let told: unknown[]
let ask: (path: string, shop?: string) => Promise<unknown>
beforeEach(() => {
  ;[caches, answers, status, isAway, time, told] = [memoryCaches(), { [me]: aina }, 200, false, 1_000, []]
  const worker = createKeptAnswers({
    caches,
    now: () => time,
    tell: (message) => told.push(message),
    fetch: async (request) => {
      if (isAway) throw new TypeError('Failed to fetch')
      const path = new URL((request as Request).url).pathname
      return new Response(JSON.stringify({ data: answers[path] ?? path }), { status })
    },
  })
  ask = async (path, shop) => {
    const works: Promise<unknown>[] = []
    const headers: Record<string, string> = shop === undefined ? {} : { 'x-shop': shop }
    const response = await worker.answer(new Request(origin + path, { headers }), (work) => works.push(work))
    await Promise.all(works)
    return ((await response.json()) as { data: unknown }).data
  }
})

const askedAway = async (path: string, shop?: string) => {
  isAway = true
  try {
    return await ask(path, shop)
  } catch {
    return 'not there'
  }
}

test('the server is asked whenever it is there; what it said last is shown when it is not, and from when', async () => {
  await ask(me)
  answers[orders] = ['1001']
  await ask(orders)
  answers[orders] = ['1002', '1001']
  time = 5_000
  expect(await ask(orders)).toEqual(['1002', '1001'])
  expect(told).toEqual([])
  expect(await askedAway(orders)).toEqual(['1002', '1001'])
  expect(told).toEqual([{ type: 'away', at: 5_000 }])
  isAway = false
  await ask(orders)
  expect(told.at(-1)).toEqual({ type: 'back' })
})

test('what a page asks together with who is there is kept too', async () => {
  await Promise.all([ask(me), ask(orders), ask(`${orders}/1001`)])
  expect(await askedAway(`${orders}/1001`)).toBe(`${orders}/1001`)
})

test('a refusal of the server is not hidden by what was kept', async () => {
  await ask(me)
  await ask(orders)
  status = 500
  await ask(orders)
  expect(told).toEqual([])
  expect(await askedAway(orders)).toBe(orders) // and what was good stays
})

describe('is gone', () => {
  beforeEach(async () => {
    await ask(me)
    await ask(orders)
  })

  test.each([401, 403])('after a %i', async (refused) => {
    status = refused
    await ask(orders)
    expect([await askedAway(me), await askedAway(orders)]).toEqual(['not there', 'not there'])
  })

  test('when somebody else is there', async () => {
    answers[me] = ravi
    await ask(me)
    expect([await askedAway(me), await askedAway(orders)]).toEqual([ravi, 'not there'])
  })

  test('when a shop was lost', async () => {
    answers[me] = { user: { id: 1 }, shops: [{ username: 'kopi' }] }
    await ask(me)
    expect(await askedAway(orders)).toBe('not there')
  })

  test('after a week', async () => {
    time += 7 * 24 * 3600_000
    expect(await askedAway(orders)).toBe('not there')
  })
})

test('an answer that was on its way when somebody left is not kept for who comes next', async () => {
  await ask(me)
  const late = ask(orders)
  await caches.delete('kedai-kept') // as the page does when its person signs out
  await late
  answers[me] = ravi
  await ask(me)
  expect(await askedAway(orders)).toBe('not there')
})

test('each shop of a person has its own; what names none is not kept', async () => {
  answers[me] = twoShops
  await ask(me)
  await ask(orders)
  expect(await askedAway(orders)).toBe('not there')
  isAway = false
  answers[orders] = ['of kopi']
  await ask(orders, 'kopi')
  expect([await askedAway(orders, 'batik'), await askedAway(orders, 'kopi')]).toEqual(['not there', ['of kopi']])
})

test('the last fifty orders that were seen are kept, the oldest goes first', async () => {
  await ask(me)
  for (let no = 1; no <= 50; no++) await ask(`${orders}/${no}`)
  await ask(`${orders}/1`)
  await ask(`${orders}/51`)
  expect(await askedAway(`${orders}/2`)).toBe('not there')
  expect(await askedAway(`${orders}/1`)).toBe(`${orders}/1`)
  expect(await askedAway(`${orders}/51`)).toBe(`${orders}/51`)
})

test.each([
  ['/api/ajax/seller/orders?status=paid&page=2', 'list'],
  ['/api/ajax/seller/orders/1001', 'order'],
  ['/api/ajax/seller/tickets/events', 'summary'],
  ['/api/ajax/seller/orders/sum?status=paid', undefined],
  ['/api/ajax/seller/orders/1001/receipt.pdf', undefined],
  ['/api/ajax/seller/orders.csv', undefined],
  ['/api/ajax/seller/customers', undefined],
  ['/api/ajax/guest/view/MUG', undefined],
])('%s is kept as %s', (path, kind) => expect(kindOf(path)?.name).toBe(kind))
