import { addOperator, listOperators, removeOperator } from '../queries/operators.ts'
import { dayAndTime, table } from './command.ts'
import type { Command } from './command.ts'

export const operatorCommands: readonly Command[] = [
  {
    words: 'operators',
    names: [],
    options: {},
    about: 'who may open the page of operators, and whether they sign in by two steps, without which it stays shut',
    async run({ client }) {
      const operators = await listOperators(client)
      const rows = operators.map(({ email, two_steps, added_at }) => [
        email,
        two_steps ? 'two steps' : 'not yet',
        dayAndTime(added_at),
      ])
      return {
        lines: rows.length === 0 ? ['Nobody yet.'] : table(['OPERATOR', 'SIGNS IN BY', 'SINCE (UTC)'], rows),
        data: operators,
      }
    },
  },
  {
    words: 'operators add',
    names: ['EMAIL'],
    options: {},
    about: 'let somebody with a confirmed account open the page of operators',
    async run(operator, { names: [email = ''] }) {
      const added = await addOperator(operator, email)
      return {
        lines: [
          `${added.email} is an operator.`,
          ...(added.two_steps ? [] : ['The page opens once they have turned on two-step sign-in in their account.']),
        ],
        data: added,
      }
    },
  },
  {
    words: 'operators remove',
    names: ['EMAIL'],
    options: {},
    about: 'shut the page of operators to somebody, at once',
    async run(operator, { names: [email = ''] }) {
      await removeOperator(operator, email)
      return { lines: [`${email} is no operator any more.`], data: { email, operator: false } }
    },
  },
]
