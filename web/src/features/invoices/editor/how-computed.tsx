import { explain, type ExplainedStep } from '@kedai/domain/invoices/explain.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { currencySign } from '@kedai/domain/money/currencies.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import type { EditorSums } from './editor-sums.ts'

// How the total came about, step by step, with what was rounded.
export function HowComputed({ sums: { sums, input, names, ringgit }, rate }: { sums: EditorSums; rate: string }) {
  const sign = currencySign(input.currency)
  const shown = (amount: Sen) => money(formatAmount(amount, input.currency), sign)
  const words = useStepWords(names, sign, shown)
  if (!sums) return null
  const steps = explain(sums, input).filter((step) => !isNothing(step))
  return (
    <details className="mt-3 text-sm">
      <summary className="flex min-h-11 items-center font-semibold text-accent-ink">
        <Trans>Calculation</Trans>
      </summary>
      <ol className="grid gap-1.5 border-t border-line pt-2 text-ink-soft">
        {steps.map((step, place) => (
          <li key={place} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4">
            <span className="wrap-anywhere">{words(step)}</span>
            <span className="whitespace-nowrap text-ink tabular-nums">{shown(step.result)}</span>
          </li>
        ))}
        {ringgit !== null && (
          <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4">
            <span className="wrap-anywhere">
              <Trans>
                In ringgit: {shown(sums.total)} × RM {rate}
              </Trans>
            </span>
            <span className="whitespace-nowrap text-ink tabular-nums">{money(formatRinggit(ringgit))}</span>
          </li>
        )}
      </ol>
      <p className="mt-2 text-xs text-ink-soft">
        {input.currency === 'MYR' ? (
          <Trans>Half a sen is rounded up, once a line, once for the discount and once for the tax.</Trans>
        ) : (
          <Trans>
            Half of the smallest unit is rounded up, once a line, once for the discount and once for the tax; the
            ringgit once at the end.
          </Trans>
        )}
      </p>
    </details>
  )
}

// A step that took nothing and gave nothing tells nothing.
const isNothing = ({ step, result }: ExplainedStep) =>
  result === 0 && step !== 'subtotal' && step !== 'total' && step !== 'line'

function useStepWords(names: readonly string[], sign: string, shown: (amount: Sen) => string) {
  const { t } = useLingui()
  return (step: ExplainedStep): string => {
    switch (step.step) {
      case 'line': {
        const name = names[step.line] || t`Line ${step.line + 1}`
        return t`${name}: ${step.quantity} × ${sign} ${step.unitPrice}`
      }
      case 'subtotal':
        return t`All lines together`
      case 'shipping':
        return t`Shipping`
      case 'discount_percent':
        return t`Discount: ${step.rate} % of ${shown(step.of)}`
      case 'discount_fixed':
        return t`Discount`
      case 'after':
        return t`Lines and shipping, less the discount`
      case 'tax_percent':
        return step.withShipping
          ? t`Tax: ${step.rate} % of ${shown(step.of)}`
          : t`Tax: ${step.rate} % of ${shown(step.of)}, shipping not taxed`
      case 'tax_fixed':
        return t`Tax`
      case 'total':
        return t`Total`
    }
  }
}
