import { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { invoicePath } from '../api.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import { useChannelNames } from '../channel-names.ts'
import type { DialogProps } from './detail-props.ts'
import { closedWays } from '../closed-ways.ts'
import { waitsForSeller } from './delivery-line.tsx'
import { SendFields, useSendForm } from './send-form.tsx'
import { sendWords } from './send-words.ts'
import { SentDialog } from './sent-dialog.tsx'
import { smsAsItGoes } from './sms-as-it-goes.ts'
import { SmsFields } from './sms-fields.tsx'
import { useSmsTrouble } from './use-sms-trouble.ts'

// Sends an invoice, or sends it again: by which ways, to whom, with which words.
export function SendDialog({ name, invoice, action, onClose }: DialogProps & { name: 'send' | 'resend' }) {
  const { t } = useLingui()
  const form = useSendForm({
    ways: deliveryChannels,
    closed: closedWays(invoice.channels),
    buyer: invoice.buyer,
    words: () => sendWords(invoice),
    deliveries: invoice.deliveries,
  })
  const [cc, setCc] = useState('')
  const [smsWords, setSmsWords] = useState('')
  const sms = smsAsItGoes(invoice, { words: smsWords, chosen: form.chosen })
  const smsTrouble = useSmsTrouble(sms)
  const [isSent, setIsSent] = useState(false)
  // With a chat from before that nobody has opened: it is the one that goes.
  const since = invoice.deliveries.filter(
    (delivery) => form.isNew(delivery) || (waitsForSeller(delivery) && delivery.reason !== 'reminder'),
  )
  const markSent = (id: number) =>
    void action.run({ name: 'sent-by-hand', path: `${invoicePath('sent-by-hand', invoice.hashslug)}/${id}` })
  if (isSent) return <SentDialog deliveries={since} onClose={onClose} onOpen={markSent} />
  return (
    <ActionDialog
      title={name === 'send' ? t`Send the invoice` : t`Send the invoice again`}
      confirmLabel={name === 'send' ? t`Send` : t`Send again`}
      wish={{
        name,
        path: invoicePath(name, invoice.hashslug),
        body: { ...form.body, cc, ...(form.channels.has('sms') && { sms_message: smsWords }) },
      }}
      action={action}
      onClose={onClose}
      onDone={() => {
        action.forget()
        // A chat waits for the seller's own press; for the rest the toast has said it.
        if (form.channels.has('whatsapp')) setIsSent(true)
        else onClose()
      }}
      disabledBecause={form.chosen.length === 0 ? t`Choose how to send it.` : form.channels.has('sms') && smsTrouble}
    >
      {invoice.lifecycle === 'draft' && (
        <Notice tone="info" title={t`The draft is approved with it and gets its number.`} />
      )}
      <FailedBefore deliveries={since} />
      <SendFields
        form={form}
        action={action}
        name={name}
        lang={invoice.lang}
        messageHint={t`Sent exactly as written here, in the language of the invoice.`}
        sms={
          <SmsFields
            words={smsWords}
            onChange={setSmsWords}
            sms={sms}
            problem={errorOf(action, name, 'sms_message') ?? smsTrouble}
            lang={invoice.lang}
          />
        }
        copies={
          <Field
            label={t`Copies to`}
            optional
            hint={t`Several addresses with commas between them.`}
            error={errorOf(action, name, 'cc')}
          >
            <Input
              name="cc"
              maxLength={1000}
              autoComplete="off"
              value={cc}
              onChange={({ target }) => setCc(target.value)}
            />
          </Field>
        }
      />
    </ActionDialog>
  )
}

// What a try that has just failed left behind, in the provider's own words.
function FailedBefore({ deliveries }: Pick<InvoiceView, 'deliveries'>) {
  const { t } = useLingui()
  const channelNames = useChannelNames()
  const failed = deliveries.filter(({ status }) => status === 'failed')
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
