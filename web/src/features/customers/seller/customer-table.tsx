import type { CustomerRow } from '@kedai/contracts/customers.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { paths } from '../../../paths.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { Badge } from '../../../ui/badge.tsx'

// Who buys: a table on a desk, cards on a phone.
export function CustomerTable({ rows }: { rows: CustomerRow[] }) {
  const { t } = useLingui()
  const columns: Column<CustomerRow>[] = [
    {
      key: 'name',
      header: t`Customer`,
      phone: 'title',
      cell: ({ name, phone, tags }) => (
        <span className="grid gap-1">
          <span className="wrap-anywhere">{name}</span>
          <span className="text-sm font-normal text-ink-soft md:hidden">{phone && displayPhone(phone)}</span>
          <Tags tags={tags} />
        </span>
      ),
    },
    { key: 'phone', header: t`Phone`, phone: 'hidden', cell: ({ phone }) => <span className="whitespace-nowrap">{phone && displayPhone(phone)}</span> },
    { key: 'email', header: t`E-mail`, phone: 'hidden', cell: ({ email }) => <span className="break-all text-ink-soft">{email}</span> },
    { key: 'orders', header: t`Orders`, align: 'end', cell: ({ orders }) => orders },
    { key: 'spent', header: t`Received`, align: 'end', cell: ({ spent }) => <strong className="whitespace-nowrap">{money(spent)}</strong> },
    { key: 'last', header: t`Last order`, align: 'end', cell: ({ last_order_at }) => <time className="whitespace-nowrap text-ink-soft">{date(last_order_at, currentLang())}</time> },
  ]
  return <Table caption={t`Customers`} columns={columns} rows={rows} keyOf={({ id }) => String(id)} hrefOf={({ id }) => paths.seller.customer(id)} />
}

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

export const CustomerCount = ({ total }: { total: number }) => <Plural value={total} one="# customer" other="# customers" />
