import type { Answer } from '../../server/src/platform/test-app/test-client.ts'
import type { Operation } from '../openapi/operations.ts'
import { changedTables, checksumAll } from './checksums.ts'
import { changedByReading } from './csrf-matrix.ts'
import { send } from './send.ts'
import type { Body } from './send.ts'
import type { Ids } from './subject.ts'
import type { World } from './world.ts'

type Given = 'nothing' | 'what is over' | 'another shop' | 'view' | 'manage'
type Case = { ids: Ids; missing: Ids; body: Body }

/** What belongs to one shop, and is found by an id alone, is the demo's. */
const ofShop = ['operated_shop', 'operator_access', 'failure', 'operator_run']

/** One operation of operators by support to which nothing of its shop was given, and to which that shop was. Gives what was wrong. */
export async function judgeSupport(
  world: World,
  operation: Operation,
  { ids, missing, body }: Case,
): Promise<string[]> {
  const { kedai, people } = world
  const faults: string[] = []
  const fault = (given: Given, { status, body: told }: Answer, wanted: string) =>
    void faults.push(`${operation.name}: support given ${given}: ${status} ${told?.message ?? ''} instead of ${wanted}`)
  if (operation.operates === undefined) return [`${operation.name}: x-operates is missing`]
  const isOfShop = ofShop.includes(operation.idOf ?? '')
  const shop = ids['shop'] ?? 'demo'
  const ask = async (given: Given, at = ids, sent = body) => {
    await give(world, given, shop)
    const before = await checksumAll(kedai, changedByReading)
    const answer = await send(people.support, operation, at, sent)
    const changed = changedTables(before, await checksumAll(kedai, changedByReading))
    return { answer, changed }
  }

  for (const given of ['nothing', 'what is over', 'another shop'] as const) {
    const { answer, changed } = await ask(given)
    if (changed.length > 0) faults.push(`${operation.name}: support given ${given} changed ${changed.join(', ')}`)
    const wanted = isOfShop ? 404 : operation.operates === 'admin' ? 403 : 200
    if (answer.status !== wanted || (wanted === 403 && !isSentence(answer))) fault(given, answer, String(wanted))
    const foreign = given === 'another shop' ? ['"demo"', '"op-'] : ['"demo"', '"rival"', '"op-']
    if (wanted === 200 && foreign.some((name) => answer.text.includes(name))) fault(given, answer, 'no foreign shop')
    // A shop that is there is told of like one that is not.
    if (isOfShop && given === 'nothing') {
      const none = await send(people.support, operation, missing, body)
      if (named(none, missing) !== named(answer, ids))
        fault(given, answer, `what is told of none: ${named(none, missing)}`)
    }
  }
  if (!isOfShop) {
    // A list shows what was given, and nothing of the others.
    const { answer } = await ask('view')
    const isNarrowed =
      !answer.text.includes('"rival"') && (!Array.isArray(answer.body?.data) || answer.text.includes('"demo"'))
    if (operation.operates !== 'admin' && !isNarrowed) fault('view', answer, 'the demo alone')
    await give(world, 'nothing', shop)
    return faults
  }
  const may = { listed: [], view: ['view', 'manage'], manage: ['manage'], admin: [] }[operation.operates] ?? []
  for (const given of ['view', 'manage'] as const) {
    // What may be done is done by the operator afterwards, and once is enough: here an empty body shows that the door is passed.
    const passes = may.includes(given)
    const { answer, changed } = await ask(given, ids, passes && operation.body ? {} : body)
    const mayBe = operation.writes ? [409, 422] : [200, 404]
    if (passes && operation.writes && !operation.body) {
      if (answer.status !== 200 && answer.status !== 409) fault(given, answer, '200')
    } else if (passes ? !mayBe.includes(answer.status) : answer.status !== 403 || !isSentence(answer))
      fault(given, answer, passes ? mayBe.join(' or ') : '403 with a sentence')
    if (!passes && changed.length > 0)
      faults.push(`${operation.name}: support given ${given} changed ${changed.join(', ')}`)
  }
  await give(world, 'nothing', shop)
  return faults
}

async function give({ kedai }: World, given: Given, shop: string): Promise<void> {
  await kedai.asOwner(
    `delete from operator_access a using users u where u.id = a.user_id and u.email = 'support@operator.test'`,
  )
  if (given === 'nothing') return
  await kedai.asOwner(
    `insert into operator_access (user_id, of_shop, level, granted_by, granted_at, expires_at)
    select u.id, s.id, $1, 'x', now(), $2 from users u, shops s where u.email = 'support@operator.test' and s.username = $3`,
    [
      given === 'view' ? 'view' : 'manage',
      given === 'what is over' ? kedai.clock.now() : null,
      given === 'another shop' ? 'rival' : shop,
    ],
  )
}

const isSentence = ({ body }: Answer): boolean => /^\p{Lu}.{15,}\.$/u.test(body?.message ?? '')

const named = ({ body }: Answer, ids: Ids): string =>
  Object.values(ids).reduce((told, id) => told.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '…'), body?.message ?? '')
