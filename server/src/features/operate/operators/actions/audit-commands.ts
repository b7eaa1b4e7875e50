import { auditOrders } from '../queries/audit-orders.ts'
import { oneLine, table } from './command.ts'
import type { Command } from './command.ts'

/** Finds what versions of before left wrong. It changes nothing: each finding says what its seller can do. */
export const auditCommands: readonly Command[] = [
  {
    words: 'audit',
    names: [],
    options: { shop: 'SHOP' },
    about: 'list orders and cards that faults of earlier versions left wrong, why, and what to do; changes nothing',
    async run({ client }, { options }) {
      const findings = await auditOrders(client, typeof options['shop'] === 'string' ? options['shop'] : null)
      const rows = findings.map(({ shop, order_no, what, advice }) => [shop, order_no, oneLine(what, 160), advice])
      return {
        lines: findings.length === 0 ? ['Nothing was found.'] : table(['SHOP', 'ORDER', 'WHAT', 'ADVICE'], rows),
        data: findings,
      }
    },
  },
]
