import type { Automation, AutomationRun } from '@kedai/contracts/automations.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { automationTriggers } from '@kedai/domain/automations/names.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../platform/errors/message.ts'
import { readConditions } from './actions/judge-run.ts'
import { sendsTo } from './actions/outgoing.ts'
import { readLog } from './actions/run-automations.ts'
import { readSteps } from './actions/stored-steps.ts'
import { stoppedTexts, whyTexts } from './messages.ts'
import type { AutomationRow, listRuns, RunCount } from './queries/automations.ts'

/** A reason in a person's words; what is none of ours, such as an address, stays as it is. */
export function sayWhy(why: string, lang: Lang): string {
  const [name = '', ...rest] = why.split(' ')
  const text = whyTexts[name]
  if (!text) return why
  const said = say(text, lang, { field: rest.join(' ') })
  return name === 'refused' && rest.length > 0 ? `${said} (${rest.join(' ')})` : said
}

type Reader = { lang: Lang; seesSecret: boolean }

export function presentAutomation(
  row: AutomationRow,
  counts: readonly RunCount[],
  { lang, seesSecret }: Reader,
): Automation {
  const of = (state: string) => counts.find((one) => one.automation_id === row.id && one.state === state)?.count ?? 0
  return {
    id: row.id,
    name: row.name,
    trigger: automationTriggers.find((one) => one === row.trigger) ?? 'order_placed',
    after_hours: row.after_hours,
    conditions: readConditions(row.conditions),
    steps: readSteps(row.steps),
    is_active: row.is_active,
    secret: seesSecret ? row.secret : '',
    notice: noticeOf(row, lang),
    created_at: formatTime(row.created_at),
    runs: { done: of('done'), skipped: of('skipped'), failed: of('failed'), queued: of('queued') },
  }
}

function noticeOf(row: AutomationRow, lang: Lang): string | null {
  if (row.stopped_name !== null)
    return say(stoppedTexts[row.stopped_why === 'left' ? 'left' : 'role'], lang, { name: row.stopped_name })
  // Of before it was written down who let it send.
  return row.sends_by === null && sendsTo(row).length > 0 ? say(stoppedTexts.unknown, lang) : null
}

export function presentRun(row: Awaited<ReturnType<typeof listRuns>>[number], lang: Lang): AutomationRun {
  const states = ['queued', 'done', 'skipped', 'failed'] as const
  return {
    id: row.id,
    order_no: row.order_no,
    lead: row.lead_name,
    about:
      row.due_name ??
      row.cart_name ??
      (row.item && [row.item, optionsText(row.option_values ?? [])].filter(Boolean).join(' · ')),
    state: states.find((one) => one === row.state) ?? 'failed',
    why: row.why === null ? '' : sayWhy(row.why, lang),
    steps: readLog(row.log).map(({ action, state, why, at }) => ({
      action,
      state,
      why: sayWhy(why, lang),
      at: formatTime(new Date(at)),
    })),
    created_at: formatTime(row.created_at),
    ended_at: row.ended_at && formatTime(row.ended_at),
  }
}
