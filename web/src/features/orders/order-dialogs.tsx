import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import { ApproveSlipDialog } from './approve-slip-dialog.tsx'
import type { DialogName } from './dialog-names.ts'
import { FulfilDialog } from './fulfil-dialog.tsx'
import { backOf, heldOf } from './held-money.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'
import { RefundDialog } from './refund/refund-dialog.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = { name: DialogName; order: SellerOrder; action: OrderAction; onClose: () => void }

// The dialog of an action that asks for more than a press.
export function OrderDialog({ name, ...props }: Props) {
  const { t } = useLingui()
  const { order } = props
  if (name === 'fulfil') return <FulfilDialog {...props} />
  if (name === 'approve_proof') return <ApproveSlipDialog {...props} />
  if (name === 'record_payment') return <RecordPaymentDialog {...props} />
  if (name === 'refund') return <RefundDialog {...props} held={heldOf(order)} back={backOf(order)} />
  if (name === 'reject_proof') {
    return (
      <ReasonDialog
        {...props}
        title={t`Reject the slip`}
        confirmLabel={t`Reject the slip`}
        call="payment-proof/reject"
        templates={[
          t`The money has not arrived in our account.`,
          t`The amount is not ${money(order.balance_due)}.`,
          t`The slip cannot be read. Please send a clearer picture.`,
          t`This slip is for another payment.`,
        ]}
      >
        <p className="text-sm text-ink-soft">
          {order.proofs.some(({ status }) => status === 'rejected') ? (
            <Trans>
              This is the second slip. If you reject it, the order ends, the buyer is notified and the items go back on
              sale.
            </Trans>
          ) : (
            <Trans>The buyer is notified and can send another slip.</Trans>
          )}
        </p>
      </ReasonDialog>
    )
  }
  return (
    <ReasonDialog
      {...props}
      title={t`Cancel order ${order.order_no}?`}
      confirmLabel={t`Cancel the order`}
      call="cancel"
      templates={[t`The buyer asked for it.`, t`Out of stock.`, t`The address cannot be reached.`]}
    >
      <p className="text-sm text-ink-soft">
        <Trans>This cannot be undone. Unsent items are returned to stock.</Trans>
      </p>
    </ReasonDialog>
  )
}
