import type { ShownMethod } from '@kedai/contracts/seller-shipping.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEdited } from '../../../../lib/seller/use-edited.ts'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { Send } from '../use-send.ts'
import { root } from './api.ts'
import { type Shape, fieldOf, isTable, toValues, toWire } from './method-values.ts'
import { RateSteps } from './rate-steps.tsx'
import { RateTable } from './rate-table.tsx'

// `zoneId` null: a place to collect, which is in no zone.
type Props = { zoneId: number | null; method: ShownMethod | null; send: Send; onClose: () => void }

// A way of shipping into a zone, and what it costs.
export function MethodDialog({ zoneId, method, send, onClose }: Props) {
  const { t } = useLingui()
  const { values, change, known, settle } = useEdited(
    method,
    (thing) => toValues(thing, zoneId === null ? 'pickup' : 'weight'),
    { fieldOf },
  )
  const save = async () =>
    settle(
      await (method
        ? send('PUT', `${root}/methods/${method.id}`, { ...toWire(values), ...known })
        : zoneId === null
          ? send('POST', `${root}/pickups`, { name: values.name, pickup: values.pickup })
          : send('POST', `${root}/zones/${zoneId}/methods`, toWire(values))),
    )
  const shapes: { value: Shape; label: string }[] = [
    { value: 'weight', label: t`By weight: first kilogram, then each further one` },
    { value: 'weight-table', label: t`By weight: a table` },
    { value: 'quantity', label: t`By pieces: first ones, then each further one` },
    { value: 'quantity-table', label: t`By pieces: a table` },
    { value: 'flat', label: t`One price for any parcel` },
  ]
  const isPickup = values.shape === 'pickup'
  return (
    <FormDialog
      title={
        isPickup
          ? method
            ? t`Edit place to collect`
            : t`New place to collect`
          : method
            ? t`Edit way of shipping`
            : t`New way of shipping`
      }
      save={save}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field label={<Trans>Name that buyers see</Trans>} error={errorOf('name')}>
            <Input
              name="name"
              maxLength={60}
              value={values.name}
              onChange={(event) => change({ name: event.target.value })}
              placeholder={isPickup ? t`Such as Collect in Kajang` : t`Such as Pos Laju (2–3 days)`}
            />
          </Field>
          {!isPickup && (
            <Field label={<Trans>Courier</Trans>} optional error={errorOf('courier')}>
              <Input
                name="courier"
                maxLength={60}
                value={values.courier}
                list="couriers"
                onChange={(event) => change({ courier: event.target.value })}
              />
            </Field>
          )}
          <datalist id="couriers">
            {couriers.map((courier) => (
              <option key={courier} value={courier} />
            ))}
          </datalist>
          {!isPickup && (
            <Field label={<Trans>Pricing</Trans>} error={errorOf('rate.by')}>
              <Select
                name="rate.by"
                choices={shapes}
                value={values.shape}
                onChange={(event) =>
                  change({ shape: shapes.find(({ value }) => value === event.target.value)?.value ?? 'weight' })
                }
              />
            </Field>
          )}
          {isPickup ? (
            <Field
              label={<Trans>Pickup place and time</Trans>}
              hint={<Trans>Buyers read it before they order, and with their order.</Trans>}
              error={errorOf('pickup')}
            >
              <Textarea
                name="pickup"
                rows={3}
                maxLength={300}
                value={values.pickup}
                onChange={(event) => change({ pickup: event.target.value })}
              />
            </Field>
          ) : values.shape === 'flat' ? (
            <Field label={<Trans>Price</Trans>} error={errorOf('rate.price')}>
              <MoneyInput
                name="rate.price"
                value={values.price}
                onChange={(event) => change({ price: event.target.value })}
              />
            </Field>
          ) : isTable(values.shape) ? (
            <RateTable values={values} change={change} errorOf={errorOf} />
          ) : (
            <RateSteps values={values} change={change} errorOf={errorOf} />
          )}
          {!isPickup && (
            <Field
              label={<Trans>Free from an order of</Trans>}
              optional
              hint={<Trans>Counted after discounts. Empty: never free.</Trans>}
              error={errorOf('free_above')}
            >
              <MoneyInput
                name="free_above"
                value={values.freeAbove}
                onChange={(event) => change({ freeAbove: event.target.value })}
              />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}

const couriers = [
  'Pos Laju',
  'J&T Express',
  'NinjaVan',
  'DHL eCommerce',
  'GDEX',
  'City-Link Express',
  'SPX Express',
  'Flash Express',
  'Lalamove',
  'Grab Express',
]
