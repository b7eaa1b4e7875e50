import { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { invoicePath } from '../api.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import { useChannelNames } from '../channel-names.ts'
import type { DialogProps } from './detail-props.ts'
import { sendWords } from './send-words.ts'
import { SentDialog } from './sent-dialog.tsx'

type Channel = (typeof deliveryChannels)[number]

// Sends an invoice, or sends it again: by which ways, to whom, with which words.
export function SendDialog({ name, invoice, action, onClose }: DialogProps & { name: 'send' | 'resend' }) {
  const { t } = useLingui()
  const channelNames = useChannelNames()
  const { email, phone } = invoice.buyer
  const [channels, setChannels] = useState<ReadonlySet<Channel>>(() => new Set(email ? ['email'] : phone ? ['whatsapp'] : ['email']))
  const [to, setTo] = useState(email ?? '')
  const [cc, setCc] = useState('')
  const [words, setWords] = useState(() => sendWords(invoice))
  const [hasPdf, setHasPdf] = useState(true)
  const [before, setBefore] = useState<number | null>(null)
  const chosen = deliveryChannels.filter((channel) => channels.has(channel))
  const tick = (channel: Channel, on: boolean) => setChannels(new Set(deliveryChannels.filter((one) => (one === channel ? on : channels.has(one)))))
  const newest = Math.max(0, ...invoice.deliveries.map(({ id }) => id))
  const [knownNewest] = useState(newest)
  if (before !== null) return <SentDialog deliveries={invoice.deliveries.filter(({ id }) => id > before)} onClose={onClose} />
  const byPhone = phone ? displayPhone(phone) : t`The buyer has no phone number yet.`
  const hints: Record<Channel, string> = { email: email ?? t`The buyer has no e-mail address yet.`, whatsapp: byPhone, sms: byPhone }
  const body = {
    channels: chosen, subject: words.subject, message: words.message, cc, attach_pdf: hasPdf ? 1 : 0,
    // Left out where the invoice itself knows.
    to: channels.has('email') && to.trim() !== (email ?? '') ? to.trim() : '',
  }
  return (
    <ActionDialog
      title={name === 'send' ? t`Send the invoice` : t`Send the invoice again`}
      confirmLabel={name === 'send' ? t`Send` : t`Send again`}
      wish={{ name, path: invoicePath(name, invoice.hashslug), body }}
      action={action}
      onClose={onClose}
      onDone={() => (action.forget(), setBefore(knownNewest))}
      disabledBecause={chosen.length === 0 && t`Choose how it goes.`}
    >
      {invoice.lifecycle === 'draft' && <Notice tone="info" title={t`The draft is approved with it and gets its number.`} />}
      <FailedBefore invoice={invoice} since={knownNewest} />
      <FieldGroup label={t`How it goes`} error={errorOf(action, name, 'channels')}>
        <div className="grid gap-1">
          {deliveryChannels.map((channel) => (
            <Checkbox key={channel} label={channelNames[channel]} hint={hints[channel]} checked={channels.has(channel)} disabled={channel !== 'email' && !phone} onChange={({ target }) => tick(channel, target.checked)} />
          ))}
        </div>
      </FieldGroup>
      {channels.has('email') && (
        <>
          <Field label={t`E-mail to`} error={errorOf(action, name, 'to')}>
            <Input name="to" type="email" maxLength={254} autoComplete="off" value={to} onChange={({ target }) => setTo(target.value)} />
          </Field>
          <Field label={t`Copies to`} optional hint={t`Several addresses with commas between them.`} error={errorOf(action, name, 'cc')}>
            <Input name="cc" maxLength={1000} autoComplete="off" value={cc} onChange={({ target }) => setCc(target.value)} />
          </Field>
          <Field label={t`Subject`} error={errorOf(action, name, 'subject')}>
            <Input name="subject" maxLength={200} value={words.subject} onChange={({ target }) => setWords({ ...words, subject: target.value })} />
          </Field>
        </>
      )}
      <Field label={t`Message`} hint={t`Goes out as it stands here, in the language of the invoice.`} error={errorOf(action, name, 'message')}>
        <Textarea name="message" rows={8} maxLength={4000} lang={invoice.lang} value={words.message} onChange={({ target }) => setWords({ ...words, message: target.value })} />
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

// What a try that has just failed left behind, in the provider's own words.
function FailedBefore({ invoice, since }: { invoice: InvoiceView; since: number }) {
  const { t } = useLingui()
  const channelNames = useChannelNames()
  const failed = invoice.deliveries.filter(({ id, status }) => id > since && status === 'failed')
  if (failed.length === 0) return null
  return (
    <Notice tone="danger" title={t`Not delivered`}>
      <ul className="grid gap-1">
        {failed.map(({ id, channel, recipient, response }) => (
          <li key={id} className="wrap-anywhere">
            {channelNames[channel]} · {recipient}
            {response && <>: {response}</>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
