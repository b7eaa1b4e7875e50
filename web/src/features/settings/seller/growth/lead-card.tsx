import type { Lead } from '@kedai/contracts/leads.ts'
import { leadStatuses } from '@kedai/domain/people/lead-statuses.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime } from '../../../../lib/format.ts'
import { sellerPaths } from '../../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../../lib/use-lang.ts'
import { leadStates } from '../../../../lib/seller/state-words.ts'
import { OpeningRow } from '../../../../ui/admin/opening-row.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { tellFailure, useSend } from '../use-send.ts'
import { growthPaths } from './api.ts'
import { LeadEntries } from './lead-entries.tsx'

const sources: Record<string, MessageDescriptor> = {
  cart: msg`Left a cart`,
  viral_lock: msg`From a viral lock`,
  lead_form: msg`From a form`,
}

// Somebody who left their number, in two lines. A press opens how it stands, what comes next, and what was noted.
export function LeadCard({ lead, userId }: { lead: Lead; userId: number | undefined }) {
  const { t, i18n } = useLingui()
  const lang = useLang()
  const send = useSend(null)
  const source = sources[lead.source]
  const [note, setNote] = useState(lead.note)
  const save = (change: object) => void send('PUT', `${growthPaths.leads}/${lead.id}`, change).then(tellFailure)
  return (
    <OpeningRow
      name={lead.name}
      about={
        <>
          {displayPhone(lead.phone)} · <time>{dateTime(lead.created_at, lang)}</time>
        </>
      }
      state={<Badge tone={tones[lead.status]}>{i18n._(leadStates[lead.status])}</Badge>}
    >
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {lead.email && <span>{lead.email}</span>}
        {lead.agent && (
          <span>
            {lead.agent_until === null ? (
              <Trans>With {lead.agent}</Trans>
            ) : (
              <Trans>
                Waits for {lead.agent} until {lead.agent_until.slice(0, 16)}
              </Trans>
            )}
          </span>
        )}
        {lead.source !== '' && <span>{source ? i18n._(source) : lead.source}</span>}
        {lead.owner && (
          <span>
            <Trans>{lead.owner} looks after them</Trans>
          </span>
        )}
        {Object.entries(lead.answers).map(([key, answer]) => (
          <span key={key}>
            {key}: {answer}
          </span>
        ))}
        {lead.order_no && <Link to={sellerPaths.order(lead.order_no)}>{lead.order_no}</Link>}
      </p>
      <LeadEntries lead={lead} nameOf={(entry) => (sources[entry] ? i18n._(sources[entry]) : entry)} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`Status`}>
          <Select
            value={lead.status}
            onChange={(event) => save({ status: event.target.value })}
            choices={leadStatuses.map((value) => ({ value, label: i18n._(leadStates[value]) }))}
          />
        </Field>
        <Field label={t`Next step on`} optional>
          <Input
            type="date"
            value={lead.next_action_on ?? ''}
            onChange={(event) => save({ next_action_on: event.target.value })}
          />
        </Field>
      </div>
      <Field label={t`Note`} optional>
        <Textarea rows={2} value={note} maxLength={2000} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href={lead.whatsapp_link} target="_blank" rel="noreferrer">
          <Trans>WhatsApp</Trans>
        </ButtonAnchor>
        {userId !== undefined && lead.owner_id !== userId && (
          <Button onClick={() => save({ owner_id: userId })}>
            <Trans>I look after them</Trans>
          </Button>
        )}
        {userId !== undefined && lead.owner_id === userId && (
          <Button variant="quiet" onClick={() => save({ owner_id: '' })}>
            <Trans>Assign to another person</Trans>
          </Button>
        )}
        {note !== lead.note && (
          <Button variant="primary" onClick={() => save({ note })}>
            <Trans>Save note</Trans>
          </Button>
        )}
      </div>
    </OpeningRow>
  )
}

const tones = { new: 'info', contacted: 'warn', won: 'good', lost: 'neutral' } as const
