import type { CustomerRow } from '@kedai/contracts/customers.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { states } from '@kedai/domain/shipping/states.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiListQuery } from '../../../lib/query.ts'
import { localPhone } from '../../../lib/seller/local-phone.ts'
import { useSettled } from '../../../lib/seller/use-settled.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { BuyerState, Change, EditorState } from './editor-state.ts'
import { countryChoices } from './countries.ts'
import { SuggestInput } from './suggest-input.tsx'

type Props = { state: EditorState; change: Change; errors: Record<string, string> }

// Who the invoice is for: one of the customers, found by name or phone, or somebody typed.
export function BuyerFields({ state: { buyer, customer_id }, change, errors }: Props) {
  const { t, i18n } = useLingui()
  const found = useCustomers(buyer.name, customer_id === null)
  const set = (part: Partial<BuyerState>) => change({ buyer: { ...buyer, ...part } })
  const pick = ({ id, name, phone, email }: CustomerRow) =>
    change({ customer_id: id, buyer: { ...buyer, name, phone: phone ?? '', email: email ?? '' } })
  const [isOpen, setIsOpen] = useState(() =>
    [buyer.address, buyer.city, buyer.postcode, buyer.tin, buyer.registration_no].some(Boolean),
  )
  const field = (name: keyof BuyerState) => ({
    name: `buyer.${name}`,
    value: buyer[name],
    autoComplete: 'off' as const,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <Section title={t`Buyer`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t`Name`}
          className="sm:col-span-2"
          hint={customer_id === null ? t`Begin to type: your customers are suggested.` : t`One of your customers`}
          error={errors['buyer.name']}
        >
          <SuggestInput
            name="buyer.name"
            maxLength={120}
            value={buyer.name}
            onType={(name) => change({ customer_id: null, buyer: { ...buyer, name } })}
            found={found}
            keyOf={({ id }) => id}
            show={({ name, phone }) => (
              <>
                <span className="min-w-0 truncate">{name}</span>
                <span className="shrink-0 text-xs text-ink-soft">{phone ? displayPhone(phone) : null}</span>
              </>
            )}
            onPick={pick}
          />
        </Field>
        <Field label={t`Phone`} optional error={errors['buyer.phone']}>
          <PhoneInput {...field('phone')} maxLength={32} value={localPhone(buyer.phone)} />
        </Field>
        <Field label={t`E-mail`} optional error={errors['buyer.email']}>
          <Input {...field('email')} type="email" maxLength={254} />
        </Field>
      </div>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="mt-3">
        <summary className="flex min-h-11 items-center text-sm font-semibold text-accent-ink">
          <Trans>Address and tax numbers</Trans>
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <Field label={t`Address`} optional error={errors['buyer.address']} className="sm:col-span-2">
            <Textarea {...field('address')} rows={2} maxLength={300} />
          </Field>
          <Field label={t`Postcode`} optional error={errors['buyer.postcode']}>
            <Input {...field('postcode')} inputMode="numeric" maxLength={16} />
          </Field>
          <Field label={t`City`} optional error={errors['buyer.city']}>
            <Input {...field('city')} maxLength={100} />
          </Field>
          <Field label={t`State`} optional error={errors['buyer.state']}>
            {buyer.country === 'MY' ? (
              <Select
                {...field('state')}
                placeholder={t`Choose a state`}
                choices={states.map(({ code, name }) => ({ value: code, label: name }))}
              />
            ) : (
              <Input {...field('state')} maxLength={64} />
            )}
          </Field>
          <Field label={t`Country`} error={errors['buyer.country']}>
            <Select
              {...field('country')}
              choices={countryChoices(buyer.country, i18n.locale)}
              onChange={({ target }) => set({ country: target.value, state: '' })}
            />
          </Field>
          <Field label={t`Tax number (TIN)`} optional error={errors['buyer.tin']}>
            <Input {...field('tin')} maxLength={20} autoCapitalize="characters" />
          </Field>
          <Field label={t`Registration no.`} optional error={errors['buyer.registration_no']}>
            <Input {...field('registration_no')} maxLength={30} />
          </Field>
        </div>
      </details>
    </Section>
  )
}

// Customers whose name or phone begins to look like what is typed. Who may not see customers types the buyer.
function useCustomers(name: string, isWanted: boolean): CustomerRow[] {
  const term = useSettled(name.trim())
  const isAsked = isWanted && term.length >= 2
  const { data } = useQuery({
    ...apiListQuery<CustomerRow>(`/api/ajax/seller/customers?${new URLSearchParams({ term })}`),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return isAsked ? (data?.rows.toSorted((a, b) => rankOf(a, term) - rankOf(b, term)).slice(0, 6) ?? []) : []
}

// A name with a word that begins as typed comes before one that merely has it inside.
const rankOf = ({ name }: CustomerRow, term: string): number =>
  ` ${name}`.toLowerCase().includes(` ${term.toLowerCase()}`) ? 0 : 1
