import type { ToSendOrder } from '@kedai/contracts/node-orders.ts'
import { courierNames } from '@kedai/domain/shipments/couriers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Own } from './own-queries.ts'
import { useAnswer } from './use-answer.ts'

type Props = { order: ToSendOrder; own: Own; onChange: () => void }

const open: readonly string[] = ['unfulfilled', 'packed', 'partially_shipped']

// One order that lies with a reseller: what goes to whom until when, and what he says to it.
export function ToSendCard({ order, own, onChange }: Props) {
  const lang = useLang()
  const { recipient, lines } = order
  const isOpen = open.includes(order.fulfilment_status)
  return (
    <Section title={order.order_no} aside={<State order={order} isOpen={isOpen} />}>
      <div className="grid gap-3 text-sm">
        {isOpen && (
          <p className="text-ink-soft">
            {order.is_accepted ? (
              <Trans>Send it before {dateTime(order.due_at, lang)}.</Trans>
            ) : (
              <Trans>Accept it before {dateTime(order.due_at, lang)}. After that the shop sends it.</Trans>
            )}
          </p>
        )}
        <ul className="grid gap-1">
          {lines.map((line, at) => (
            <li key={at}>
              <strong className="tabular-nums">{line.quantity} ×</strong> {line.title}
              {line.options && <span className="text-ink-soft"> · {line.options}</span>}
            </li>
          ))}
        </ul>
        <address className="grid not-italic">
          <strong>{recipient.name}</strong>
          <a href={`tel:${recipient.phone}`} className="text-accent-ink underline">
            {recipient.phone}
          </a>
          {recipient.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {order.notes && <p className="whitespace-pre-line text-ink-soft">{order.notes}</p>}
        {isOpen && <Answer order={order} own={own} onChange={onChange} />}
      </div>
    </Section>
  )
}

const State = ({ order, isOpen }: { order: ToSendOrder; isOpen: boolean }) =>
  !isOpen ? (
    <Badge tone="good">
      <Trans>Sent off</Trans>
    </Badge>
  ) : order.is_accepted ? (
    <Badge tone="info">
      <Trans>Taken on</Trans>
    </Badge>
  ) : (
    <Badge tone="warn">
      <Trans>New</Trans>
    </Badge>
  )

function Answer({ order, own, onChange }: Props) {
  const { t } = useLingui()
  const { answer, running, failure } = useAnswer(own, order.order_no, onChange)
  const [courier, setCourier] = useState('')
  const [number, setNumber] = useState('')
  return (
    <div className="grid gap-3">
      {failure && Object.keys(failure.fields ?? {}).length === 0 && <Notice tone="danger" title={failure.message} />}
      {order.is_accepted && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t`Courier`} error={failure?.fields?.courier}>
            <Select
              name={`courier-${order.order_no}`}
              placeholder={t`Choose a courier`}
              choices={[...courierNames, t`Own delivery`].map((name) => ({ value: name, label: name }))}
              value={courier}
              onChange={({ target }) => setCourier(target.value)}
            />
          </Field>
          <Field label={t`Tracking number`} error={failure?.fields?.tracking_number}>
            <Input
              name={`tracking-${order.order_no}`}
              maxLength={80}
              autoComplete="off"
              value={number}
              onChange={({ target }) => setNumber(target.value)}
            />
          </Field>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {order.is_accepted ? (
          <Button
            variant="primary"
            busy={running === 'send'}
            onClick={() => void answer('send', { courier, tracking_number: number })}
          >
            <Trans>I have sent it</Trans>
          </Button>
        ) : (
          <Button variant="primary" busy={running === 'accept'} onClick={() => void answer('accept')}>
            <Trans>Accept</Trans>
          </Button>
        )}
        <Button busy={running === 'decline'} onClick={() => void answer('decline')}>
          <Trans>I cannot send it</Trans>
        </Button>
      </div>
    </div>
  )
}
