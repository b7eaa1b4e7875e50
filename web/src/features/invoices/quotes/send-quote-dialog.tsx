import { quoteChannels } from '@kedai/domain/invoices/deliveries.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useChannelNames } from '../channel-names.ts'
import { ActionDialog, errorOf } from '../view/action-dialog.tsx'
import { SentDialog } from '../view/sent-dialog.tsx'
import { quotePath } from './api.ts'
import { type QuoteDialogProps, deliveriesOf } from './quote-props.ts'
import { quoteWords } from './quote-words.ts'

type Channel = (typeof quoteChannels)[number]

// Sends a quote: by which ways, to whom, with which words.
export function SendQuoteDialog({ quote, action, onClose }: QuoteDialogProps) {
  const { t } = useLingui()
  const channelNames = useChannelNames()
  const { email, phone } = quote.buyer
  const [channels, setChannels] = useState<ReadonlySet<Channel>>(() => new Set([email || !phone ? 'email' : 'whatsapp']))
  const [to, setTo] = useState(email ?? '')
  const [words, setWords] = useState(() => quoteWords(quote))
  const [hasPdf, setHasPdf] = useState(true)
  const [knownNewest] = useState(() => Math.max(0, ...quote.deliveries.map(({ id }) => id)))
  const [isSent, setIsSent] = useState(false)
  const chosen = quoteChannels.filter((channel) => channels.has(channel))
  const tick = (channel: Channel, on: boolean) => setChannels(new Set(quoteChannels.filter((one) => (one === channel ? on : channels.has(one)))))
  if (isSent) return <SentDialog deliveries={deliveriesOf(quote).filter(({ id }) => id > knownNewest)} onClose={onClose} />
  const hints: Record<Channel, string> = { email: email ?? t`The buyer has no e-mail address yet.`, whatsapp: phone ? displayPhone(phone) : t`The buyer has no phone number yet.` }
  const body = {
    channels: chosen, subject: words.subject, message: words.message, attach_pdf: hasPdf ? 1 : 0,
    // Left out where the quote itself knows.
    to: channels.has('email') && to.trim() !== (email ?? '') ? to.trim() : '',
  }
  return (
    <ActionDialog
      title={quote.state === 'draft' ? t`Send the quote` : t`Send the quote again`}
      confirmLabel={quote.state === 'draft' ? t`Send` : t`Send again`}
      wish={{ name: 'send', path: quotePath('send', quote.hashslug), body }}
      action={action}
      onClose={onClose}
      onDone={() => (action.forget(), setIsSent(true))}
      disabledBecause={chosen.length === 0 && t`Choose how it goes.`}
    >
      {quote.state === 'draft' && <Notice tone="info" title={t`It gets its number with it, and the buyer can answer by the link.`} />}
      {quote.state === 'declined' && <Notice tone="info" title={t`The buyer can answer it again.`} />}
      <FieldGroup label={t`How it goes`} error={errorOf(action, 'send', 'channels')}>
        <div className="grid gap-1">
          {quoteChannels.map((channel) => (
            <Checkbox key={channel} label={channelNames[channel]} hint={hints[channel]} checked={channels.has(channel)} disabled={channel !== 'email' && !phone} onChange={({ target }) => tick(channel, target.checked)} />
          ))}
        </div>
      </FieldGroup>
      {channels.has('email') && (
        <>
          <Field label={t`E-mail to`} error={errorOf(action, 'send', 'to')}>
            <Input name="to" type="email" maxLength={254} autoComplete="off" value={to} onChange={({ target }) => setTo(target.value)} />
          </Field>
          <Field label={t`Subject`} error={errorOf(action, 'send', 'subject')}>
            <Input name="subject" maxLength={200} value={words.subject} onChange={({ target }) => setWords({ ...words, subject: target.value })} />
          </Field>
        </>
      )}
      <Field label={t`Message`} hint={t`Goes out as it stands here, in the language of the quote.`} error={errorOf(action, 'send', 'message')}>
        <Textarea name="message" rows={8} maxLength={4000} lang={quote.lang} value={words.message} onChange={({ target }) => setWords({ ...words, message: target.value })} />
      </Field>
      {channels.has('email') && <Checkbox label={t`Attach the PDF`} checked={hasPdf} onChange={({ target }) => setHasPdf(target.checked)} />}
      {channels.has('whatsapp') && (
        <p className="text-sm text-ink-soft">
          <Trans>WhatsApp opens with this message in it; you press send there.</Trans>
        </p>
      )}
    </ActionDialog>
  )
}
