import { works } from '../../domain/src/people/permissions.ts'
import type { Answer, TestClient } from '../../server/src/platform/test-app/test-client.ts'
import type { Operation } from '../openapi/operations.ts'
import type { Hints } from '../openapi/schema-to-arb.ts'
import { changedTables, checksumShops } from './checksums.ts'
import { findFittingBody, send } from './send.ts'
import { subjects } from './subjects.ts'
import type { Ids } from './subject.ts'
import type { World } from './world.ts'

/** What an operation of a seller lacks to be in the matrix at all; none is right. */
export function missingMarks({ name, work, idOf, params }: Operation): string[] {
  const faults: string[] = []
  if (work === undefined || !(work in works)) faults.push(`${name}: x-work is ${work ?? 'missing'}`)
  if (params.length > 0 && idOf === undefined)
    faults.push(`${name}: takes ${params.map((one) => one.name).join(', ')} and has no x-id-of`)
  if (idOf !== undefined && !subjects[idOf])
    faults.push(`${name}: x-id-of ${idOf} has no subject in proofs/matrix/subjects.ts`)
  const unknown = params.filter((one) => idOf !== undefined && subjects[idOf] && !(one.name in subjects[idOf].missing))
  return [...faults, ...unknown.map((one) => `${name}: the subject ${idOf} has no ${one.name}`)]
}

/** Every kind of person × own, foreign and missing id, on one operation of a seller. Gives what was wrong; nothing is right. */
export async function judgeTenancy(world: World, operation: Operation, hints: Hints): Promise<string[]> {
  const { people, kedai, shops } = world
  const subject = operation.idOf === undefined ? undefined : subjects[operation.idOf]
  const missing = subject?.missing ?? {}
  const body = await findFittingBody(operation, hints, (tried) => send(people.owner, operation, missing, tried))
  const ids = { own: await make(), foreign: await make('rival'), missing }
  const faults: string[] = []
  const expectStatus = (who: string, what: string, answer: Answer, wanted: number) => {
    if (answer.status !== wanted)
      faults.push(`${operation.name}: ${who} × ${what} id: ${answer.status} instead of ${wanted}`)
  }
  const before = await checksumShops(kedai, shops)

  for (const [what, id] of choose(ids)) {
    expectStatus('nobody', what, await send(people.guest, operation, id, body), 401)
    expectStatus('buyer', what, await send(people.buyer, operation, id, body), 403)
    expectStatus('staff without the right', what, await send(people.staff, operation, id, body), 403)
    expectStatus(
      'owner naming another shop',
      what,
      await send(people.owner, operation, id, body, { 'x-shop': 'rival' }),
      404,
    )
    expectStatus(
      'other seller naming this shop',
      what,
      await send(people.rival, operation, id, body, { 'x-shop': 'demo' }),
      404,
    )
  }
  if (subject) {
    faults.push(...(await judgeStranger(people.owner, 'owner', ids.foreign)))
    faults.push(...(await judgeStranger(people.rival, 'other seller', ids.own)))
  }
  const after = await checksumShops(kedai, shops)
  for (const shop of ['demo', 'rival'] as const) {
    const changed = changedTables(before[shop], after[shop])
    if (changed.length > 0) faults.push(`${operation.name}: rows of ${shop} changed in ${changed.join(', ')}`)
  }
  const own = await send(people.owner, operation, ids.own, body)
  if ([401, 403, 404].includes(own.status) || own.status >= 500)
    faults.push(`${operation.name}: owner × own id: ${own.status} ${own.body.message}`)
  return faults

  function make(shop: 'demo' | 'rival' = 'demo'): Promise<Ids> {
    return subject ? subject.make(world, shop) : Promise.resolve({})
  }

  // Foreign and missing must not be told apart by anything but the number of the request.
  async function judgeStranger(client: TestClient, who: string, foreign: Ids): Promise<string[]> {
    const [theirs, nobodys] = [
      await send(client, operation, foreign, body),
      await send(client, operation, missing, body),
    ]
    expectStatus(who, 'foreign', theirs, 404)
    expectStatus(who, 'missing', nobodys, 404)
    return withoutRequestId(theirs) === withoutRequestId(nobodys)
      ? []
      : [`${operation.name}: ${who}: a foreign id is answered otherwise than a missing one`]
  }

  function choose(all: { own: Ids; foreign: Ids; missing: Ids }): [string, Ids][] {
    return subject ? Object.entries(all) : [['no', {}]]
  }
}

function withoutRequestId({ status, headers, text }: Answer): string {
  const kept = Object.entries(headers)
    .filter(([name]) => !['x-request-id', 'request-id', 'date', 'set-cookie'].includes(name))
    .sort()
  return JSON.stringify([status, kept, text.replaceAll(/"request_id":"[^"]*"/g, '')])
}
