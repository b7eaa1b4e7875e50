import { courierNames, findCourier, trackingUrl } from '@kedai/domain/shipments/couriers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { OutLink } from '../../ui/link.tsx'
import { Select } from '../../ui/select.tsx'
import { errorOf } from './action-dialog.tsx'
import type { OrderAction } from './use-order-action.ts'

const other = 'other'

// By whom a parcel goes and under which number, while it is typed.
export function useParcel(known: { courier: string; number: string }) {
  const { t } = useLingui()
  const ownDelivery = t`Own delivery`
  const isOwn = known.courier === ownDelivery
  const [choice, setChoice] = useState<string>(() =>
    isOwn ? ownDelivery : (findCourier(known.courier) ?? (known.courier ? other : '')),
  )
  const [otherName, setOtherName] = useState(isOwn ? '' : known.courier)
  const [number, setNumber] = useState(known.number)
  return {
    ownDelivery,
    choice,
    setChoice,
    otherName,
    setOtherName,
    number,
    setNumber,
    courier: choice === other ? otherName : choice,
  }
}

type Props = { parcel: ReturnType<typeof useParcel>; call: string; action: OrderAction }

export function ParcelFields({ parcel, call, action }: Props) {
  const { t } = useLingui()
  const { ownDelivery, choice, courier, number } = parcel
  const url = trackingUrl(courier, number)
  return (
    <>
      <Field label={t`Courier`} error={errorOf(action, call, 'courier')}>
        <Select
          name="courier"
          placeholder={t`Choose a courier`}
          choices={[
            ...courierNames.map((name) => ({ value: name, label: name })),
            { value: ownDelivery, label: ownDelivery },
            { value: other, label: t`Another courier` },
          ]}
          value={choice}
          onChange={(event) => parcel.setChoice(event.target.value)}
        />
      </Field>
      {choice === other && (
        <Field label={t`Name of the courier`}>
          <Input
            maxLength={80}
            autoComplete="off"
            value={parcel.otherName}
            onChange={(event) => parcel.setOtherName(event.target.value)}
          />
        </Field>
      )}
      <Field
        label={t`Tracking number`}
        optional={call !== 'tracking'}
        hint={t`The buyer gets it by e-mail and on the order page.`}
        error={errorOf(action, call, 'tracking_number')}
      >
        <Input
          name="tracking_number"
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          data-first-focus={call === 'tracking' || undefined}
          value={number}
          onChange={(event) => parcel.setNumber(event.target.value)}
        />
      </Field>
      {url && (
        <p className="text-sm">
          <OutLink href={url}>
            <Trans>See this number at {courier}</Trans>
          </OutLink>
        </p>
      )}
    </>
  )
}
