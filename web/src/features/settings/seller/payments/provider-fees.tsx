import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../../ui/field.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'

type Fees = { percent: string; fixed: string }
type Props = {
  fees: Fees
  onChange: (fees: Fees) => void
  name: string
  errorOf: (field: string) => string | undefined
}

// What the provider keeps of each payment, which only its contract with the shop says.
export function ProviderFees({ fees, onChange, name, errorOf }: Props) {
  const { t } = useLingui()
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">
        <Trans>{name} fee for each payment</Trans>
      </legend>
      <p className="mb-2 text-sm text-ink-soft">
        <Trans>
          For your profit in the sales report, from the next payment on. Leave both empty if you do not know.
        </Trans>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t`Share`} error={errorOf('fee_percent')}>
          <NumberInput
            name="fee_percent"
            decimals
            unit="%"
            value={fees.percent}
            onChange={(event) => onChange({ ...fees, percent: event.target.value })}
          />
        </Field>
        <Field label={t`Fixed amount`} error={errorOf('fee_fixed')}>
          <MoneyInput
            name="fee_fixed"
            maxLength={12}
            value={fees.fixed}
            onChange={(event) => onChange({ ...fees, fixed: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  )
}
