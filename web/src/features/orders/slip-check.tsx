import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateTime, money } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { SlipPicture } from '../../ui/admin/slip-picture.tsx'
import { DocumentNumber } from '../../ui/document-number.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { Price } from '../../ui/price.tsx'
import { OlderSlips } from './older-slips.tsx'
import type { DialogName } from './dialog-names.ts'
import { SlipStatus } from './slip-status.tsx'
import type { OrderAction } from './use-order-action.ts'
import { useActionButton } from './use-action-button.tsx'

type Props = { order: SellerOrder; action: OrderAction; open: (dialog: DialogName) => void }

// The newest slip beside the amount it must show, what speaks against it, and the decision. Nothing where none was sent.
export function SlipCheck(props: Props) {
  const { t } = useLingui()
  const { order } = props
  const button = useActionButton(props)
  const [newest, ...older] = order.proofs
  if (!newest) return null
  const waits = newest.status === 'uploaded' || newest.status === 'checking'
  // A slip that came with the order was paid before there was a number.
  const knewNumber = newest.uploaded_at !== order.placed_at
  return (
    <Section title={t`Payment slip`} aside={<SlipStatus status={newest.status} />}>
      <div className="grid grid-cols-[minmax(0,8rem)_1fr] gap-4 sm:grid-cols-[minmax(0,14rem)_1fr]">
        <SlipPicture url={newest.url} isPdf={newest.is_pdf} label={t`Payment slip of ${order.buyer.name}`} />
        <div className="grid content-start gap-1 text-sm text-ink-soft">
          {waits && (
            <>
              <Trans>The slip must show</Trans>
              <Price amount={order.balance_due} size="l" />
              {knewNumber && (
                <span>
                  <Trans>
                    Reference <DocumentNumber>{order.order_no}</DocumentNumber>
                  </Trans>
                </span>
              )}
            </>
          )}
          <span>
            <Trans>Sent {dateTime(newest.uploaded_at, currentLang())}</Trans>
          </span>
        </div>
        <div className="col-span-2 grid gap-3">
          {newest.duplicate_of && (
            <Notice tone="danger" title={t`The same picture was already sent for another order`}>
              <Link to={sellerPaths.order(newest.duplicate_of)}>
                <Trans>See order {newest.duplicate_of}</Trans>
              </Link>
            </Notice>
          )}
          {newest.reason && <Notice tone="neutral" title={newest.reason} />}
          {waits && (
            <>
              <Notice tone="warn" title={t`Check your bank account first`}>
                <Trans>
                  Slips can be forged, and a scheduled transfer can still be taken back. Approve once{' '}
                  {money(order.balance_due)} has arrived.
                </Trans>
              </Notice>
              <div className="hidden gap-2 md:flex">
                {button('approve_proof', { variant: 'primary' })}
                {button('reject_proof', {})}
              </div>
            </>
          )}
        </div>
      </div>
      <OlderSlips proofs={older} />
    </Section>
  )
}
