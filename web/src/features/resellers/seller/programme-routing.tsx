import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'

type Values = { routes_to_upline: boolean; route_hours: string }
type Props = {
  values: Values
  errors: Partial<Record<keyof Values, string>>
  change: (change: Partial<Values>) => void
}

// Whether an upline who has the goods sends what members order, and how long they may take.
export function Routing({ values, errors, change }: Props) {
  const { t } = useLingui()
  return (
    <>
      <Checkbox
        name="routes_to_upline"
        label={t`The nearest upline who has all of it sends it`}
        checked={values.routes_to_upline}
        onChange={({ target }) => change({ routes_to_upline: target.checked })}
        error={errors.routes_to_upline}
      />
      {values.routes_to_upline && (
        <Field
          label={t`Time to accept, and then to send`}
          hint={<Trans>Afterwards you send it from your own stock.</Trans>}
          error={errors.route_hours}
          className="sm:max-w-80"
        >
          <NumberInput
            name="route_hours"
            unit={t`hours`}
            value={values.route_hours}
            onChange={({ target }) => change({ route_hours: target.value })}
          />
        </Field>
      )}
    </>
  )
}
