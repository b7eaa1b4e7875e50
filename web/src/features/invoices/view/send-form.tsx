import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useChannelNames } from '../channel-names.ts'
import type { ClosedWays } from '../closed-ways.ts'
import { errorOf } from './action-dialog.tsx'
import type { InvoiceAction } from './use-invoice-action.ts'

type Channel = (typeof deliveryChannels)[number]
export type SendWords = { subject: string; message: string }
type Start = {
  ways: readonly Channel[]
  closed?: ClosedWays
  buyer: Pick<InvoiceView['buyer'], 'email' | 'phone'>
  words: () => SendWords
  deliveries: readonly { id: number }[]
}

// What is typed to send a paper: by which ways, to whom, with which words. `body` is what a call takes.
export function useSendForm({ ways, closed = {}, buyer: { email, phone }, words: firstWords, deliveries }: Start) {
  const [channels, setChannels] = useState<ReadonlySet<Channel>>(
    () => new Set(closed.email && phone ? ['whatsapp'] : closed.email ? [] : [email || !phone ? 'email' : 'whatsapp']),
  )
  const [to, setTo] = useState(email ?? '')
  const [words, setWords] = useState(firstWords)
  const [hasPdf, setHasPdf] = useState(true)
  const [knownNewest] = useState(() => Math.max(0, ...deliveries.map(({ id }) => id)))
  const chosen = ways.filter((way) => channels.has(way))
  return {
    ways,
    closed,
    email,
    phone,
    channels,
    to,
    setTo,
    words,
    setWords,
    hasPdf,
    setHasPdf,
    chosen,
    tick: (way: Channel, on: boolean) =>
      setChannels(new Set(ways.filter((one) => (one === way ? on : channels.has(one))))),
    // Whether a hand-over has come about since the dialog was opened.
    isNew: ({ id }: { id: number }) => id > knownNewest,
    // `to` is left out where the paper itself knows.
    body: {
      channels: chosen,
      ...words,
      attach_pdf: hasPdf ? 1 : 0,
      to: channels.has('email') && to.trim() !== (email ?? '') ? to.trim() : '',
    },
  }
}

type Props = {
  form: ReturnType<typeof useSendForm>
  action: InvoiceAction
  name: string
  lang: string
  messageHint: string
  copies?: ReactNode
  sms?: ReactNode
}

export function SendFields({ form, action, name, lang, messageHint, copies, sms }: Props) {
  const { t } = useLingui()
  const channelNames = useChannelNames()
  const { ways, closed, email, phone, channels, words } = form
  const byPhone = phone ? displayPhone(phone) : t`The buyer has no phone number yet.`
  const hints: Record<Channel, string> = {
    email: email ?? t`The buyer has no e-mail address yet.`,
    whatsapp: byPhone,
    sms: byPhone,
  }
  return (
    <>
      <FieldGroup label={t`Send by`} error={errorOf(action, name, 'channels')}>
        <div className="grid gap-1">
          {ways.map((way) => (
            <Checkbox
              key={way}
              label={channelNames[way]}
              hint={closed[way] ?? hints[way]}
              checked={channels.has(way)}
              disabled={closed[way] !== undefined || (way !== 'email' && !phone)}
              onChange={({ target }) => form.tick(way, target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      {channels.has('email') && (
        <>
          <Field label={t`E-mail to`} error={errorOf(action, name, 'to')}>
            <Input
              name="to"
              type="email"
              maxLength={254}
              autoComplete="off"
              value={form.to}
              onChange={({ target }) => form.setTo(target.value)}
            />
          </Field>
          {copies}
          <Field label={t`Subject`} error={errorOf(action, name, 'subject')}>
            <Input
              name="subject"
              maxLength={200}
              value={words.subject}
              onChange={({ target }) => form.setWords({ ...words, subject: target.value })}
            />
          </Field>
        </>
      )}
      {/* An SMS has words of its own. */}
      {(channels.size === 0 || form.chosen.some((way) => way !== 'sms')) && (
        <Field label={t`Message`} hint={messageHint} error={errorOf(action, name, 'message')}>
          <Textarea
            name="message"
            rows={8}
            maxLength={4000}
            lang={lang}
            value={words.message}
            onChange={({ target }) => form.setWords({ ...words, message: target.value })}
          />
        </Field>
      )}
      {channels.has('email') && (
        <Checkbox
          label={t`Attach the PDF`}
          checked={form.hasPdf}
          onChange={({ target }) => form.setHasPdf(target.checked)}
        />
      )}
      {channels.has('sms') && sms}
      {channels.has('whatsapp') && (
        <p className="text-sm text-ink-soft">
          <Trans>WhatsApp opens with this message in it; you press send there.</Trans>
        </p>
      )}
    </>
  )
}
