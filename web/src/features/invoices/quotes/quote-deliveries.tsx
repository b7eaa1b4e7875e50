import type { QuoteView } from '@kedai/contracts/quotes.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Section } from '../../../ui/page.tsx'
import { DeliveryLine } from '../view/delivery-line.tsx'
import { deliveriesOf } from './quote-props.ts'

// Where it was sent and what came back, and whether the buyer has looked at it.
export function QuoteDeliveries({ quote }: { quote: QuoteView }) {
  const { t } = useLingui()
  const lang = useLang()
  const { views, last_viewed_at } = quote
  const deliveries = deliveriesOf(quote)
  if (quote.state === 'draft') return null
  return (
    <Section title={t`Delivery`}>
      <p className="text-sm">
        {views > 0 ? (
          <>
            <Plural value={views} one="Seen once by the buyer" other="Seen # times by the buyer" />
            {last_viewed_at && <span className="text-ink-soft"> · {t`last ${dateTime(last_viewed_at, lang)}`}</span>}
          </>
        ) : (
          <span className="text-ink-soft">
            <Trans>The buyer has not looked at it yet.</Trans>
          </span>
        )}
      </p>
      {deliveries.length > 0 && (
        <ul className="mt-3 grid gap-3 border-t border-line pt-3">
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </Section>
  )
}
