import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateTime } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/page.tsx'
import { NoteForm } from './note-form.tsx'
import { OrderTags } from './order-tags.tsx'
import type { OrderAction } from './use-order-action.ts'

// What happened, newest first; notes of the shop stand among it and are written at its head.
export function OrderTimeline({ order, action }: { order: SellerOrder; action: OrderAction }) {
  const { t } = useLingui()
  const actors = { buyer: t`Buyer`, seller: t`Shop`, gateway: t`Bank`, system: t`Kedai` }
  // Sent again all at once, so the button stands once.
  const newestFailure = order.failed_mails > 0 ? order.timeline.findIndex(({ name }) => name === 'mail.failed') : -1
  return (
    <Section title={t`Timeline`}>
      <div className="mb-4">
        <OrderTags order={order} action={action} />
      </div>
      <NoteForm orderNo={order.order_no} action={action} />
      <ol className="mt-5 grid">
        {order.timeline.map(({ at, name, text, actor }, place) => (
          <li key={`${at} ${name} ${place}`} className="relative border-l-2 border-line pb-4 pl-5 text-sm last:pb-0">
            <span
              aria-hidden
              className={`absolute top-1.5 -left-[0.4375rem] size-3 rounded-full ${place === 0 ? 'bg-accent' : 'bg-line-strong'}`}
            />
            <p
              className={
                name === 'order.noted'
                  ? 'rounded-m bg-gold-soft px-3 py-2 break-words whitespace-pre-line'
                  : 'break-words whitespace-pre-line'
              }
            >
              {text}
            </p>
            <p className="text-xs text-ink-soft">
              {actors[actor]} · <time>{dateTime(at, currentLang())}</time>
            </p>
            {place === newestFailure && (
              <Button
                className="mt-2"
                busy={action.running === 'resend-mails'}
                onClick={() => void action.run('resend-mails')}
              >
                <Trans>Send the mail again</Trans>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
