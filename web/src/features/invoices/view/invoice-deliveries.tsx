import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Section } from '../../../ui/page.tsx'
import { invoicePath } from '../api.ts'
import { DeliveryLine } from './delivery-line.tsx'
import type { DetailProps } from './detail-props.ts'

// Where it was sent and what came back, and whether the buyer has looked at it.
export function InvoiceDeliveries({ invoice, action }: Pick<DetailProps, 'invoice' | 'action'>) {
  const { t } = useLingui()
  const lang = useLang()
  const { deliveries, views, last_viewed_at } = invoice
  if (invoice.lifecycle === 'draft') return null
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
            <DeliveryLine key={delivery.id} delivery={delivery} onOpen={() => void action.run({ name: 'sent-by-hand', path: `${invoicePath('sent-by-hand', invoice.hashslug)}/${delivery.id}` })} />
          ))}
        </ul>
      )}
    </Section>
  )
}
