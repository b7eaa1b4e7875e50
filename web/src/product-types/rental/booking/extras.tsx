import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useRates } from './rates.ts'
import { listOf, type Typed } from './typed.ts'

type Props = {
  rental: ItemRental
  typed: Typed
  currency: string
  onChange: (changed: Partial<Typed>) => void
  errors: Readonly<Record<string, unknown>>
}

// Add-ons, and where it is picked up and returned.
export function Extras({ rental, typed, currency, onChange, errors }: Props) {
  const { t } = useLingui()
  const rates = useRates()
  const toggle = (id: number) =>
    onChange({ addons: typed.addons.includes(id) ? typed.addons.filter((one) => one !== id) : [...typed.addons, id] })
  const refused = Object.entries(errors).find(([name]) => name.startsWith('addons'))?.[1]
  return (
    <>
      {rental.addons.length > 0 && (
        <FieldGroup label={t`Add-ons`} optional error={textOf(refused)}>
          {rental.addons.map(({ id, title, price, per }) => (
            <Checkbox
              key={id}
              name={`addons.${id}`}
              className="-my-1"
              checked={typed.addons.includes(id)}
              onChange={() => toggle(id)}
              label={
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="break-words">{title}</span>
                  <span className="font-semibold whitespace-nowrap">
                    + {money(price, currency)} {per === 'unit' ? rates.per(rental.frequency) : t`for the booking`}
                  </span>
                </span>
              }
            />
          ))}
        </FieldGroup>
      )}
      <Place
        name="pickup_location"
        label={t`Pick-up at`}
        places={rental.pickup_location}
        value={typed.pickup}
        onChange={(pickup) => onChange({ pickup })}
        error={errors.pickup_location}
      />
      <Place
        name="return_location"
        label={t`Return to`}
        places={rental.return_location}
        value={typed.back}
        onChange={(back) => onChange({ back })}
        error={errors.return_location}
      />
    </>
  )
}

type PlaceProps = {
  name: string
  label: string
  places: ItemRental['pickup_location']
  value: string
  onChange: (place: string) => void
  error: unknown
}

function Place({ name, label, places, value, onChange, error }: PlaceProps) {
  const { t } = useLingui()
  if (places === null || places === '') return null
  const offered = listOf(places)
  if (offered.length < 2)
    return (
      <p className="text-sm">
        <span className="font-semibold">{label}: </span>
        <span className="break-words">{offered[0] ?? places}</span>
      </p>
    )
  return (
    <Field label={label} error={textOf(error)}>
      <Select
        name={name}
        value={value}
        placeholder={t`Choose a place`}
        onChange={(event) => onChange(event.target.value)}
        choices={offered.map((place) => ({ value: place, label: place }))}
      />
    </Field>
  )
}

const textOf = (error: unknown): string | null => (typeof error === 'string' ? error : null)
