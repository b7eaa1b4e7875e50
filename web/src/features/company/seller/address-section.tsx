import type { Company } from '@kedai/contracts/company.ts'
import type { PostcodeAnswer } from '@kedai/contracts/shipping.ts'
import { states } from '@kedai/domain/shipping/states.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { get } from '../../../lib/http.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

type Address = Pick<Company, 'show_address' | 'address' | 'postcode' | 'city' | 'state'>
type Props = { values: Address; change: (part: Partial<Address>) => void; errors: Record<string, string> }

// Where the shop is; told to buyers only where the seller says so.
export function AddressSection({ values, change, errors }: Props) {
  const { t } = useLingui()
  const latest = useRef(values.postcode)
  // The town and state of a postcode come with it, as they do for buyers; both can be changed.
  const changePostcode = async (postcode: string) => {
    latest.current = postcode
    change({ postcode })
    if (!/^\d{5}$/.test(postcode)) return
    const found = await get<PostcodeAnswer>(`/api/ajax/guest/postcode/${postcode}`)
    if (found.ok && latest.current === postcode) change({ city: found.data.city, state: found.data.state.code })
  }
  return (
    <Section title={<Trans>Address</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={t`Street and number`} optional error={errors.address}>
        <Textarea
          name="address"
          rows={2}
          maxLength={500}
          autoComplete="street-address"
          value={values.address}
          onChange={(event) => change({ address: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t`Postcode`} optional error={errors.postcode}>
          <Input
            name="postcode"
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
            value={values.postcode}
            onChange={(event) => void changePostcode(event.target.value)}
          />
        </Field>
        <Field label={t`City`} optional error={errors.city}>
          <Input
            name="city"
            maxLength={100}
            autoComplete="address-level2"
            value={values.city}
            onChange={(event) => change({ city: event.target.value })}
          />
        </Field>
        <Field label={t`State`} optional error={errors.state}>
          <Select
            name="state"
            placeholder={t`Choose`}
            choices={choices}
            value={values.state}
            onChange={(event) => change({ state: event.target.value })}
          />
        </Field>
      </div>
      <Checkbox
        name="show_address"
        label={t`Show this address in the shop`}
        hint={<Trans>Turn off if you sell from home. The address is then used only for invoices and couriers.</Trans>}
        checked={values.show_address}
        onChange={(event) => change({ show_address: event.target.checked })}
      />
    </Section>
  )
}

const choices = states.map(({ code, name }) => ({ value: code, label: name }))
