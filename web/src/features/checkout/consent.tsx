import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { OrderInHand } from './order-in-hand.ts'
import { useWords } from './use-words.ts'

// The seller's terms and the buyer's yes, where there are terms; and whether the buyer wants offers, which nothing depends on.
export function Consent({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { say } = useWords()
  const { frame, values, problems, edit } = checkout
  const shop = frame.shop.name
  return (
    <div>
      {frame.tnc.length > 0 && (
        <>
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
              {frame.tnc.join('\n\n')}
            </p>
          </details>
          <Checkbox
            name="agreeTnc"
            checked={values.agreeTnc}
            onChange={(event) => edit({ agreeTnc: event.target.checked })}
            label={<Trans>I agree to the terms</Trans>}
            error={problems.agreeTnc && say('agreeTnc', problems.agreeTnc)}
          />
        </>
      )}
      {!frame.forOther && (
        <Checkbox
          name="offers_consent"
          checked={values.offers}
          onChange={(event) => edit({ offers: event.target.checked })}
          label={<Trans>Send me offers from {shop} by SMS and e-mail. I can stop them at any time.</Trans>}
        />
      )}
    </div>
  )
}
