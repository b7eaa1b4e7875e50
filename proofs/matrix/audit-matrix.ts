import fc from 'fast-check'
import { histories, unlogged } from '@kedai/domain/audit/audit-marks.ts'
import type { Operation } from '../openapi/operations.ts'
import { schemaToArb } from '../openapi/schema-to-arb.ts'
import type { Hints } from '../openapi/schema-to-arb.ts'
import { examples, send } from './send.ts'
import type { Body } from './send.ts'
import { subjects } from './subjects.ts'
import type { World } from './world.ts'

/** Calls that chance brings to nothing, and the test of their own that reads the log after them. */
export const judgedByTheirOwn: Record<string, string> = {}

const tries = 60

/** Does a call as an owner and looks at what it left. Gives what was wrong; `not done` where no try was taken. */
export async function judgeAudit(world: World, operation: Operation, hints: Hints): Promise<string[] | 'not done'> {
  const { audit, name } = operation
  if (audit.every((mark) => mark in unlogged)) return []
  const subject = operation.idOf === undefined ? undefined : subjects[operation.idOf]
  const samples: Body[] = operation.body
    ? [
        ...(examples[name] ? [examples[name]] : []),
        ...(fc.sample(schemaToArb(operation.body, hints), { numRuns: tries, seed: 20_261_128 }) as Body[]), // an object's schema
      ]
    : [undefined]
  let isDone = false
  let ids = (await subject?.make(world, 'demo')) ?? {}
  for (const [at, body] of samples.entries()) {
    if (at % 20 === 19) ids = (await subject?.make(world, 'demo')) ?? {}
    const before = await seen(world, audit)
    const { status } = await send(world.people.owner, operation, ids, body)
    if (status !== 200) continue
    isDone = true
    const left = Object.entries(await seen(world, audit)).filter(([mark, sum]) => sum !== before[mark])
    if (left.length > 0) return []
  }
  return isDone ? [`${name}: left nothing of ${audit.join(', ')}`] : 'not done'
}

// What the log and the histories hold of the owner, by mark.
async function seen({ kedai, shops: { demo } }: World, audit: readonly string[]): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const mark of audit) {
    const isHistory = (histories as readonly string[]).includes(mark)
    const by = mark === 'tickets' ? 'admitted_by' : 'user_id'
    const [row] = isHistory
      ? await kedai.asOwner<{ sum: string }>(
          `select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from ${mark} t where shop_id = $1 and ${by} = $2`,
          [demo.shopId, demo.ownerId],
        )
      : await kedai.asOwner<{ sum: string }>(
          'select count(*)::text as sum from audit_log where shop_id = $1 and user_id = $2 and action = $3',
          [demo.shopId, demo.ownerId, mark],
        )
    sums[mark] = row?.sum ?? ''
  }
  return sums
}
