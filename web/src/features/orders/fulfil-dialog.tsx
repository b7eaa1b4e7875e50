import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { courierNames, findCourier, trackingUrl } from '@kedai/domain/shipments/couriers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { OutLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = { order: SellerOrder; action: OrderAction; onClose: () => void }

const other = 'other'

// By whom and under which number the parcel went. What needs no parcel is handed over.
export function FulfilDialog({ order, action, onClose }: Props) {
  const { t } = useLingui()
  const ownDelivery = t`Own delivery`
  const [choice, setChoice] = useState<string>(() => findCourier(order.shipping?.courier ?? '') ?? (order.shipping?.courier ? other : ''))
  const [otherName, setOtherName] = useState(order.shipping?.courier ?? '')
  const [number, setNumber] = useState('')
  const courier = choice === other ? otherName : choice
  if (!order.ships) {
    return (
      <ActionDialog title={t`Hand over`} confirmLabel={t`Mark as handed over`} call="fulfil" body={{}} action={action} onClose={onClose}>
        <p>
          <Trans>Nothing of this order needs a parcel. The buyer is told that it has been handed over.</Trans>
        </p>
      </ActionDialog>
    )
  }
  const url = trackingUrl(courier, number)
  return (
    <ActionDialog title={t`Ship order ${order.order_no}`} confirmLabel={t`Mark as shipped`} call="fulfil" body={{ courier, tracking_number: number }} action={action} onClose={onClose}>
      {order.payment.kind === 'cod' && order.payment_status !== 'paid' && (
        <Notice tone="warn" title={t`Not paid yet: the courier collects the money.`} />
      )}
      <Field label={t`Courier`} error={errorOf(action, 'fulfil', 'courier')}>
        <Select
          name="courier"
          placeholder={t`Choose a courier`}
          choices={[...courierNames.map((name) => ({ value: name, label: name })), { value: ownDelivery, label: ownDelivery }, { value: other, label: t`Another courier` }]}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        />
      </Field>
      {choice === other && (
        <Field label={t`Name of the courier`}>
          <Input maxLength={80} autoComplete="off" value={otherName} onChange={(event) => setOtherName(event.target.value)} />
        </Field>
      )}
      <Field label={t`Tracking number`} optional hint={t`The buyer gets it by e-mail and on the order page.`} error={errorOf(action, 'fulfil', 'tracking_number')}>
        <Input name="tracking_number" maxLength={80} autoComplete="off" autoCapitalize="characters" enterKeyHint="done" value={number} onChange={(event) => setNumber(event.target.value)} />
      </Field>
      {url && (
        <p className="text-sm">
          <OutLink href={url}>
            <Trans>See this number at {courier}</Trans>
          </OutLink>
        </p>
      )}
    </ActionDialog>
  )
}
