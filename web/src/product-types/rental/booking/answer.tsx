import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { Trans } from '@lingui/react/macro'
import { useLang } from '../../../lib/use-lang.ts'
import { Button } from '../../../ui/button.tsx'
import { money } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useRates } from './rates.ts'
import type { Typed } from './typed.ts'
import type { Availability } from './use-availability.ts'

type Props = { found: Availability; retry: () => void; rental: ItemRental; typed: Typed; currency: string }

// What the server says of the days, in a place that is kept for it.
export function Answer({ found, retry, rental, typed, currency }: Props) {
  const lang = useLang()
  const rates = useRates()
  if (found.type === 'none') return null
  if (found.type === 'asking')
    return <Notice tone="neutral" title={<Trans>Asking whether it is free…</Trans>} className="min-h-20" />
  if (found.type === 'failed')
    return (
      <Notice tone="danger" title={<Trans>We could not ask whether it is free</Trans>} className="min-h-20">
        <p>{found.message}</p>
        <Button className="mt-2" onClick={retry}>
          <Trans>Ask again</Trans>
        </Button>
      </Notice>
    )
  const { available_status: isFree, message, quantity, totals } = found.answer
  if (!isFree) return <Notice tone="warn" title={message} className="min-h-20" />
  const days = [...new Set([typed.from, typed.to])].map((day) => displayDay(day, lang)).join(' – ')
  return (
    <Notice tone="good" title={message} className="min-h-20">
      <p>
        {days}
        {rental.frequency === 'hourly' && `, ${typed.start} – ${typed.end}`} ·{' '}
        {rates.length(rental.frequency, quantity)}
      </p>
      <p className="font-semibold">{money(totals.total, currency)}</p>
    </Notice>
  )
}
