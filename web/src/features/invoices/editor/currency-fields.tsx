import { currencyNames } from '@kedai/domain/money/currency-names.ts'
import { currencyCodes, currencySign } from '@kedai/domain/money/currencies.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { AffixedInput } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { invoiceSettingsQuery } from '../settings/api.ts'
import type { Change, EditorState } from './editor-state.ts'
import { hasFigures, withoutFigures } from './typed-figures.ts'

type Props = {
  kind: 'invoice' | 'quote'
  state: EditorState
  change: Change
  errors: Record<string, string>
  // Approved: its currency and rate stay as they are.
  isFixed: boolean
}

// What the document is in; of another currency than ringgit, what a unit of it is worth. The rate that was last used is offered. Prices are never
// converted by themselves: what the buyer pays is the seller's own figure.
export function CurrencyFields({ kind, state, change, errors, isFixed }: Props) {
  const { t } = useLingui()
  const { currency, exchange_rate: rate } = state
  // What the figures were typed in, where another currency was chosen since.
  const [before, setBefore] = useState<string | null>(null)
  const lang = useLang()
  const { data: settings } = useQuery(invoiceSettingsQuery())
  const lastOf = (code: string) => settings?.last_rates.find((one) => one.currency === code)
  const last = lastOf(currency)
  const fixed = t`It keeps its approved content.`
  const used =
    last && rate === last.exchange_rate
      ? t`As on your invoice of ${date(last.issue_date, lang)}; change it if it moved.`
      : undefined
  return (
    <>
      <Field label={t`Currency`} hint={isFixed ? fixed : undefined} error={errors.currency}>
        <Select
          name="currency"
          disabled={isFixed}
          choices={currencyCodes.map((code) => ({
            value: currencySign(code),
            label: `${currencySign(code)} · ${currencyNames[code][lang]}`,
          }))}
          value={currency}
          onChange={({ target }) => {
            setBefore(hasFigures(state) ? (before ?? currency) : null)
            change({ currency: target.value, exchange_rate: lastOf(target.value)?.exchange_rate ?? '' })
          }}
        />
      </Field>
      {currency !== 'RM' && (
        <Field
          label={t`Exchange rate`}
          optional={kind === 'quote'}
          hint={
            isFixed
              ? fixed
              : (used ??
                (kind === 'quote'
                  ? t`Value of 1 ${currency} in ringgit. The invoice uses the same rate.`
                  : t`Value of 1 ${currency} in ringgit. Required for approval; it does not change after that.`))
          }
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
      {before !== null && before !== currency && hasFigures(state) && (
        <Notice tone="warn" className="sm:col-span-2" title={t`The prices are still those typed in ${before}`}>
          <p>
            <Trans>
              Amounts are now in {currency}. Clear them to enter new ones. Lines, quantities and percentages stay.
            </Trans>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              onClick={() => {
                change(withoutFigures(state))
                setBefore(null)
              }}
            >
              <Trans>Clear the prices</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setBefore(null)}>
              <Trans>They are right in {currency}</Trans>
            </Button>
          </div>
        </Notice>
      )}
    </>
  )
}
