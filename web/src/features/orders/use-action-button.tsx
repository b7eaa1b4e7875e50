import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import type { SellerAction } from '@kedai/domain/orders/actions.ts'
import { useLingui } from '@lingui/react/macro'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import type { DialogName } from './order-dialogs.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = { order: SellerOrder; action: OrderAction; open: (dialog: DialogName) => void }

// What each action is called, and whether a press does it or opens its dialog.
export function useActionButton({ order, action, open }: Props) {
  const { t } = useLingui()
  const labels: Record<Exclude<SellerAction, 'add_note'>, string> = {
    approve_proof: t`Approve the slip`,
    reject_proof: t`Reject the slip`,
    record_payment: t`Record payment`,
    fulfil: order.ships ? t`Ship the order` : t`Hand over`,
    complete: t`Mark as completed`,
    cancel: t`Cancel the order`,
    refund: t`Record refund`,
  }
  const calls: Partial<Record<SellerAction, string>> = { approve_proof: 'payment-proof/approve', complete: 'complete' }
  return function actionButton(name: keyof typeof labels, look: ButtonLook) {
    const call = calls[name]
    const press = () => (call === undefined ? name !== 'approve_proof' && name !== 'complete' && open(name) : void action.run(call))
    return (
      <Button key={name} {...look} disabledBecause={order.actions[name].reason} busy={call !== undefined && action.running === call} onClick={press}>
        {labels[name]}
      </Button>
    )
  }
}
