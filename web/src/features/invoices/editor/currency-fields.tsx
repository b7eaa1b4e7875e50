import { currencyNames } from '@kedai/domain/money/currency-names.ts'
import { currencyCodes, currencySign } from '@kedai/domain/money/currencies.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Field } from '../../../ui/field.tsx'
import { AffixedInput } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { invoiceSettingsQuery } from '../settings/api.ts'
import type { Change, EditorState } from './editor-state.ts'

type Props = {
  kind: 'invoice' | 'quote'
  state: Pick<EditorState, 'currency' | 'exchange_rate'>
  change: Change
  errors: Record<string, string>
  // Approved: its currency and rate stay as they are.
  isFixed: boolean
}

// What the document is in; of another currency than ringgit, what a unit of it is worth. The rate that was last used is offered.
export function CurrencyFields({ kind, state: { currency, exchange_rate: rate }, change, errors, isFixed }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const { data: settings } = useQuery(invoiceSettingsQuery())
  const lastOf = (code: string) => settings?.last_rates.find((one) => one.currency === code)
  const last = lastOf(currency)
  const fixed = t`It stays as it was approved.`
  const used = last && rate === last.exchange_rate ? t`As on your invoice of ${date(last.issue_date, lang)}; change it if it moved.` : undefined
  return (
    <>
      <Field label={t`Currency`} hint={isFixed ? fixed : undefined} error={errors.currency}>
        <Select
          name="currency"
          disabled={isFixed}
          choices={currencyCodes.map((code) => ({ value: currencySign(code), label: `${currencySign(code)} · ${currencyNames[code][lang]}` }))}
          value={currency}
          onChange={({ target }) => change({ currency: target.value, exchange_rate: lastOf(target.value)?.exchange_rate ?? '' })}
        />
      </Field>
      {currency !== 'RM' && (
        <Field
          label={t`Exchange rate`}
          optional={kind === 'quote'}
          hint={isFixed ? fixed : used ?? (kind === 'quote' ? t`What 1 ${currency} is in ringgit; the invoice takes it over.` : t`What 1 ${currency} is in ringgit. Needed to approve; after that it does not change.`)}
          error={errors.exchange_rate}
        >
          <AffixedInput
            name="exchange_rate"
            before={`1 ${currency} = RM`}
            className="[&_input]:text-right"
            inputMode="decimal"
            placeholder="0.00"
            autoComplete="off"
            maxLength={12}
            readOnly={isFixed}
            value={rate}
            onChange={({ target }) => change({ exchange_rate: target.value })}
          />
        </Field>
      )}
    </>
  )
}
