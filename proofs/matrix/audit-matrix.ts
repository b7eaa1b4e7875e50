import fc from 'fast-check'
import { histories, unlogged } from '@kedai/domain/audit/audit-marks.ts'
import type { Operation } from '../openapi/operations.ts'
import { schemaToArb } from '../openapi/schema-to-arb.ts'
import type { Hints } from '../openapi/schema-to-arb.ts'
import { caseOf } from './audit-cases.ts'
import { examples, send } from './send.ts'
import type { Body } from './send.ts'
import type { Ids } from './subject.ts'
import { subjects } from './subjects.ts'
import type { World } from './world.ts'

/** Calls that nothing here brings into the state that they need, and what that is. */
export const unreached: Record<string, string> = {
  'POST orders': 'an address, a way to ship and a way to pay that go together',
  'POST orders/{order_no}/edit': 'the lines of the order as they are',
  'POST orders/{order_no}/payment-proof/approve': 'a slip that waits: features/audit/record-audit.test.ts',
  'POST orders/{order_no}/payment-proof/reject': 'a slip that waits: features/audit/record-audit.test.ts',
  'POST money/waiting-slips/refuse': 'slips that wait: features/payments/waiting-slips.test.ts',
  'POST money/{id}/dismiss': 'a report that is not confirmed: features/payments/unconfirmed-reports.test.ts',
  'POST orders/{order_no}/resend-mails': 'a mail that failed',
  'POST orders/{order_no}/send-from-shop': 'an order that a reseller was to send',
  'POST invoices/approve-proof/{hashslug}': 'a slip that waits',
  'POST invoices/reject-proof/{hashslug}': 'a slip that waits',
  'POST invoices/apply-credit/{hashslug}': 'credit of the customer: features/invoices/corrections.test.ts',
  'POST campaigns/{id}/chats': 'a person whom the campaign goes to',
  'POST money/{id}/accept': 'money of an order',
  'POST product-imports/{id}/start': 'a table that was read and checked',
  'POST product-imports/{id}/undo': 'an import that has ended',
  'PUT product-imports/{id}/columns': 'a table that was read',
  'POST rentals/{id}/extend': 'an order that is open',
  'POST shipments/{id}/book': 'an account with a courier',
  'POST shipments/{id}/cancel': 'a parcel that waits',
  'POST shipments/undo-tracking': 'numbers that came from a table',
  'POST duitnow-qr/amount': 'a code of the shop',
  'POST tickets/check-in': 'the code of a ticket',
}

const tries = 60

/** Does a call as an owner and looks at what it left. Gives what was wrong; `not done` where no try was taken. */
export async function judgeAudit(world: World, operation: Operation, hints: Hints): Promise<string[] | 'not done'> {
  const { audit, name } = operation
  if (audit.every((mark) => mark in unlogged)) return []
  const subject = operation.idOf === undefined ? undefined : subjects[operation.idOf]
  const { before: arrange, body: known } = caseOf(name)
  const owner = world.people.owner
  const begin = async (): Promise<Ids> => {
    const made = (await subject?.make(world, 'demo')) ?? {}
    await arrange?.({ world, ids: made, owner })
    return made
  }
  let ids = await begin()
  const samples: Body[] = [
    ...(known === undefined ? [] : [typeof known === 'function' ? await known({ world, ids, owner }) : known]),
    ...(examples[name] ? [examples[name]] : []),
    ...(operation.body
      ? (fc.sample(schemaToArb(operation.body, hints), { numRuns: tries, seed: 20_261_128 }) as Body[]) // an object's schema
      : [undefined]),
  ]
  let isDone = false
  for (const [at, body] of samples.entries()) {
    if (at > 0 && at % 20 === 0) ids = await begin()
    const before = await seen(world, audit)
    const { status } = await send(owner, operation, ids, body)
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
