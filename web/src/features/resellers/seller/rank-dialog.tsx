import type { ProgrammeArea, Rank } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { rankPath, ranksPath } from './api.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { useChange } from '../../../lib/seller/use-change.ts'

type Props = { area: ProgrammeArea; rank: Rank | null; onClose: () => void }

const toValues = (rank: Rank | null) => ({
  name: rank?.name ?? '',
  position: rank ? String(rank.position) : '',
  percent_off: rank?.percent_off ?? '0',
  first_order: {
    min_qty: String(rank?.first_order.min_qty ?? 0),
    min_amount: rank?.first_order.min_amount ?? '0.00',
  },
  reorder: {
    min_qty: String(rank?.reorder.min_qty ?? 0),
    min_amount: rank?.reorder.min_amount ?? '0.00',
    multiple_of: String(rank?.reorder.multiple_of ?? 1),
  },
})

// A rank: what it takes off, and how much must be ordered.
export function RankDialog({ area, rank, onClose }: Props) {
  const { t } = useLingui()
  const sending = useChange()
  const { errors } = sending
  const [values, setValues] = useState(() => toValues(rank))
  const edit = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
  const submit = async () => {
    const { position, ...rest } = values
    const body = { ...rest, ...(position !== '' && { position }) }
    const result = await (rank
      ? sending.send('PUT', rankPath(rank.id), body)
      : sending.send('POST', ranksPath(area), body))
    if (result?.ok) onClose()
  }
  return (
    <ChangeDialog
      title={rank ? <Trans>Edit {rank.name}</Trans> : <Trans>New rank</Trans>}
      change={sending}
      onSubmit={() => void submit()}
      onClose={onClose}
      submitLabel={<Trans>Save</Trans>}
    >
      <Field label={t`Name`} error={errors.name}>
        <Input name="name" maxLength={60} value={values.name} onChange={({ target }) => edit({ name: target.value })} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t`Off the usual price`}
          hint={t`Used when the price list has no price for a product.`}
          error={errors.percent_off}
        >
          <NumberInput
            name="percent_off"
            decimals
            unit="%"
            value={values.percent_off}
            onChange={({ target }) => edit({ percent_off: target.value })}
          />
        </Field>
        <Field label={t`Rank order`} hint={t`0 is the lowest.`} error={errors.position} optional>
          <NumberInput
            name="position"
            value={values.position}
            onChange={({ target }) => edit({ position: target.value })}
          />
        </Field>
      </div>
      <FieldGroup label={t`First order, at least`} className="sm:grid-cols-2">
        <Field label={t`Pieces`} error={errors['first_order.min_qty']}>
          <NumberInput
            name="first_order.min_qty"
            value={values.first_order.min_qty}
            onChange={({ target }) => edit({ first_order: { ...values.first_order, min_qty: target.value } })}
          />
        </Field>
        <Field label={t`Amount`} error={errors['first_order.min_amount']}>
          <MoneyInput
            name="first_order.min_amount"
            value={values.first_order.min_amount}
            onChange={({ target }) => edit({ first_order: { ...values.first_order, min_amount: target.value } })}
          />
        </Field>
      </FieldGroup>
      <FieldGroup label={t`Every later order, at least`} className="sm:grid-cols-2">
        <Field label={t`Pieces`} error={errors['reorder.min_qty']}>
          <NumberInput
            name="reorder.min_qty"
            value={values.reorder.min_qty}
            onChange={({ target }) => edit({ reorder: { ...values.reorder, min_qty: target.value } })}
          />
        </Field>
        <Field label={t`Amount`} error={errors['reorder.min_amount']}>
          <MoneyInput
            name="reorder.min_amount"
            value={values.reorder.min_amount}
            onChange={({ target }) => edit({ reorder: { ...values.reorder, min_amount: target.value } })}
          />
        </Field>
        <Field label={t`In multiples of`} error={errors['reorder.multiple_of']}>
          <NumberInput
            name="reorder.multiple_of"
            value={values.reorder.multiple_of}
            onChange={({ target }) => edit({ reorder: { ...values.reorder, multiple_of: target.value } })}
          />
        </Field>
      </FieldGroup>
    </ChangeDialog>
  )
}
