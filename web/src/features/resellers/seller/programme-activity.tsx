import type { Programme } from '@kedai/contracts/programmes.ts'
import { activityEnds } from '@kedai/domain/resellers/activity.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { programmeChoices } from '../../../lib/seller/state-words.ts'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'

type Values = {
  activity_days: string
  activity_amount: string
  activity_grace_days: string
  activity_then: Programme['activity_then']
}
type Props = {
  values: Values
  errors: Partial<Record<keyof Values, string>>
  change: (change: Partial<Values>) => void
}

// What a member has to sell to stay where he is, and what follows when he does not.
export function Activity({ values, errors, change }: Props) {
  const { t, i18n } = useLingui()
  const isOn = values.activity_days !== '0'
  return (
    <Section title={<Trans>Activity requirements</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Switch
        name="activity"
        label={t`Members must sell enough`}
        hint={t`Checked every night, from paid orders of their own and through their link. Resellers below the target are warned by e-mail first.`}
        checked={isOn}
        onChange={({ target }) => change({ activity_days: target.checked ? '90' : '0' })}
      />
      {isOn && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t`At least`} error={errors.activity_amount}>
            <MoneyInput
              name="activity_amount"
              value={values.activity_amount}
              onChange={({ target }) => change({ activity_amount: target.value })}
            />
          </Field>
          <Field label={t`Within`} error={errors.activity_days}>
            <NumberInput
              name="activity_days"
              unit={t`days`}
              value={values.activity_days}
              onChange={({ target }) => change({ activity_days: target.value })}
            />
          </Field>
          <Field label={t`After the warning`} error={errors.activity_then}>
            <Select
              name="activity_then"
              value={values.activity_then}
              choices={activityEnds.map((value) => ({ value, label: i18n._(programmeChoices.activity_then[value]) }))}
              onChange={({ target }) =>
                change({ activity_then: activityEnds.find((end) => end === target.value) ?? values.activity_then })
              }
            />
          </Field>
          {values.activity_then !== 'warn' && (
            <Field label={t`Time to catch up`} error={errors.activity_grace_days}>
              <NumberInput
                name="activity_grace_days"
                unit={t`days`}
                value={values.activity_grace_days}
                onChange={({ target }) => change({ activity_grace_days: target.value })}
              />
            </Field>
          )}
        </div>
      )}
    </Section>
  )
}
