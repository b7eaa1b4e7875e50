import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { PageButtons } from '../../../ui/admin/page-buttons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { customerMessagesQuery } from './api.ts'
import { MessageRow } from './message-rows.tsx'

// Everything that went to one customer, whatever it was for. Asked for only once it is wanted.
export function CustomerMessages({ customerId }: { customerId: number }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title={t`Messages`}
      aside={
        !isOpen && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            <Trans>Show</Trans>
          </Button>
        )
      }
    >
      {isOpen ? (
        <Messages customerId={customerId} />
      ) : (
        <p className="text-sm text-ink-soft">
          <Trans>Messages sent by your shop: invoices, orders, offers and reminders.</Trans>
        </p>
      )}
    </Section>
  )
}

function Messages({ customerId }: { customerId: number }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({ ...customerMessagesQuery(customerId, page), staleTime: 0 })
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton rows={3} />
  if (data.rows.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>No messages sent yet.</Trans>
      </p>
    )
  return (
    <>
      <ul className="-mx-4 border-t border-line sm:-mx-6">
        {data.rows.map((message) => (
          <MessageRow key={message.id} message={message} isOfOne />
        ))}
      </ul>
      <PageButtons page={page} lastPage={data.meta.last_page} onPage={setPage} className="mt-3" />
    </>
  )
}
