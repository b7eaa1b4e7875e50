import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Checkout } from './use-checkout.ts'
import { useWords } from './use-words.ts'

// The seller's terms and the buyer's yes, where there are terms.
export function Consent({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const { say } = useWords()
  const { view, values, problems, edit } = checkout
  if (!view.item.tnc) return null
  return (
    <div>
      <details className="text-sm">
        <summary className="min-h-11 py-3 font-semibold text-accent-ink">
          <Trans>Terms of this order</Trans>
        </summary>
        <p
          className="max-h-60 overflow-y-auto rounded-m border border-line bg-card px-4 py-3 whitespace-pre-line"
          tabIndex={0}
          role="group"
          aria-label={t`Terms of this order`}
        >
          {view.item.tnc}
        </p>
      </details>
      <Checkbox
        name="agreeTnc"
        checked={values.agreeTnc}
        onChange={(event) => edit({ agreeTnc: event.target.checked })}
        label={<Trans>I agree to the terms</Trans>}
        error={problems.agreeTnc && say('agreeTnc', problems.agreeTnc)}
      />
    </div>
  )
}
