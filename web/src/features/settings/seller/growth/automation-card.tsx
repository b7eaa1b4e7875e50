import type { Automation, AutomationDryRun } from '@kedai/contracts/automations.ts'
import { isAboutOrder } from '@kedai/domain/automations/names.ts'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { actionWords, triggerWords } from '../../../../lib/seller/automation-words.ts'
import { post } from '../../../../lib/http.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { tellFailure, useSend } from '../use-send.ts'
import { growthPaths, runsQuery } from './api.ts'

const runStates = {
  queued: { tone: 'info', label: msg`Waiting` },
  done: { tone: 'good', label: msg`Done` },
  skipped: { tone: 'neutral', label: msg`Passed over` },
  failed: { tone: 'danger', label: msg`Failed` },
} as const

// One automation: on or off, what it did and why, and what it would have done to past orders.
export function AutomationCard({ automation, onEdit }: { automation: Automation; onEdit: () => void }) {
  const { t, i18n } = useLingui()
  const send = useSend(null)
  const [shown, setShown] = useState<'runs' | 'dry' | null>(null)
  const [dry, setDry] = useState<AutomationDryRun | null>(null)
  const { id, name, trigger, after_hours, conditions, steps, is_active, runs } = automation
  const path = `${growthPaths.automations}/${id}`
  const turn = () =>
    void send('PUT', path, { name, trigger, after_hours, conditions, steps, is_active: !is_active }).then(tellFailure)
  const tryOut = async () => {
    const answer = await post<AutomationDryRun>(`${path}/dry-run`)
    if (!answer.ok) return tellFailure(answer)
    setDry(answer.data)
    setShown('dry')
  }
  return (
    <li className="grid gap-2 rounded-l border border-line bg-card p-4 shadow-card">
      <Switch
        checked={is_active}
        onChange={turn}
        label={<span className="[overflow-wrap:anywhere]">{name}</span>}
        hint={`${i18n._(triggerWords[trigger])} → ${steps.map(({ action }) => i18n._(actionWords[action])).join(' → ')}`}
      />
      {automation.notice !== null && <Notice tone="warn" title={automation.notice} />}
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>
          <Plural value={runs.done} one="ran once" other="ran # times" />
        </span>
        {runs.queued > 0 && (
          <span>
            <Plural value={runs.queued} one="# waits" other="# wait" />
          </span>
        )}
        {runs.failed > 0 && (
          <span>
            <Plural value={runs.failed} one="# failed" other="# failed" />
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button onClick={() => void tryOut()}>
          {isAboutOrder(trigger) ? <Trans>Try on past orders</Trans> : <Trans>Try it out</Trans>}
        </Button>
        <Button variant="quiet" onClick={() => setShown(shown === 'runs' ? null : 'runs')}>
          <Trans>Run history</Trans>
        </Button>
      </div>
      {shown === 'runs' && <Runs id={id} />}
      {shown === 'dry' && dry && (
        <div className="grid gap-1 text-sm">
          <p>
            {trigger === 'cart_left' ? (
              <Trans>
                It would run for {dry.would_run} of {dry.looked_at} abandoned carts.
              </Trans>
            ) : trigger === 'stock_low' ? (
              <Trans>
                It would run for {dry.would_run} of {dry.looked_at} items that are low now.
              </Trans>
            ) : !isAboutOrder(trigger) && trigger !== 'lead_left' ? (
              <Trans>
                It would run for {dry.would_run} of {dry.looked_at} that it looked at.
              </Trans>
            ) : (
              <Trans>
                It would have run for {dry.would_run} of the last {dry.looked_at} orders.
              </Trans>
            )}
          </p>
          <ul className="grid gap-1 text-ink-soft">
            {dry.orders.slice(0, 10).map((order) => (
              <li key={`${order.order_no} ${order.name} ${order.placed_at}`} className="[overflow-wrap:anywhere]">
                <b className="font-semibold text-ink">{order.order_no || order.name}</b>{' '}
                {order.would_run ? order.steps.map(({ says }) => says).join(' · ') : order.why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {automation.secret !== '' && steps.some(({ action }) => action === 'webhook') && (
        <p className="text-xs text-ink-soft [overflow-wrap:anywhere]">
          {t`Signed with`} <code>{automation.secret}</code>
        </p>
      )}
    </li>
  )
}

function Runs({ id }: { id: number }) {
  const { i18n } = useLingui()
  const { data } = useQuery({ ...runsQuery(id), staleTime: 0 })
  if (!data) return null
  if (data.rows.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>No runs yet.</Trans>
      </p>
    )
  return (
    <ul className="grid gap-2 text-sm">
      {data.rows.map((run) => (
        <li key={run.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Badge tone={runStates[run.state].tone}>{i18n._(runStates[run.state].label)}</Badge>
          <span>{run.order_no ?? run.lead ?? run.about}</span>
          <span className="text-ink-soft [overflow-wrap:anywhere]">
            {[run.why, ...run.steps.map((step) => step.why)].filter((why) => why !== '').join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
