import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Link } from '../../ui/link.tsx'

type Props = { line: SellerOrder['lines'][number]; orderNo: string }

// What a line opens to its buyer: a place in a course, codes by their ends.
export const LineOpens = ({ line: { enrolment, codes }, orderNo }: Props) => (
  <>
    {enrolment && (
      <span className="block text-sm text-ink-soft">
        {enrolment.is_renewal && (
          <>
            <Trans>Renewal</Trans> ·{' '}
          </>
        )}
        {enrolment.access_days === null ? (
          <Trans>Access for ever</Trans>
        ) : (
          <Plural value={enrolment.access_days} one="Access for # day" other="Access for # days" />
        )}{' '}
        <Link to={sellerPaths.learners({ term: orderNo })}>
          <Trans>See the learner</Trans>
        </Link>
      </span>
    )}
    {codes && codes.length > 0 && (
      <span className="block text-sm text-ink-soft">
        <Trans>Codes given: {codes.join(', ')}</Trans>
      </span>
    )}
  </>
)
