import type { TicketEvent } from '@kedai/contracts/tickets.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { ticketEventsQuery, ticketsQuery } from '../../features/tickets/seller/api.ts'
import { readTicketAddress } from '../../features/tickets/seller/list-address.ts'
import { TicketFilters, TicketSearch } from '../../features/tickets/seller/ticket-filters.tsx'
import { TicketTable } from '../../features/tickets/seller/ticket-table.tsx'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { type TicketListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

function EventLead({ event: { used, valid, waiting } }: { event: TicketEvent }) {
  const all = used + valid
  return (
    <>
      <Trans>
        {used} of {all} arrived
      </Trans>
      {waiting > 0 && ' · '}
      {waiting > 0 && <Plural value={waiting} one="# waits for a place" other="# wait for a place" />}
    </>
  )
}

// Who comes to the shop's events.
export default function TicketsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readTicketAddress(params)
  const tickets = useQuery(ticketsQuery(search))
  const { data: events = [] } = useQuery(ticketEventsQuery())
  useHead({ title: t`Tickets`, isPrivate: true })
  const change = (next: TicketListSearch) => void navigate(sellerPaths.tickets(next), { replace: true })
  const event = events.find(({ view_id: viewId }) => viewId === search.product)
  const isNarrowed = [search.product, search.status, search.term].some((part) => part !== undefined)
  return (
    <ListPage
      title={t`Tickets`}
      count={event ? <EventLead event={event} /> : <Trans>Guests of your events</Trans>}
      add={{
        to: sellerPaths.checkIn({ product: search.product }),
        label: t`Check in`,
        icon: <ScanLine aria-hidden className="size-5" />,
      }}
      search={<TicketSearch search={search} onChange={change} />}
      narrowedBy={[search.product, search.status].filter(Boolean).length}
      filters={<TicketFilters search={search} events={events} onChange={change} />}
      isBare={tickets.data?.rows.length === 0 && !isNarrowed}
    >
      <ListRows
        list={tickets}
        hrefOf={(page) => sellerPaths.tickets({ ...search, page })}
        empty={
          isNarrowed ? (
            <Empty
              title={<Trans>No ticket matches</Trans>}
              action={<ButtonLink to={sellerPaths.tickets()}>{t`Show all tickets`}</ButtonLink>}
            />
          ) : (
            <Empty
              title={<Trans>No tickets yet</Trans>}
              action={<ButtonLink to={sellerPaths.newProduct('ticket')}>{t`New event`}</ButtonLink>}
            >
              <Trans>Attendees are listed here once their order is paid.</Trans>
            </Empty>
          )
        }
      >
        {(rows) => <TicketTable rows={rows} />}
      </ListRows>
    </ListPage>
  )
}
