import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown, Send } from 'lucide-react'
import { useState } from 'react'
import { dateTime } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { orderQuery, passTicketOn, ticketPdf } from './api.ts'

type Ticket = NonNullable<BuyerOrder['tickets']>[number]

// The tickets of an order, each with the code that is scanned at the door.
export const OrderTickets = ({ token, tickets }: { token: string; tickets: readonly Ticket[] }) => (
  <Section title={<Trans>Your tickets</Trans>}>
    <ul className="grid gap-4 sm:grid-cols-2">
      {tickets.map((ticket) => (
        <OneTicket key={ticket.id} token={token} ticket={ticket} />
      ))}
    </ul>
  </Section>
)

function OneTicket({ token, ticket }: { token: string; ticket: Ticket }) {
  const { t } = useLingui()
  const [isPassing, setPassing] = useState(false)
  const { id, code, name, item_title: kind, title, status, qr, admitted_at: admittedAt } = ticket
  return (
    <li className="grid content-start gap-3 rounded-m border border-line bg-paper p-4">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="block">{name}</strong>
          {kind !== title && <span className="text-sm text-ink-soft">{kind}</span>}
        </p>
        <Standing status={status} />
      </div>
      {status === 'valid' && qr && <QrCode qr={qr} label={t`Code of ${name}`} className="mx-auto w-full max-w-52" />}
      {status !== 'void' && <p className="text-center font-mono text-lg tracking-wider">{code}</p>}
      {admittedAt && (
        <p className="text-sm text-ink-soft">
          <Trans>Came in on {dateTime(admittedAt, currentLang())}</Trans>
        </p>
      )}
      {status !== 'void' && (
        <div className="flex flex-wrap gap-2">
          <ButtonAnchor href={ticketPdf(token, id)} target="_blank" rel="noreferrer">
            <FileDown aria-hidden className="size-5" />
            PDF
          </ButtonAnchor>
          {ticket.can_pass_on && !isPassing && (
            <Button variant="quiet" onClick={() => setPassing(true)}>
              <Send aria-hidden className="size-5" />
              <Trans>Pass it on</Trans>
            </Button>
          )}
        </div>
      )}
      {isPassing && <PassOn token={token} ticket={ticket} onDone={() => setPassing(false)} />}
    </li>
  )
}

function Standing({ status }: Pick<Ticket, 'status'>) {
  if (status === 'valid')
    return (
      <Badge tone="good">
        <Trans>Valid</Trans>
      </Badge>
    )
  return status === 'used' ? (
    <Badge tone="neutral">
      <Trans>Used</Trans>
    </Badge>
  ) : (
    <Badge tone="danger">
      <Trans>Cancelled</Trans>
    </Badge>
  )
}

function PassOn({ token, ticket, onDone }: { token: string; ticket: Ticket; onDone: () => void }) {
  const { t } = useLingui()
  const answers = useQueryCache()
  const [who, setWho] = useState({ name: '', email: '', mobile: '' })
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ message: string; fields: Record<string, string> } | null>(null)
  async function send() {
    setBusy(true)
    const result = await passTicketOn(token, ticket.id, who)
    setBusy(false)
    if (!result.ok) return setRefused(result)
    onDone()
    await answers.refetch(orderQuery(token))
  }
  const type = (field: keyof typeof who) => (event: { target: { value: string } }) =>
    setWho({ ...who, [field]: event.target.value })
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="text-sm text-ink-soft">
        <Trans>They get the ticket by mail under a new code. This code then opens nothing.</Trans>
      </p>
      {refused && Object.keys(refused.fields).length === 0 && <Notice tone="danger" title={refused.message} />}
      <Field label={t`Name`} error={refused?.fields['name']}>
        <Input name="name" value={who.name} maxLength={120} autoComplete="off" onChange={type('name')} />
      </Field>
      <Field label={t`E-mail`} error={refused?.fields['email']}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          value={who.email}
          maxLength={254}
          autoComplete="off"
          onChange={type('email')}
        />
      </Field>
      <Field label={t`Phone number`} error={refused?.fields['mobile']}>
        <PhoneInput name="mobile" value={who.mobile} autoComplete="off" onChange={type('mobile')} />
      </Field>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          <Trans>Pass it on</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Keep it</Trans>
        </Button>
      </span>
    </form>
  )
}
