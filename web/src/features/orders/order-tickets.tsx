import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateTime } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Section } from '../../ui/page.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { TicketBadge } from '../../lib/seller/ticket-badge.tsx'

// Who comes by an order.
export function OrderTickets({ order: { tickets = [], order_no: orderNo } }: { order: SellerOrder }) {
  const { t } = useLingui()
  if (tickets.length === 0) return null
  return (
    <Section
      title={t`Tickets`}
      aside={
        <PageLink to={sellerPaths.tickets({ term: orderNo })} className="text-sm font-semibold text-accent-ink">
          <Trans>See in the list</Trans>
        </PageLink>
      }
    >
      <ul className="grid gap-3 text-sm">
        {tickets.map(({ id, name, item_title: kind, code, status, admitted_at: at }) => (
          <li key={id} className="flex items-start justify-between gap-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <strong className="block">{name}</strong>
              <span className="text-ink-soft">
                {kind} · <span className="font-mono">{code}</span>
              </span>
              {at && <span className="block text-ink-soft">{dateTime(at, currentLang())}</span>}
            </span>
            <TicketBadge status={status} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
