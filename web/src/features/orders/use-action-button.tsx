import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import type { SellerAction } from '@kedai/domain/orders/actions.ts'
import { useLingui } from '@lingui/react/macro'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { type DialogName, dialogNames } from './dialog-names.ts'
import type { OrderAction } from './use-order-action.ts'

const hasDialog = (name: string): name is DialogName => dialogNames.some((one) => one === name)

type Props = { order: SellerOrder; action: OrderAction; open: (dialog: DialogName) => void }

// What each action is called.
export function useActionNames({
  ships,
  pickup,
}: Pick<SellerOrder, 'ships' | 'pickup'>): Record<Exclude<SellerAction, 'add_note'>, string> {
  const { t } = useLingui()
  return {
    approve_proof: t`Approve slip`,
    reject_proof: t`Reject slip`,
    record_payment: t`Record payment`,
    pack: pickup === null ? t`Mark as packed` : t`Ready to collect`,
    fulfil: ships ? t`Ship the order` : pickup === null ? t`Hand over` : t`Collected`,
    track: t`Add tracking number`,
    complete: t`Mark as completed`,
    cancel: t`Cancel the order`,
    refund: t`Record refund`,
    edit: t`Edit order`,
  }
}

// Whether a press does the action or opens its dialog.
export function useActionButton({ order, action, open }: Props) {
  const names = useActionNames(order)
  const calls: Partial<Record<SellerAction, string>> = {
    ...(order.balance_due === '0.00' && { approve_proof: 'payment-proof/approve' }),
    pack: 'pack',
    complete: 'complete',
  }
  return function actionButton(name: Exclude<SellerAction, 'add_note' | 'edit'>, look: ButtonLook) {
    const call = calls[name]
    const press = () => (call === undefined ? hasDialog(name) && open(name) : void action.run(call))
    return (
      <Button
        key={name}
        {...look}
        disabledBecause={order.actions[name].reason}
        busy={call !== undefined && action.running === call}
        onClick={press}
      >
        {names[name]}
      </Button>
    )
  }
}
