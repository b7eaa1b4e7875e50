import type { Operation } from '../openapi/operations.ts'
import type { Hints } from '../openapi/schema-to-arb.ts'
import { changedTables, checksumAll } from './checksums.ts'
import { judgeSupport } from './support-matrix.ts'
import { changedByReading } from './csrf-matrix.ts'
import { findFittingBody, send } from './send.ts'
import { subjects } from './subjects.ts'
import type { Person, World } from './world.ts'

/** To sellers of every kind the operators' calls do not exist. */
const strangers = ['buyer', 'rival', 'staff', 'helper', 'owner'] as const satisfies readonly Person[]

/** Every kind of person on one operation of operators, and operators who have not proved enough. Gives what was wrong; nothing is right. */
export async function judgeOperators(world: World, operation: Operation, hints: Hints): Promise<string[]> {
  const { people, kedai } = world
  const subject = operation.idOf === undefined ? undefined : subjects[operation.idOf]
  if (operation.params.length > 0 && !subject && operation.params.some(({ name }) => name !== 'kind'))
    return [`${operation.name}: takes an id and has no x-id-of with a subject`]
  const missing = { kind: 'mails', ...subject?.missing }
  const body = await findFittingBody(operation, hints, (tried) => send(people.operator, operation, missing, tried))
  const ids = { kind: 'mails', ...(await subject?.make(world, 'demo')) }
  const faults: string[] = []
  const expectStatus = async (who: string, client: typeof people.guest, wanted: number, at = ids) => {
    const { status } = await send(client, operation, at, body)
    if (status !== wanted) faults.push(`${operation.name}: ${who}: ${status} instead of ${wanted}`)
  }
  const before = await checksumAll(kedai, changedByReading)
  await expectStatus('nobody', people.guest, 401)
  for (const who of strangers) await expectStatus(who, people[who], 404)
  if (subject) await expectStatus('operator × missing id', people.operator, 404, missing)

  await expectStatus('operator without two steps', people.weakOperator, 403)
  if (operation.writes) await expectStatus('operator whose proof is old', people.staleOperator, 403)

  const changed = changedTables(before, await checksumAll(kedai, changedByReading))
  if (changed.length > 0) faults.push(`${operation.name}: rows changed in ${changed.join(', ')}`)
  const own = await send(people.operator, operation, ids, body)
  if ([401, 403, 404].includes(own.status) || own.status >= 500)
    faults.push(`${operation.name}: operator: ${own.status} ${own.body?.message}`)
  const fresh = { kind: 'mails', ...(await subject?.make(world, 'demo')) }
  return [...faults, ...(await judgeSupport(world, operation, { ids: fresh, missing, body }))]
}
