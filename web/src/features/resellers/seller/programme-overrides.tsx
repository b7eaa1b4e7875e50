import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Section } from '../../../ui/page.tsx'

type Values = { override_licence: string; override_percents: string[] }
type Props = {
  values: Values
  errors: Partial<Record<string, string>>
  change: (change: Partial<Values>) => void
}

// What the people above a sale have of it: nothing, unless the shop has a licence for direct selling.
export function Overrides({ values, errors, change }: Props) {
  const { t } = useLingui()
  const names = [t`Direct referrer`, t`One above`, t`Two above`]
  const set = (at: number, percent: string) =>
    change({
      override_percents: names.map((_, level) => (level === at ? percent : (values.override_percents[level] ?? '0'))),
    })
  return (
    <Section title={<Trans>Commission over several levels</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={t`Licence for direct selling (AJL)`}
        hint={t`Required by law when people earn from the sales of their downline. Without a licence number, these commissions are not paid.`}
        error={errors.override_licence}
        className="sm:max-w-80"
      >
        <Input
          name="override_licence"
          maxLength={60}
          value={values.override_licence}
          onChange={({ target }) => change({ override_licence: target.value })}
        />
      </Field>
      {(values.override_licence.trim() !== '' || values.override_percents.length > 0) && (
        <div className="grid gap-4 sm:grid-cols-3">
          {names.map((name, at) => (
            <Field key={name} label={name} error={errors[`override_percents.${at}`]}>
              <NumberInput
                name={`override_percents.${at}`}
                decimals
                unit="%"
                value={values.override_percents[at] ?? '0'}
                onChange={({ target }) => set(at, target.value)}
              />
            </Field>
          ))}
        </div>
      )}
    </Section>
  )
}
