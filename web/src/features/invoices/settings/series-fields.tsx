import { numberedDocuments } from '@kedai/domain/invoices/numbers.ts'
import type { InvoiceSettings } from '@kedai/contracts/invoice-settings.ts'
import { documentNumber } from '@kedai/domain/invoices/numbers.ts'
import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'

export type SeriesState = Record<(typeof numberedDocuments)[number], { prefix: string; next: string }>

type Props = {
  series: SeriesState
  saved: InvoiceSettings['series']
  onChange: (series: SeriesState) => void
  errors: Record<string, string>
}

// How each kind of document is numbered: what stands before, and which number comes next.
export function SeriesFields({ series, saved, onChange, errors }: Props) {
  const { t } = useLingui()
  const names = { invoice: t`Invoices`, credit_note: t`Credit notes`, debit_note: t`Debit notes`, quote: t`Quotes` }
  const set = (kind: keyof SeriesState, part: Partial<SeriesState['invoice']>) =>
    onChange({ ...series, [kind]: { ...series[kind], ...part } })
  // A new prefix starts at 1; the one that is in use goes on.
  const choosePrefix = (kind: keyof SeriesState, prefix: string) => {
    const { prefix: used, next: due } = saved[kind]
    const isNew = prefix.trim().toUpperCase() !== used
    const { next } = series[kind]
    set(kind, { prefix, ...(isNew && next === String(due) && { next: '1' }), ...(!isNew && { next: String(due) }) })
  }
  return (
    <div className="grid gap-5">
      {numberedDocuments.map((kind) => {
        const { prefix, next } = series[kind]
        const count = Number(next)
        return (
          <fieldset key={kind} className="grid grid-cols-2 items-start gap-x-4 gap-y-2 sm:max-w-xl">
            <legend className="mb-1.5 text-sm font-semibold">{names[kind]}</legend>
            <Field label={t`Begins with`} error={errors[`series.${kind}.prefix`]}>
              <Input
                name={`series.${kind}.prefix`}
                maxLength={20}
                autoCapitalize="characters"
                autoComplete="off"
                value={prefix}
                onChange={({ target }) => choosePrefix(kind, target.value)}
              />
            </Field>
            <Field label={t`Next number`} error={errors[`series.${kind}.next`]}>
              <NumberInput
                name={`series.${kind}.next`}
                maxLength={9}
                value={next}
                onChange={({ target }) => set(kind, { next: target.value })}
              />
            </Field>
            <p className="col-span-2 text-xs text-ink-soft">{t`The next one reads ${Number.isSafeInteger(count) && count > 0 ? documentNumber(prefix, count) : saved[kind].sample}`}</p>
          </fieldset>
        )
      })}
    </div>
  )
}
