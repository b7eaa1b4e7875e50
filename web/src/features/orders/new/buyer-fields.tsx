import { states } from '@kedai/domain/shipping/states.ts'
import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { NewOrderState } from './new-order-state.ts'

type Props = {
  state: NewOrderState
  ships: boolean
  errors: Partial<Record<string, string>>
  set: (change: Partial<NewOrderState>) => void
}

export function BuyerFields({ state, ships, errors, set }: Props) {
  const { t } = useLingui()
  const field = (name: 'name' | 'phone' | 'email' | 'address' | 'postcode' | 'city') => ({
    name,
    value: state[name],
    maxLength: 300,
    autoComplete: 'off' as const,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label={t({ message: 'Name', context: 'person' })} error={errors.name} className="max-sm:col-span-2">
        <Input {...field('name')} />
      </Field>
      <Field label={t`Phone`} error={errors.phone} className="max-sm:col-span-2">
        <Input {...field('phone')} type="tel" inputMode="tel" />
      </Field>
      <Field label={t`E-mail`} optional error={errors.email} className="col-span-2">
        <Input {...field('email')} type="email" />
      </Field>
      {ships && (
        <>
          <Field label={t`Address`} error={errors.address} className="col-span-2">
            <Textarea {...field('address')} rows={2} />
          </Field>
          <Field label={t`Postcode`} error={errors.postcode}>
            <Input {...field('postcode')} inputMode="numeric" />
          </Field>
          <Field label={t`City`} error={errors.city}>
            <Input {...field('city')} />
          </Field>
          <Field label={t`State`} error={errors.state} className="col-span-2">
            <Select
              name="state"
              placeholder={t`Choose a state`}
              choices={states.map(({ code, name }) => ({ value: code, label: name }))}
              value={state.state}
              onChange={({ target }) => set({ state: target.value })}
            />
          </Field>
        </>
      )}
    </div>
  )
}
