import type { QuoteView } from '@kedai/contracts/quotes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date, dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

// What was decided and by whom, or that it ran out, and where the invoice is.
export function QuoteOutcome({ quote: { state, decision, valid_until, invoice } }: { quote: QuoteView }) {
  const { t } = useLingui()
  const lang = useLang()
  if (state === 'expired') {
    return (
      <Notice tone="warn" title={t`It ran out on ${date(valid_until, lang)}`}>
        <Trans>The buyer can no longer accept it. Choose a new last day and send it again.</Trans>
      </Notice>
    )
  }
  if (decision === null) return null
  const when = dateTime(decision.at, lang)
  if (state === 'declined') {
    return (
      <Notice
        tone="danger"
        title={decision.by === 'buyer' ? t`Declined by the buyer · ${when}` : t`Marked as declined · ${when}`}
      >
        {decision.reason === '' ? (
          <Trans>No reason was given. You can change it and send it again.</Trans>
        ) : (
          <span className="wrap-anywhere">“{decision.reason}”</span>
        )}
      </Notice>
    )
  }
  return (
    <Notice
      tone="good"
      title={decision.by === 'buyer' ? t`Accepted by ${decision.name} · ${when}` : t`Marked as accepted · ${when}`}
    >
      {decision.ip && (
        <p className="text-xs text-ink-soft">
          <Trans>From the address {decision.ip}</Trans>
        </p>
      )}
      {invoice && (
        <ButtonLink to={sellerPaths.invoice(invoice.hashslug)} className="mt-2">
          {invoice.number ? <Trans>Show invoice {invoice.number}</Trans> : <Trans>Show the draft invoice</Trans>}
        </ButtonLink>
      )}
    </Notice>
  )
}
