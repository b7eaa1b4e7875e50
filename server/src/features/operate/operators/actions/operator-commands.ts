import { operatorRoles } from '@kedai/domain/operators/operator-access.ts'
import type { OperatorRole } from '@kedai/domain/operators/operator-access.ts'
import { addOperator, listOperators, removeOperator, setRole } from '../queries/operators.ts'
import { dayAndTime, table, WrongUse } from './command.ts'
import type { Command } from './command.ts'

function roleOf(typed: unknown, name: string): OperatorRole {
  const role = operatorRoles.find((one) => one === typed)
  if (!role) throw new WrongUse(`${name} must be ${operatorRoles.join(' or ')}, not "${String(typed)}"`)
  return role
}

const may = {
  admin: 'may do everything to every shop',
  support: 'opens the shops that are given to them: operate access grant',
} as const

export const operatorCommands: readonly Command[] = [
  {
    words: 'operators',
    names: [],
    options: {},
    about:
      'who may open the page of operators, as what, and whether they sign in by two steps, without which it stays shut',
    async run({ client }, _given, { now }) {
      const operators = await listOperators(client, now)
      const rows = operators.map(({ email, role, shops, two_steps, added_at }) => [
        email,
        role,
        role === 'admin' ? 'every' : String(shops),
        two_steps ? 'two steps' : 'not yet',
        dayAndTime(added_at),
      ])
      return {
        lines:
          rows.length === 0
            ? ['Nobody yet.']
            : table(['OPERATOR', 'ROLE', 'SHOPS', 'SIGNS IN BY', 'SINCE (UTC)'], rows),
        data: operators,
      }
    },
  },
  {
    words: 'operators add',
    names: ['EMAIL'],
    options: { role: operatorRoles.join('|') },
    about:
      'let somebody with a confirmed account open the page of operators: as an admin, who may everything, unless --role support',
    async run(operator, { names: [email = ''], options }, { now }) {
      const added = await addOperator(operator, email, { role: roleOf(options['role'] ?? 'admin', '--role'), now })
      return {
        lines: [
          `${added.email} is an operator (${added.role}) and ${may[added.role]}.`,
          ...(added.two_steps ? [] : ['The page opens once they have turned on two-step sign-in in their account.']),
        ],
        data: added,
      }
    },
  },
  {
    words: 'operators role',
    names: ['EMAIL', operatorRoles.join('|')],
    options: {},
    about: 'make an operator an admin, who may everything, or support, who may what it is given; never the last admin',
    async run(operator, { names: [email = '', typed] }, { now }) {
      const { changed, ...row } = await setRole(operator, { email }, { role: roleOf(typed, 'the role'), now })
      return {
        lines: [`${row.email} ${changed ? 'is' : 'was already'} ${row.role} and ${may[row.role]}.`],
        data: { ...row, changed },
      }
    },
  },
  {
    words: 'operators remove',
    names: ['EMAIL'],
    options: {},
    about: 'shut the page of operators to somebody, at once; the last admin only as the last operator of all',
    async run(operator, { names: [email = ''] }) {
      const removed = await removeOperator(operator, { email })
      return {
        lines: [`${removed.email} is no longer an operator.`],
        data: { email: removed.email, operator: false },
      }
    },
  },
]
