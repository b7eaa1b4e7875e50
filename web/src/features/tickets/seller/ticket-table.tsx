import type { SellerTicket } from '@kedai/contracts/tickets.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { useLingui } from '@lingui/react/macro'
import { dateTime } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { TicketBadge } from '../../../lib/seller/ticket-badge.tsx'

// Who comes: a table on a desk, cards on a phone.
export function TicketTable({ rows }: { rows: SellerTicket[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<SellerTicket>[] = [
    {
      key: 'name',
      header: t`Participant`,
      phone: 'title',
      cell: ({ name, email, mobile, answers }) => (
        <span className="grid gap-0.5">
          <strong className="wrap-anywhere">{name}</strong>
          <span className="text-xs text-ink-soft wrap-anywhere">
            {displayPhone(mobile)} · {email}
          </span>
          {answers.map(({ key, label, value }) => (
            <span key={key} className="text-xs text-ink-soft wrap-anywhere">
              {label}: {value}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'ticket',
      header: t`Ticket`,
      cell: ({ item_title: kind, product, code }) => (
        <span className="grid gap-0.5">
          <span className="wrap-anywhere">{kind}</span>
          {kind !== product && <span className="text-xs text-ink-soft wrap-anywhere">{product}</span>}
          <span className="font-mono text-xs">{code}</span>
        </span>
      ),
    },
    { key: 'order', header: t`Order`, cell: ({ order_no: orderNo }) => orderNo },
    {
      key: 'status',
      header: t`Status`,
      align: 'end',
      cell: ({ status, admitted_at: at }) => (
        <span className="grid justify-items-end gap-0.5">
          <TicketBadge status={status} />
          {at && <span className="text-xs whitespace-nowrap text-ink-soft">{dateTime(at, lang)}</span>}
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={t`Tickets`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      hrefOf={({ order_no: orderNo }) => sellerPaths.order(orderNo)}
    />
  )
}
