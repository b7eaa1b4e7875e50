import type { Campaign } from '@kedai/contracts/campaigns.ts'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useChange } from '../../../../lib/seller/use-change.ts'
import { money } from '../../../../lib/format.ts'
import { OpeningRow } from '../../../../ui/admin/opening-row.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Confirm } from '../../../../ui/confirm.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { growthPaths } from './api.ts'
import { CampaignReaders } from './campaign-readers.tsx'

const states = {
  draft: { tone: 'neutral', label: msg`Draft` },
  scheduled: { tone: 'info', label: msg`Scheduled` },
  sending: { tone: 'warn', label: msg`Sending` },
  sent: { tone: 'good', label: msg`Sent` },
  cancelled: { tone: 'neutral', label: msg`Cancelled` },
} as const

// One campaign in two lines: its name and how far it is. A press opens what it says, and what can be done with it now.
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { t, i18n } = useLingui()
  const { send, isBusy, errors, problem } = useChange()
  const [isAsked, setAsked] = useState<'send' | 'cancel' | null>(null)
  const [testTo, setTestTo] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { id, counts, state } = campaign
  const path = `${growthPaths.campaigns}/${id}`
  // Its words have no field here.
  const refusal = problem ?? errors.text
  const sentOfAll = `${i18n.number(counts.sent)} / ${i18n.number(counts.total)}`
  const act = (what: 'send' | 'cancel') => {
    setAsked(null)
    void send('POST', `${path}/${what}`, {})
  }
  return (
    <OpeningRow
      name={campaign.name}
      figure={counts.total > 0 && sentOfAll}
      about={
        <>
          {campaign.channel === 'sms' ? t`SMS` : t`E-mail`} · {campaign.subject || campaign.preview}
        </>
      }
      state={<Badge tone={states[state].tone}>{i18n._(states[state].label)}</Badge>}
    >
      <p className="text-sm whitespace-pre-wrap text-ink-soft [overflow-wrap:anywhere]">{campaign.preview}</p>
      {counts.total > 0 && (
        <>
          <Progress
            label={t`Sent`}
            share={(counts.total - counts.queued - counts.cancelled) / counts.total}
            aside={sentOfAll}
          />
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            {counts.delivered > 0 && (
              <span>
                <Plural value={counts.delivered} one="# delivered" other="# delivered" />
              </span>
            )}
            {campaign.per_minute !== null && campaign.per_minute > 0 && (
              <span>
                <Plural value={campaign.per_minute} one="# a minute" other="# a minute" />
              </span>
            )}
            {counts.failed > 0 && (
              <span>
                <Plural value={counts.failed} one="# failed" other="# failed" />
              </span>
            )}
            {counts.skipped > 0 && (
              <span>
                <Plural value={counts.skipped} one="# skipped" other="# skipped" />
              </span>
            )}
            {counts.cancelled > 0 && (
              <span>
                <Plural value={counts.cancelled} one="# cancelled" other="# cancelled" />
              </span>
            )}
          </p>
        </>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {campaign.channel === 'sms' ? (
          <span>
            <Plural value={campaign.parts} one="# SMS" other="# SMS" /> · {money(campaign.cost)}
          </span>
        ) : (
          <span>{campaign.subject}</span>
        )}
        {campaign.waits_until && (
          <span>
            <Trans>waits until {campaign.waits_until.slice(0, 16)}</Trans>
          </span>
        )}
      </p>
      {state === 'draft' && (
        <div className="flex flex-wrap items-end gap-2">
          <Field
            label={campaign.channel === 'sms' ? t`Test to your phone` : t`Test to your e-mail`}
            className="grow"
            error={errors.to}
          >
            <Input value={testTo} onChange={(event) => setTestTo(event.target.value)} />
          </Field>
          <Button
            busy={isBusy}
            disabledBecause={testTo.trim() === '' && t`Enter the address for the test.`}
            onClick={() => void send('POST', `${path}/test`, { to: testTo })}
          >
            <Trans>Send a test</Trans>
          </Button>
        </div>
      )}
      {refusal && <Notice tone="danger" title={refusal} />}
      <div className="flex flex-wrap gap-2">
        {state === 'draft' && (
          <Button variant="primary" busy={isBusy} onClick={() => setAsked('send')}>
            <Trans>Send the campaign</Trans>
          </Button>
        )}
        {(state === 'draft' || state === 'scheduled' || state === 'sending') && (
          <Button variant="quiet" onClick={() => setAsked('cancel')}>
            <Trans>Call it off</Trans>
          </Button>
        )}
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {campaign.started_at === null ? <Trans>Recipients</Trans> : <Trans>Recipients</Trans>}
        </Button>
      </div>
      {isOpen && <CampaignReaders campaign={campaign} />}
      <Confirm
        open={isAsked !== null}
        title={isAsked === 'cancel' ? t`Call the campaign off?` : t`Send the campaign?`}
        confirmLabel={isAsked === 'cancel' ? t`Call it off` : t`Send the campaign`}
        onConfirm={() => act(isAsked ?? 'cancel')}
        onCancel={() => setAsked(null)}
      >
        {isAsked === 'cancel' ? (
          <Trans>Messages already sent cannot be recalled.</Trans>
        ) : (
          <Trans>Everyone in this group who agreed receives it once. It cannot be recalled.</Trans>
        )}
      </Confirm>
    </OpeningRow>
  )
}
