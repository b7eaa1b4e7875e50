import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { SlipPicture } from '../../../ui/admin/slip-picture.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Price } from '../../../ui/price.tsx'

type Props = { order: SellerOrder; amount: string; error: string | undefined; onAmount: (amount: string) => void }

// The slip beside what it must show; what arrived in the account is what is booked.
export function PackingSlipPart({ order, amount, error, onAmount }: Props) {
  const { t } = useLingui()
  const [newest] = order.proofs
  return (
    <div className="grid grid-cols-[minmax(0,8rem)_1fr] gap-4">
      {newest && <SlipPicture url={newest.url} isPdf={newest.is_pdf} label={t`Payment slip of ${order.buyer.name}`} />}
      <div className="grid content-start gap-1 text-sm text-ink-soft">
        <Trans>The slip must show</Trans>
        <Price amount={order.balance_due} size="l" />
        {order.balance_due !== '0.00' && (
          <Field label={t`Amount that arrived`} hint={t`As your bank account shows it.`} error={error} className="mt-2">
            <MoneyInput name="amount" value={amount} onChange={(event) => onAmount(event.target.value)} />
          </Field>
        )}
      </div>
      {newest?.duplicate_of && (
        <Notice tone="danger" className="col-span-2" title={t`The same picture was already sent for another order`}>
          <Link to={sellerPaths.order(newest.duplicate_of)}>
            <Trans>See order {newest.duplicate_of}</Trans>
          </Link>
        </Notice>
      )}
      <p className="col-span-2 text-sm text-ink-soft">
        <Trans>Approve once {money(order.balance_due)} has arrived in your bank account.</Trans>
      </p>
    </div>
  )
}
