import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime, money } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { paths } from '../../paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { Price } from '../../ui/price.tsx'
import type { DialogName } from './order-dialogs.tsx'
import { PictureViewer } from './picture-viewer.tsx'
import { SlipStatus } from './slip-status.tsx'
import type { OrderAction } from './use-order-action.ts'
import { useActionButton } from './use-action-button.tsx'

type Props = { order: SellerOrder; action: OrderAction; open: (dialog: DialogName) => void }

// The newest slip beside the amount it must show. Older ones stand below, small.
export function SlipCheck(props: Props) {
  const { t } = useLingui()
  const { order } = props
  const button = useActionButton(props)
  const [shown, setShown] = useState<string | null>(null)
  const [newest, ...older] = order.proofs
  if (!newest) return null
  const waits = newest.status === 'uploaded' || newest.status === 'checking'
  return (
    <Section title={t`Payment slip`} aside={<SlipStatus status={newest.status} />}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,14rem)_1fr]">
        {newest.is_pdf ? (
          <ButtonAnchor href={newest.url} target="_blank" rel="noreferrer">
            <Trans>Open the PDF</Trans>
          </ButtonAnchor>
        ) : (
          <button type="button" className="overflow-hidden rounded-m border border-line bg-sunken" onClick={() => setShown(newest.url)}>
            <img src={newest.url} alt={t`Payment slip of ${order.buyer.name}`} className="max-h-72 w-full object-contain" />
            <span className="block py-2 text-xs font-semibold text-accent-ink">
              <Trans>Make it larger</Trans>
            </span>
          </button>
        )}
        <div className="grid content-start gap-3">
          {waits && (
            <div>
              <p className="text-sm text-ink-soft">
                <Trans>The slip must show</Trans>
              </p>
              <Price amount={order.balance_due} size="l" />
              <p className="mt-1 text-sm text-ink-soft">
                <Trans>Reference {order.order_no}</Trans>
              </p>
            </div>
          )}
          <p className="text-sm text-ink-soft">
            <Trans>Sent {dateTime(newest.uploaded_at, currentLang())}</Trans>
          </p>
          {newest.duplicate_of && (
            <Notice tone="danger" title={t`The same picture was already sent for another order`}>
              <Link to={paths.seller.order(newest.duplicate_of)}>
                <Trans>See order {newest.duplicate_of}</Trans>
              </Link>
            </Notice>
          )}
          {newest.reason && <Notice tone="neutral" title={newest.reason} />}
          {waits && (
            <>
              <Notice tone="warn" title={t`Look into your bank account first`}>
                <Trans>Slips can be forged, and a scheduled transfer can still be taken back. Approve once {money(order.balance_due)} has arrived.</Trans>
              </Notice>
              <div className="hidden gap-2 md:flex">
                {button('approve_proof', { variant: 'primary' })}
                {button('reject_proof', {})}
              </div>
            </>
          )}
        </div>
      </div>
      {older.length > 0 && (
        <ul className="mt-4 grid gap-2 border-t border-line pt-3 text-sm">
          {older.map((proof) => (
            <li key={proof.id} className="flex flex-wrap items-center gap-2">
              <a href={proof.url} target="_blank" rel="noreferrer" className="font-medium text-accent-ink underline">
                {dateTime(proof.uploaded_at, currentLang())}
              </a>
              <SlipStatus status={proof.status} />
              {proof.reason && <span className="text-ink-soft">{proof.reason}</span>}
            </li>
          ))}
        </ul>
      )}
      {shown !== null && <PictureViewer url={shown} label={t`Payment slip of ${order.buyer.name}`} onClose={() => setShown(null)} />}
    </Section>
  )
}
