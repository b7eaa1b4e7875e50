import type { ProductImport, RowOutcome } from '@kedai/contracts/product-imports.ts'
import { useLingui } from '@lingui/react/macro'
import { useLang } from '../../../lib/use-lang.ts'

// Rows by what became of them, as a line of numbers.
export function Outcomes({ outcomes }: Pick<ProductImport, 'outcomes'>) {
  const { t } = useLingui()
  const lang = useLang()
  const words: [RowOutcome, string][] = [
    ['would_create', t`new`],
    ['would_update', t`to change`],
    ['would_skip', t`left alone`],
    ['created', t`new`],
    ['updated', t`changed`],
    ['skipped', t`left alone`],
    ['refused', t`to correct`],
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {words
        .filter(([outcome]) => (outcomes[outcome] ?? 0) > 0)
        .map(([outcome, label]) => (
          <div key={outcome} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd
              className={
                outcome === 'refused'
                  ? 'text-2xl font-bold text-danger-ink tabular-nums'
                  : 'text-2xl font-bold tabular-nums'
              }
            >
              {(outcomes[outcome] ?? 0).toLocaleString(lang)}
            </dd>
          </div>
        ))}
    </dl>
  )
}
