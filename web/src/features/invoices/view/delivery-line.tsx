import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { useChannelNames } from '../channel-names.ts'

type Delivery = InvoiceView['deliveries'][number]

// A chat that is written, and that its seller has to open.
export const waitsForSeller = ({ status, channel }: Delivery): boolean => status === 'queued' && channel === 'whatsapp'

// One way it went to one receiver, and what came back of it.
// `isUnopened`: its chat is written, and has not been opened on this screen yet.
// `onOpen`: its chat is opened, for one that waits for the seller's own press.
export function DeliveryLine({
  delivery,
  hasLink = true,
  isUnopened = false,
  onOpen,
}: {
  delivery: Delivery
  hasLink?: boolean
  isUnopened?: boolean
  onOpen?: () => void
}) {
  const { t } = useLingui()
  const lang = useLang()
  const channels = useChannelNames()
  const { channel, recipient, status, response, link, reason, created_at, opened_at, delivered_at, parts } = delivery
  const states: Record<Delivery['status'], string> = {
    queued: t`On its way`,
    sent: t({ message: 'Sent', context: 'invoice' }),
    failed: t`Not delivered`,
    bounced: t`Came back`,
    opened: t`Opened`,
  }
  const waits = waitsForSeller(delivery)
  const reasons: Record<Delivery['reason'], string | null> = {
    send: null,
    resend: t`sent again`,
    reminder: t`reminder`,
    receipt: t`receipt`,
  }
  return (
    <li className="text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">
          <strong>{channels[channel]}</strong> · {channel === 'email' ? recipient : displayPhone(recipient)}
        </span>
        <Badge tone={waits || isUnopened ? 'warn' : tones[status]}>
          {waits
            ? t`To send`
            : isUnopened
              ? t`Not opened yet`
              : delivered_at && status === 'sent'
                ? t({ message: 'Delivered', context: 'invoice' })
                : states[status]}
        </Badge>
      </span>
      <span className="block text-xs text-ink-soft">
        {[
          reasons[reason],
          dateTime(created_at, lang),
          parts !== null && t`${plural(parts, { one: '# part', other: '# parts' })}`,
          delivered_at && t`delivered ${dateTime(delivered_at, lang)}`,
          opened_at && t`opened ${dateTime(opened_at, lang)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {response && status === 'queued' && (
        <span className="block text-xs wrap-anywhere text-ink-soft">{t`Will be retried automatically: ${response}`}</span>
      )}
      {response && status !== 'sent' && status !== 'queued' && (
        <span className="block text-xs wrap-anywhere text-danger-ink">{response}</span>
      )}
      {link && hasLink && (
        <OutLink
          href={link}
          onClick={waits ? onOpen : undefined}
          className={waits ? 'inline-flex min-h-11 items-center text-sm' : 'text-xs'}
        >
          <Trans>Open WhatsApp with the message</Trans>
        </OutLink>
      )}
    </li>
  )
}

const tones = { queued: 'info', sent: 'good', failed: 'danger', bounced: 'danger', opened: 'good' } satisfies Record<
  Delivery['status'],
  ComponentProps<typeof Badge>['tone']
>
