import {
  accessLevels,
  endOfAccess,
  isLive,
  lastDayOf,
  maxShopsAtOnce,
} from '@kedai/domain/operators/operator-access.ts'
import { countAccess, grantAccess, listAccess, revokeAccess } from '../queries/access.ts'
import type { AccessRow } from '../queries/access.ts'
import { needed, oneLine, table, WrongUse } from './command.ts'
import type { Command, Given } from './command.ts'

const listedAtMost = 10_000
const reasonAtMost = 500

function shopsOf(typed: string): string[] {
  const shops = typed.split(',').map((one) => one.trim())
  if (shops.some((one) => one === '')) throw new WrongUse('say the addresses of shops with commas between: mawar,melur')
  if (shops.length > maxShopsAtOnce) throw new WrongUse(`name ${maxShopsAtOnce} shops at once at most`)
  return shops
}

function levelOf(given: Given) {
  const typed = needed(given, 'level', 'view to look, manage to change')
  const level = accessLevels.find((one) => one === typed)
  if (!level) throw new WrongUse(`--level must be ${accessLevels.join(' or ')}, not "${typed}"`)
  return level
}

function readEnd({ options: { until } }: Given, now: Date): Date | null {
  if (until === undefined || until === 'none') return null
  const end = typeof until === 'string' && /^\d{4}-\d\d-\d\d$/.test(until) ? endOfAccess(until) : null
  if (end === null) throw new WrongUse(`--until must be a day such as 2026-12-31, or none; not "${String(until)}"`)
  if (!isLive(end, now)) throw new WrongUse(`--until ${String(until)} is over already`)
  return end
}

function reasonOf({ options: { reason } }: Given): string | null {
  if (typeof reason !== 'string' || reason.trim() === '') return null
  if (reason.length > reasonAtMost) throw new WrongUse(`--reason may have ${reasonAtMost} characters`)
  return reason.trim()
}

const endInWords = ({ expires_at }: Pick<AccessRow, 'expires_at'>, now: Date): string =>
  expires_at === null ? '–' : `${lastDayOf(expires_at)}${isLive(expires_at, now) ? '' : ' (over)'}`

export const accessCommands: readonly Command[] = [
  {
    words: 'access',
    names: [],
    options: { operator: 'EMAIL', shop: 'USERNAME' },
    about: 'which shops were given to support, with what it may do there, until when, why and by whom',
    async run({ client }, { options: { operator, shop } }, { now }) {
      const about = {
        operator: typeof operator === 'string' ? { email: operator } : undefined,
        shop: typeof shop === 'string' ? shop : undefined,
      }
      const [rows, total] = [
        await listAccess(client, about, { limit: listedAtMost, offset: 0 }),
        await countAccess(client, about),
      ]
      const cells = rows.map((row) => [
        row.email,
        row.shop,
        row.level,
        endInWords(row, now),
        row.granted_by,
        oneLine(row.reason ?? ''),
      ])
      return {
        lines: [
          ...(rows.length === 0
            ? ['Nothing was given to support. Admins may open every shop.']
            : table(['OPERATOR', 'SHOP', 'LEVEL', 'UNTIL', 'GIVEN BY', 'REASON'], cells)),
          ...(total > rows.length ? [`${total - rows.length} more; narrow it by --operator or --shop`] : []),
        ],
        data: rows.map((row) => ({ ...row, is_over: !isLive(row.expires_at, now) })),
      }
    },
  },
  {
    words: 'access grant',
    names: ['EMAIL', 'SHOP[,SHOP…]'],
    options: { level: accessLevels.join('|'), until: 'YYYY-MM-DD', reason: 'WORDS' },
    about:
      'let support look at shops, or manage them too, until the end of a day in Malaysia or until it is revoked; said again, it changes what was given',
    async run(operator, given, { now }) {
      const [email = '', shops = ''] = given.names
      const [level, expiresAt, reason] = [levelOf(given), readEnd(given, now), reasonOf(given)]
      const done = await grantAccess(operator, { email }, shopsOf(shops), { level, expiresAt, reason, now })
      const until = expiresAt === null ? '' : ` until ${lastDayOf(expiresAt)}`
      const verbs = { granted: 'may', changed: 'now may', same: 'could already' } as const
      return {
        lines: (['granted', 'changed', 'same'] as const).flatMap((what) =>
          done[what].length === 0 ? [] : [`${done.email} ${verbs[what]} ${level} ${done[what].join(', ')}${until}.`],
        ),
        data: { ...done, level, expires_at: expiresAt, reason },
      }
    },
  },
  {
    words: 'access revoke',
    names: ['EMAIL', 'SHOP[,SHOP…]'],
    options: {},
    about: 'take shops away from support, at once',
    async run(operator, { names: [email = '', shops = ''] }) {
      const done = await revokeAccess(operator, { email }, shopsOf(shops))
      return { lines: [`${done.email} may not open ${done.shops.join(', ')} any more.`], data: done }
    },
  },
]
