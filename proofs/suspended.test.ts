import { afterAll, beforeAll, expect, test } from 'vitest'
import { suspensionTopic } from '../server/src/platform/suspensions/suspensions.ts'
import type { Answer } from '../server/src/platform/test-app/test-client.ts'
import { changedTables, checksumShops } from './matrix/checksums.ts'
import { findFittingBody, send } from './matrix/send.ts'
import { subjects } from './matrix/subjects.ts'
import { hintsFor, openWorld, orderIn } from './matrix/world.ts'
import type { World } from './matrix/world.ts'
import { shopHeader } from './matrix/shop-header.ts'
import { readOperations } from './openapi/operations.ts'
import type { Operation } from './openapi/operations.ts'
import type { Hints } from './openapi/schema-to-arb.ts'
import { report } from './sizes.ts'

const startedAt = performance.now()
let world: World
let operations: Operation[]
let hints: Hints
beforeAll(async () => {
  world = await openWorld()
  await orderIn(world, 'demo')
  operations = await readOperations(world.kedai.app)
  hints = await hintsFor(world)
})
afterAll(() => world.kedai.close())

const isSuspended = ({ status, body }: Answer): boolean => status === 403 && body?.data?.suspended === true

async function suspend(isWanted: boolean): Promise<void> {
  await world.kedai.asOwner(
    `update shops set suspended_at = case when $1 then now() end, suspension_reason = case when $1 then 'Aduan' end where username = 'demo'`,
    [isWanted],
  )
  world.kedai.deps.changes.publish(suspensionTopic, 'demo')
  await expect
    .poll(async () => (await world.people.guest.get('/api/ajax/guest/front-store/demo')).status)
    .toBe(isWanted ? 403 : 200)
}

// What belongs to no shop, or to a person: signing in, the account, postcodes.
const ofNoShop =
  /^\/api\/ajax\/(auth|account|demo)\/|^\/api\/ajax\/guest\/postcode\/|^\/(webhooks|broadcasting|apps|sandbox|unsubscribe|pay|mail)\//

// Ids of the shop that is suspended, made while it was open.
async function idsOf(wanted: readonly Operation[], shop: 'demo' | 'rival') {
  const ids = new Map<string, Record<string, string>>()
  for (const { idOf } of wanted)
    if (idOf !== undefined && !ids.has(idOf) && subjects[idOf]) ids.set(idOf, await subjects[idOf].make(world, shop))
  return ids
}

test('of a suspended shop every call of buyers says why, every change of its seller is refused, and nothing of it moves', async () => {
  const ofGuests = operations.filter(
    ({ auth, path, idOf, params }) =>
      auth === 'guest' &&
      !ofNoShop.test(path) &&
      (idOf !== undefined || params.some(({ name }) => ['user', 'username'].includes(name))),
  )
  const ofSellers = operations.filter(({ auth }) => auth === 'seller')
  expect([ofGuests.length > 40, ofSellers.length > 100]).toEqual([true, true])
  const own = await idsOf([...ofGuests, ...ofSellers], 'demo')
  const theirs = await idsOf(ofGuests, 'rival')
  const named = (operation: Operation, ids: Map<string, Record<string, string>>, shop: string) => ({
    user: shop,
    username: shop,
    slug: 'x',
    ...(operation.idOf === undefined ? {} : ids.get(operation.idOf)),
  })
  await suspend(true)
  const before = await checksumShops(world.kedai, world.shops)
  const faults: string[] = []

  for (const operation of ofGuests) {
    const body = operation.body ? {} : undefined
    const answer = await send(world.people.guest, operation, named(operation, own, 'demo'), body)
    if (!isSuspended(answer)) faults.push(`${operation.name}: a buyer gets ${answer.status} ${answer.body?.message}`)
    const next = await send(
      world.people.guest,
      { ...operation, method: operation.writes ? 'GET' : operation.method },
      named(operation, theirs, 'rival'),
      undefined,
    )
    if (isSuspended(next) && Object.keys(shopHeader(operation.path)).length === 0)
      faults.push(`${operation.name}: another shop is closed as well`)
  }
  for (const operation of ofSellers) {
    const ids = named(operation, own, 'demo')
    const tried = (body: Record<string, unknown> | undefined) => send(world.people.owner, operation, ids, body)
    const answer = await tried(operation.writes ? await findFittingBody(operation, hints, tried) : undefined)
    if (operation.writes && !isSuspended(answer)) faults.push(`${operation.name}: its seller gets ${answer.status}`)
    if (!operation.writes && [403, 500].includes(answer.status))
      faults.push(`${operation.name}: its seller may not look: ${answer.status}`)
  }
  const after = await checksumShops(world.kedai, world.shops)
  const changed = changedTables(before.demo, after.demo)
  if (changed.length > 0) faults.push(`rows changed in ${changed.join(', ')}`)
  report('suspended', { guests: ofGuests.length, sellers: ofSellers.length }, startedAt)
  await suspend(false)
  expect(faults).toEqual([])
  expect((await world.people.guest.get('/api/ajax/guest/front-store/demo')).status).toBe(200)
})

test('carts and pages of a suspended shop are closed too', async () => {
  const cart = () => world.people.guest.get('/api/ajax/guest/carts', { headers: { 'x-shop': 'demo' } })
  expect(isSuspended(await cart())).toBe(false)
  await suspend(true)
  expect(isSuspended(await cart())).toBe(true)
  const token = (
    await world.kedai.asOwner<{ token: string }>(
      `select o.token from orders o join shops s on s.id = o.shop_id where s.username = 'demo' limit 1`,
    )
  )[0]?.token
  for (const page of ['/s/demo', '/s/demo/p/any', `/order/${token}`, '/i/MATRIX-demo']) {
    const { status, text } = await world.people.guest.open(page)
    expect([page, status, text.includes('Aduan')]).toEqual([page, 403, true])
  }
  await suspend(false)
})
