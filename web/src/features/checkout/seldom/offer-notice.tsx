import { Plural, Trans } from '@lingui/react/macro'
import { dateTime } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { OfferState } from './kept-places.ts'

// What became of the offer that somebody came by.
export function OfferNotice({ offer }: { offer: OfferState }) {
  if (offer.is === 'none') return null
  if (offer.is === 'asked') return <Skeleton className="mb-5 h-20 w-full" />
  if (offer.is === 'over')
    return (
      <Notice tone="warn" className="mb-5" title={<Trans>This offer has run out or was used</Trans>}>
        <Trans>Unclaimed places are offered to the next person on the list.</Trans>
      </Notice>
    )
  const { quantity, until } = offer.places
  const end = dateTime(until, currentLang())
  return (
    <Notice
      tone="good"
      className="mb-5"
      title={<Plural value={quantity} one="# place reserved for you" other="# places reserved for you" />}
    >
      <Trans>Order before {end}. After that, the place is offered to the next person.</Trans>
    </Notice>
  )
}
