import type { SellerTicket } from '@kedai/contracts/tickets.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { useLingui } from '@lingui/react/macro'
import { dateTime } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { TwoLines } from '../../../ui/admin/two-lines.tsx'
import { Badge } from '../../../ui/badge.tsx'
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
      cell: (ticket) => (
        <>
          <Participant ticket={ticket} />
          <TwoLines
            name={ticket.name}
            figure={<span className="font-normal text-ink-soft">{ticket.item_title}</span>}
            about={`${displayPhone(ticket.mobile)} · ${ticket.code}`}
            state={ticket.admitted_at ? <AdmittedAt at={ticket.admitted_at} /> : <TicketBadge status={ticket.status} />}
          />
        </>
      ),
    },
    {
      key: 'ticket',
      header: t`Ticket`,
      phone: 'hidden',
      cell: ({ item_title: kind, product, code }) => (
        <span className="grid gap-0.5">
          <span className="wrap-anywhere">{kind}</span>
          {kind !== product && <span className="text-xs text-ink-soft wrap-anywhere">{product}</span>}
          <span className="font-mono text-xs">{code}</span>
        </span>
      ),
    },
    { key: 'order', header: t`Order`, phone: 'hidden', cell: ({ order_no: orderNo }) => orderNo },
    {
      key: 'status',
      header: t`Status`,
      align: 'end',
      phone: 'hidden',
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

const Participant = ({ ticket: { name, email, mobile, answers } }: { ticket: SellerTicket }) => (
  <span className="grid gap-0.5 max-md:hidden">
    <strong className="wrap-anywhere">{name}</strong>
    <span className="text-xs font-normal text-ink-soft wrap-anywhere">
      {displayPhone(mobile)} · {email}
    </span>
    {answers.map(({ key, label, value }) => (
      <span key={key} className="text-xs font-normal text-ink-soft wrap-anywhere">
        {label}: {value}
      </span>
    ))}
  </span>
)

// Green as the badge that a desk shows beside it.
function AdmittedAt({ at }: { at: string }) {
  const lang = useLang()
  return (
    <Badge tone="good">
      <time>{dateTime(at, lang)}</time>
    </Badge>
  )
}
