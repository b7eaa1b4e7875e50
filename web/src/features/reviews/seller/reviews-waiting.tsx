import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { QueueChip } from '../../../ui/admin/queue-chip.tsx'
import { reviewSummaryQuery } from './api.ts'

// Reviews that wait for a word of the seller. Nothing when there are none.
export function ReviewsWaiting() {
  const { t } = useLingui()
  const { data: summary } = useQuery(reviewSummaryQuery())
  if (!summary || summary.waiting === 0) return null
  return (
    <nav aria-label={t`Reviews that wait`} className="flex flex-wrap gap-2 lg:gap-3">
      <QueueChip
        to={sellerPaths.reviews({ show: 'waiting' })}
        picture={<MessageSquareText aria-hidden className="size-6 shrink-0 text-accent-ink" />}
        figure={summary.waiting >= 1000 ? '1,000+' : String(summary.waiting)}
      >
        <Plural value={summary.waiting} one="Review to answer" other="Reviews to answer" />
      </QueueChip>
    </nav>
  )
}
