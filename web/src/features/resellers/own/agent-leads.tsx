import type { AgentLead } from '@kedai/contracts/lead-handing.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import type { Result } from '../../../lib/http-result.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { toast } from '../../../ui/toast.tsx'
import { claimLead, saveLead } from './agent-lead-calls.ts'
import type { Own } from './own-queries.ts'

const states = {
  new: { word: msg`New`, tone: 'info' },
  contacted: { word: msg`Contacted`, tone: 'info' },
  won: { word: msg`Won`, tone: 'good' },
  lost: { word: msg`Not won`, tone: 'neutral' },
} as const

const next = ['contacted', 'won', 'lost'] as const

type Props = { own: Own; leads: readonly AgentLead[]; onChanged: () => void }

// Leads that the shop handed to an agent: to be claimed in time, then theirs to talk to.
export function AgentLeads({ own, leads, onChanged }: Props) {
  if (leads.length === 0)
    return (
      <Empty title={<Trans>No leads yet</Trans>}>
        <Trans>Leads assigned to you by the shop are listed here. You also receive an e-mail.</Trans>
      </Empty>
    )
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {leads.map((lead) => (
        <Lead key={lead.id} own={own} lead={lead} onChanged={onChanged} />
      ))}
    </ul>
  )
}

function Lead({ own, lead, onChanged }: Omit<Props, 'leads'> & { lead: AgentLead }) {
  const { i18n } = useLingui()
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const { id, name, postcode, status, until, phone, whatsapp_link: whatsapp } = lead
  const send = async (call: Promise<Result<AgentLead>>) => {
    setBusy(true)
    const result = await call
    setBusy(false)
    if (result.message) toast({ text: result.message, ...(!result.ok && { tone: 'danger' }) })
    onChanged()
  }
  return (
    <li className="grid gap-3 rounded-l border border-line bg-card p-4 shadow-card">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <b className="[overflow-wrap:anywhere]">{name}</b>
        <Badge tone={states[status].tone}>{i18n._(states[status].word)}</Badge>
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {phone && <span>{displayPhone(phone)}</span>}
        {postcode && <span>{postcode}</span>}
        <span>{dateTime(lead.created_at, lang)}</span>
      </p>
      {until && (
        <p className="text-sm">
          <Trans>Claim it before {dateTime(until, lang)}, or it is passed to another agent.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!lead.is_claimed && (
          <Button variant="primary" busy={isBusy} onClick={() => void send(claimLead(own, id))}>
            <Trans>Claim the lead</Trans>
          </Button>
        )}
        {whatsapp && (
          <ButtonAnchor variant="primary" href={whatsapp} target="_blank" rel="noreferrer">
            <Trans>WhatsApp</Trans>
          </ButtonAnchor>
        )}
        {lead.is_claimed &&
          next
            .filter((one) => one !== status)
            .map((one) => (
              <Button key={one} busy={isBusy} onClick={() => void send(saveLead(own, id, { status: one }))}>
                {i18n._(states[one].word)}
              </Button>
            ))}
      </div>
    </li>
  )
}
