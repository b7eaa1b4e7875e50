import type { CustomerRow } from '@kedai/contracts/customers.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { creditWords } from './credit-words.ts'

// Who buys: a table on a desk, cards on a phone.
export function CustomerTable({ rows }: { rows: CustomerRow[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<CustomerRow>[] = [
    {
      key: 'name',
      header: t`Customer`,
      phone: 'title',
      cell: (customer) => (
        <>
          <span className="grid gap-1 max-md:hidden">
            <span className="line-clamp-2 min-w-40 wrap-anywhere">{customer.name}</span>
            <Tags tags={customer.tags} />
          </span>
          <CustomerCard customer={customer} />
        </>
      ),
    },
    {
      key: 'contact',
      header: t`Contact`,
      phone: 'hidden',
      cell: ({ phone, email }) => (
        <span className="grid">
          {phone && <span className="whitespace-nowrap">{displayPhone(phone)}</span>}
          {email && (
            <span className="max-w-40 truncate text-xs text-ink-soft xl:max-w-52" title={email}>
              {email}
            </span>
          )}
        </span>
      ),
    },
    { key: 'orders', header: t`Orders`, align: 'end', phone: 'hidden', cell: ({ orders }) => <Count count={orders} /> },
    {
      key: 'invoices',
      header: t`Invoices`,
      align: 'end',
      phone: 'hidden',
      cell: ({ invoices }) => <Count count={invoices} />,
    },
    {
      key: 'spent',
      header: t`Received`,
      align: 'end',
      phone: 'hidden',
      cell: ({ spent }) => <span className="whitespace-nowrap tabular-nums">{money(spent)}</span>,
    },
    { key: 'owed', header: t`Owed`, align: 'end', phone: 'hidden', cell: (customer) => <Owed customer={customer} /> },
    {
      key: 'last',
      header: t`Last dealt with`,
      align: 'end',
      phone: 'hidden',
      cell: ({ last_at }) => <time className="whitespace-nowrap text-ink-soft">{date(last_at, lang)}</time>,
    },
  ]
  return (
    <Table
      caption={t`Customers`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => sellerPaths.customer(id)}
    />
  )
}

// The same row as a card for a phone: who, how to reach them, and how they stand.
function CustomerCard({ customer }: { customer: CustomerRow }) {
  const lang = useLang()
  const { name, phone, email, tags, orders, invoices, last_at } = customer
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm font-normal md:hidden">
      <span className="flex items-baseline justify-between gap-3 text-base">
        <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">{name}</span>
        <span className="shrink-0 text-right text-sm">
          <Owed customer={customer} />
        </span>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-ink-soft">
        <span className="min-w-0 truncate">{phone ? displayPhone(phone) : email}</span>
        <time className="text-xs whitespace-nowrap">{date(last_at, lang)}</time>
      </span>
      <span className="text-xs text-ink-soft">
        {[
          orders > 0 && <Plural key="o" value={orders} one="# order" other="# orders" />,
          invoices > 0 && <Plural key="i" value={invoices} one="# invoice" other="# invoices" />,
        ]
          .filter(Boolean)
          .map((part, place) => (
            <span key={place}>
              {place > 0 && ' · '}
              {part}
            </span>
          ))}
      </span>
      <Tags tags={tags} />
    </span>
  )
}

// What is owed, and of it what is late; else what the shop owes them.
const Owed = ({ customer: { owed, overdue, credit, other_credit: others } }: { customer: CustomerRow }) => (
  <span className="grid whitespace-nowrap tabular-nums">
    {owed !== '0.00' ? (
      <strong>{money(owed)}</strong>
    ) : (
      credit === '0.00' &&
      others.length === 0 && (
        <span aria-hidden className="text-ink-faint max-md:hidden">
          –
        </span>
      )
    )}
    {overdue !== '0.00' && (
      <span className="text-xs font-semibold text-danger-ink">
        {overdue === owed ? <Trans>all of it late</Trans> : <Trans>{money(overdue)} late</Trans>}
      </span>
    )}
    {(credit !== '0.00' || others.length > 0) && (
      <span className={classes('font-semibold text-good-ink', owed !== '0.00' && 'text-xs')}>
        <Trans>Credit {creditWords(credit, others)}</Trans>
      </span>
    )}
  </span>
)

const Count = ({ count }: { count: number }) => (count > 0 ? count : <span className="text-ink-faint">–</span>)

export const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag} tone="info">
          {tag}
        </Badge>
      ))}
    </span>
  )

export const CustomerCount = ({ total }: { total: number }) => (
  <Plural value={total} one="# customer" other="# customers" />
)
