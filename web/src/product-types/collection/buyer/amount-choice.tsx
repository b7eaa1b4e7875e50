import type { CollectionView } from '@kedai/contracts/collections.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'

type Props = {
  collection: CollectionView
  currency: string
  amount: string
  onChange: (amount: string) => void
  error: ReactNode
}

// An amount of one's own: some to press, and a field for any other.
export function AmountChoice({ collection: { presets, minimum }, currency, amount, onChange, error }: Props) {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      {presets.length > 0 && (
        <div
          role="group"
          aria-label={t`Amounts to choose from`}
          className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2"
        >
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={amount === preset}
              onClick={() => onChange(preset)}
              className={classes(
                'min-h-13 rounded-m border bg-card px-2 text-sm font-semibold whitespace-nowrap tabular-nums transition',
                amount === preset
                  ? 'border-accent bg-accent-soft shadow-[inset_0_0_0_1px_var(--accent)]'
                  : 'border-line-strong hover:border-ink-soft',
              )}
            >
              {money(preset, currency)}
            </button>
          ))}
        </div>
      )}
      <Field
        label={presets.length > 0 ? <Trans>Or another amount</Trans> : <Trans>Amount</Trans>}
        hint={minimum === null ? null : <Trans>{money(minimum, currency)} or more</Trans>}
        error={typeof error === 'string' ? error : null}
      >
        <MoneyInput
          name="amount"
          currency={currency}
          placeholder="0.00"
          maxLength={14}
          enterKeyHint="next"
          value={amount}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  )
}
