import { bytesInWords } from '../../../../platform/backup/command.ts'
import { resetPasswordOf, transferShop } from '../queries/people.ts'
import { listShops, reopenShop, setQuota, showShop, suspendShop } from '../queries/shops.ts'
import type { ShopRow } from '../queries/shops.ts'
import { dayAndTime, needed, numberOf, oneLine, table, WrongUse } from './command.ts'
import type { Command, Given } from './command.ts'

const sizeOf = ({ storage_bytes, storage_quota_mb }: ShopRow): string =>
  `${bytesInWords(storage_bytes)}${storage_quota_mb === null ? '' : ` of ${storage_quota_mb} MB`}`

const reasonAtMost = 500

function reasonOf(given: Given): string {
  const reason = needed(given, 'reason', 'the words that buyers and the seller read')
  if (reason.length > reasonAtMost) throw new WrongUse(`--reason may have ${reasonAtMost} characters`)
  return reason
}

export const shopCommands: readonly Command[] = [
  {
    words: 'shops',
    names: [],
    options: {},
    about: 'every shop with its size, state and owner',
    async run({ client }) {
      const shops = await listShops(client)
      const rows = shops.map((shop) => [
        shop.username,
        shop.status,
        shop.owner ?? '–',
        String(shop.products),
        String(shop.orders),
        String(shop.mails),
        sizeOf(shop),
      ])
      return {
        lines: [
          ...table(['SHOP', 'STATE', 'OWNER', 'PRODUCTS', 'ORDERS', 'MAILS', 'STORAGE'], rows),
          `${shops.length} shops, ${shops.filter(({ status }) => status === 'suspended').length} suspended`,
        ],
        data: shops,
      }
    },
  },
  {
    words: 'shops show',
    names: ['USERNAME'],
    options: {},
    about: 'one shop: its people, hosts, sizes and limits',
    async run({ client }, { names: [username = ''] }) {
      const shop = await showShop(client, username)
      return {
        lines: [
          `${shop.username}  ${oneLine(shop.name)}`,
          `state     ${shop.status}${shop.reason === null ? '' : ` since ${dayAndTime(shop.suspended_at)}: ${oneLine(shop.reason, 500)}`}`,
          `opened    ${dayAndTime(shop.created_at)}`,
          `products  ${shop.products}`,
          `orders    ${shop.orders}, the last one ${dayAndTime(shop.last_order_at)}`,
          `mails     ${shop.mails} counted, ${shop.waiting_mails} waiting, ${shop.failed_mails} failed${shop.mails_per_day === null ? '' : `; at most ${shop.mails_per_day} a day`}`,
          `storage   ${sizeOf(shop)}`,
          `hosts     ${shop.hosts.join(', ') || '–'}`,
          ...table(
            ['PERSON', 'ROLE', 'LAST SEEN'],
            shop.members.map(({ email, role, seen_at }) => [email, role, dayAndTime(seen_at)]),
          ),
        ],
        data: shop,
      }
    },
  },
  {
    words: 'shop suspend',
    names: ['USERNAME'],
    options: { reason: 'WORDS' },
    about: 'close a shop: buyers read the reason, the seller may look and change nothing, nothing is sent',
    async run(operator, given) {
      const [username = ''] = given.names
      const reason = reasonOf(given)
      const { changed } = await suspendShop(operator, username, reason)
      return {
        lines: [changed ? `${username} is suspended.` : `${username} was suspended for this already.`],
        data: { shop: username, status: 'suspended', reason },
      }
    },
  },
  {
    words: 'shop reopen',
    names: ['USERNAME'],
    options: {},
    about: 'open a suspended shop again; what waited is sent',
    async run(operator, { names: [username = ''] }) {
      await reopenShop(operator, username)
      return { lines: [`${username} is open again.`], data: { shop: username, status: 'open' } }
    },
  },
  {
    words: 'shop transfer',
    names: ['USERNAME'],
    options: { to: 'EMAIL', former: 'staff|leaves' },
    about: 'make somebody with a confirmed account the owner; the former one stays as staff unless --former leaves',
    async run(operator, given) {
      const [username = ''] = given.names
      const to = needed(given, 'to', 'the address of an account')
      const former = given.options['former'] ?? 'staff'
      if (former !== 'staff' && former !== 'leaves') throw new WrongUse('--former must be staff or leaves')
      const done = await transferShop(operator, username, to, former === 'staff' ? 'staff' : 'nobody')
      const left = done.former.join(', ')
      return {
        lines: [
          `${done.owner} owns ${username} now.`,
          ...(left === ''
            ? []
            : [former === 'staff' ? `${left} stays as staff with every right.` : `${left} has left.`]),
        ],
        data: { shop: username, ...done },
      }
    },
  },
  {
    words: 'password reset',
    names: ['EMAIL'],
    options: {},
    about: 'print a link for a new password that works once, for a day; no mail is sent, the person is signed out',
    async run(operator, { names: [email = ''] }, { publicUrl }) {
      const { email: of, path, expiresAt } = await resetPasswordOf(operator, { email })
      const link = operator.dryRun ? null : `${publicUrl}${path}`
      return {
        lines:
          link === null
            ? [`${of} would be signed out and get a link.`]
            : [link, `Works once, until ${dayAndTime(expiresAt)} UTC. ${of} was signed out everywhere.`],
        data: { email: of, link, expires_at: expiresAt },
      }
    },
  },
  {
    words: 'quota',
    names: ['USERNAME'],
    options: { storage: 'MB', 'mails-per-day': 'N' },
    about: 'bound what a shop keeps and sends; none takes a limit away',
    async run(operator, given) {
      const [username = ''] = given.names
      const storageMb = numberOf(given, 'storage', 10_000_000)
      const mailsPerDay = numberOf(given, 'mails-per-day', 1_000_000)
      if (storageMb === undefined && mailsPerDay === undefined)
        throw new WrongUse('say --storage MB, --mails-per-day N, or both')
      if (storageMb === 0) throw new WrongUse('--storage must be 1 or more, or none')
      const now = await setQuota(operator, username, { storageMb, mailsPerDay })
      return {
        lines: [
          `${username}: storage ${now.storageMb == null ? 'without a limit of its own' : `${now.storageMb} MB`}, mails ${now.mailsPerDay == null ? 'as the settings say' : `${now.mailsPerDay} a day`}.`,
        ],
        data: { shop: username, storage_mb: now.storageMb, mails_per_day: now.mailsPerDay },
      }
    },
  },
]
