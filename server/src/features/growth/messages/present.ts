import type { SentMessage, SentState } from '@kedai/contracts/messages.ts'
import { messageBases, messageChannels, messageReasons } from '@kedai/domain/messages/names.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { ListedMessage } from './queries/list-messages.ts'
import { sayWhy } from './shared/say-why.ts'

export function presentMessage(row: ListedMessage, lang: Lang): SentMessage {
  const state = stateOf(row)
  return {
    id: row.id,
    reason: messageReasons.find((one) => one === row.reason) ?? 'order',
    channel: messageChannels.find((one) => one === row.channel) ?? 'email',
    recipient: row.recipient,
    cc: row.cc,
    name: row.to_name,
    about: aboutOf(row),
    state,
    why: state === 'failed' || state === 'bounced' || state === 'skipped' ? sayWhy(row, lang) : '',
    basis: messageBases.find((one) => one === row.basis) ?? 'transactional',
    consent_at: row.consent_at && formatTime(row.consent_at),
    consent_version: row.consent_version,
    template: row.template,
    version: row.version,
    parts: row.channel === 'sms' ? row.parts : null,
    cost: row.cost_sen === null ? null : formatRinggit(sen(row.cost_sen)),
    by: row.user_name ?? '',
    created_at: formatTime(row.created_at),
    sent_at: row.sent_at && formatTime(row.sent_at),
    delivered_at: row.delivered_at && formatTime(row.delivered_at),
    opened_at: row.opened_at && formatTime(row.opened_at),
  }
}

function stateOf({ state, opened_at, delivered_at }: ListedMessage): SentState {
  if (state === 'sent') return opened_at ? 'opened' : delivered_at ? 'delivered' : 'sent'
  if (state === 'failed' || state === 'bounced' || state === 'skipped' || state === 'cancelled') return state
  return 'queued'
}

function aboutOf(row: ListedMessage): SentMessage['about'] {
  if (row.campaign !== null) return { kind: 'campaign', key: String(row.campaign_id), text: row.campaign }
  if (row.invoice_slug !== null) return { kind: 'invoice', key: row.invoice_slug, text: row.invoice_number ?? '' }
  if (row.quote_slug !== null) return { kind: 'quote', key: row.quote_slug, text: row.quote_number ?? '' }
  if (row.order_no !== null)
    return { kind: 'order', key: row.order_no, text: [row.automation, row.order_no].filter(Boolean).join(' · ') }
  if (row.automation !== null) return { kind: 'automation', key: String(row.automation_id), text: row.automation }
  return row.customer_id === null ? null : { kind: 'statement', key: String(row.customer_id), text: '' }
}
