import type { CustomerRow } from '@kedai/contracts/customers.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Found } from '../../../ui/admin/found.tsx'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { TwoLines } from '../../../ui/admin/two-lines.tsx'
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
            <span className="line-clamp-2 min-w-40 wrap-anywhere">
              <Found text={customer.name} />
            </span>
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

// The same row in two lines for a phone: who and what they owe, how to reach them, what they bought and when.
function CustomerCard({ customer }: { customer: CustomerRow }) {
  const lang = useLang()
  const { name, phone, email, tags, orders, invoices, last_at } = customer
  return (
    <TwoLines
      name={<Found text={name} />}
      figure={<Owed customer={customer} isShort />}
      about={
        <>
          {phone ? displayPhone(phone) : email}
          {orders > 0 && (
            <>
              {' · '}
              <Plural value={orders} one="# order" other="# orders" />
            </>
          )}
          {invoices > 0 && (
            <>
              {' · '}
              <Plural value={invoices} one="# invoice" other="# invoices" />
            </>
          )}
        </>
      }
      state={
        <>
          <Tags tags={tags.slice(0, 1)} />
          {customer.overdue === '0.00' ? (
            <time className="whitespace-nowrap">{date(last_at, lang)}</time>
          ) : (
            <Late customer={customer} />
          )}
        </>
      }
    />
  )
}

// What is owed, and of it what is late; else what the shop owes them.
function Owed({
  customer,
  isShort = false,
}: {
  customer: CustomerRow
  // Without what is late of it.
  isShort?: boolean
}) {
  const { owed, credit, other_credit: others } = customer
  return (
    <span className={classes('whitespace-nowrap tabular-nums', isShort ? 'flex items-baseline gap-1.5' : 'grid')}>
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
      {!isShort && <Late customer={customer} />}
      {(credit !== '0.00' || others.length > 0) && (
        <span className={classes('font-semibold text-good-ink', owed !== '0.00' && 'text-xs')}>
          <Trans>Credit {creditWords(credit, others)}</Trans>
        </span>
      )}
    </span>
  )
}

const Late = ({ customer: { owed, overdue } }: { customer: CustomerRow }) =>
  overdue !== '0.00' && (
    <span className="text-xs font-semibold whitespace-nowrap text-danger-ink">
      {overdue === owed ? <Trans>all of it late</Trans> : <Trans>{money(overdue)} late</Trans>}
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
