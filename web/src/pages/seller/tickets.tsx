import type { TicketEvent } from '@kedai/contracts/tickets.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { ticketEventsQuery, ticketsQuery } from '../../features/tickets/seller/api.ts'
import { readTicketAddress } from '../../features/tickets/seller/list-address.ts'
import { TicketFilters } from '../../features/tickets/seller/ticket-filters.tsx'
import { TicketTable } from '../../features/tickets/seller/ticket-table.tsx'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type TicketListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

function EventLead({ event: { used, valid, waiting } }: { event: TicketEvent }) {
  const all = used + valid
  return (
    <>
      <Trans>
        {used} of {all} have come
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
  const { data: tickets, error, refetch, isPlaceholderData } = useQuery(ticketsQuery(search))
  const { data: events = [] } = useQuery(ticketEventsQuery())
  useHead({ title: t`Tickets`, isPrivate: true })
  const change = (next: TicketListSearch) => void navigate(sellerPaths.tickets(next), { replace: true })
  const event = events.find(({ view_id: viewId }) => viewId === search.product)
  const isNarrowed = [search.product, search.status, search.term].some((part) => part !== undefined)
  return (
    <Page
      title={t`Tickets`}
      width="wide"
      lead={event ? <EventLead event={event} /> : <Trans>Who comes to your events</Trans>}
      actions={
        <ButtonLink variant="primary" to={sellerPaths.checkIn({ product: search.product })}>
          <ScanLine aria-hidden className="size-5" />
          <Trans>Check in</Trans>
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TicketFilters search={search} events={events} onChange={change} />
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!tickets && !error && <ListSkeleton rows={8} />}
        {tickets && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {tickets.rows.length > 0 ? (
              <TicketTable rows={tickets.rows} />
            ) : isNarrowed ? (
              <Empty
                title={<Trans>No ticket matches</Trans>}
                action={<ButtonLink to={sellerPaths.tickets()}>{t`Show all tickets`}</ButtonLink>}
              />
            ) : (
              <Empty
                title={<Trans>No tickets yet</Trans>}
                action={<ButtonLink to={sellerPaths.newProduct('ticket')}>{t`New event`}</ButtonLink>}
              >
                <Trans>Once an order of an event is paid, everybody who comes stands here.</Trans>
              </Empty>
            )}
            <Pagination
              page={tickets.meta.page}
              lastPage={tickets.meta.last_page}
              hrefOf={(page) => sellerPaths.tickets({ ...search, page: page === 1 ? undefined : page })}
            />
          </div>
        )}
      </div>
    </Page>
  )
}
