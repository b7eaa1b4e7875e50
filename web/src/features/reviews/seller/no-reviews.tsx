import { Trans, useLingui } from '@lingui/react/macro'
import { type ReviewListSearch, sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { isNarrowed } from './list-address.ts'

// Why the list is empty, and what to do about it.
export function NoReviews({ search }: { search: ReviewListSearch }) {
  const { t } = useLingui()
  const all = <ButtonLink to={sellerPaths.reviews()}>{t`Show all reviews`}</ButtonLink>
  if (search.term) return <Empty title={<Trans>No review matches “{search.term}”</Trans>} action={all} />
  if (search.show === 'waiting') return <Empty title={<Trans>No reviews to reply to</Trans>} action={all} />
  if (isNarrowed(search)) return <Empty title={<Trans>There are no such reviews</Trans>} action={all} />
  return (
    <Empty
      title={<Trans>No reviews yet</Trans>}
      action={<ButtonLink to={sellerPaths.orders()}>{t`See the orders`}</ButtonLink>}
    >
      <Trans>
        After an order is paid and sent, the buyer can rate the items on the order page or from the order e-mails.
      </Trans>
    </Empty>
  )
}
