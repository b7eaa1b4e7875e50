import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Section } from '../../../ui/page.tsx'
import { DeliveryLine } from './delivery-line.tsx'

type Props = Pick<InvoiceView, 'deliveries' | 'views' | 'last_viewed_at'> & { onOpen?: (deliveryId: number) => void }

// Where it was sent and what came back, and whether the buyer has looked at it.
export function DeliverySection({ deliveries, views, last_viewed_at, onOpen }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <Section title={t({ message: 'Delivery', context: 'invoice' })}>
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
            <DeliveryLine
              key={delivery.id}
              delivery={delivery}
              {...(onOpen && { onOpen: () => onOpen(delivery.id) })}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
