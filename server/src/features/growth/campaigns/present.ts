import {
  audience as audienceShape,
  campaignStates,
  type Campaign,
  recipientStates,
  type CampaignDetail,
  type CampaignRecipient,
} from '@kedai/contracts/campaigns.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { previewOf, sizeOf } from './actions/check-words.ts'
import { channelOf } from './actions/send-campaign.ts'
import { sayWhy } from '../messages/shared/say-why.ts'
import type { CampaignRow, listProblems, ReaderRow, StateCount } from './queries/campaigns.ts'

type About = { shop: string; partSen: number; now: Date; recipients: number | null; states: readonly StateCount[] }

export function presentCampaign(row: CampaignRow, { shop, partSen, now, recipients, states }: About): Campaign {
  const words = { channel: channelOf(row), text: row.words, shop }
  const { parts, encoding, costSen } = sizeOf(words, partSen)
  const waits =
    (row.state === 'sending' || row.state === 'scheduled') && row.next_try_at !== null && row.next_try_at > now
  return {
    id: row.id,
    name: row.name,
    channel: words.channel,
    audience: audienceShape.parse(row.audience),
    subject: row.subject,
    text: row.words,
    preview: previewOf(words),
    state: campaignStates.find((one) => one === row.state) ?? 'draft',
    parts,
    encoding,
    cost: formatRinggit(costSen),
    send_at: row.send_at && formatTime(row.send_at),
    waits_until: waits && row.next_try_at ? formatTime(row.next_try_at) : null,
    started_at: row.started_at && formatTime(row.started_at),
    ended_at: row.ended_at && formatTime(row.ended_at),
    created_at: formatTime(row.created_at),
    recipients,
    counts: countsOf(row.id, states),
    per_minute:
      row.state === 'sending'
        ? states.filter((one) => one.campaign_id === row.id).reduce((sum, { lately }) => sum + lately, 0)
        : null,
  }
}

function countsOf(id: number, states: readonly StateCount[]): Campaign['counts'] {
  const of = (...names: string[]) =>
    states
      .filter((one) => one.campaign_id === id && names.includes(one.state))
      .reduce((sum, { count }) => sum + count, 0)
  return {
    queued: of('queued', 'asking'),
    sent: of('sent'),
    delivered: states.filter((one) => one.campaign_id === id).reduce((sum, { delivered }) => sum + delivered, 0),
    failed: of('failed', 'bounced'),
    skipped: of('skipped'),
    cancelled: of('cancelled'),
    total: states.filter((one) => one.campaign_id === id).reduce((sum, { count }) => sum + count, 0),
  }
}

export const presentProblem = (
  row: Awaited<ReturnType<typeof listProblems>>[number],
  lang: Lang,
): CampaignDetail['problems'][number] => {
  return {
    recipient: row.recipient,
    name: row.name,
    state: row.state,
    why: sayWhy(row, lang),
    at: formatTime(row.asked_at ?? row.created_at),
  }
}

type Reading = { row: CampaignRow; lang: Lang }

/** Somebody it would go to now. */
export const presentPlanned = (
  { address, name }: { address: string; name: string },
  { row, chatAt }: Pick<Reading, 'row'> & { chatAt: Date | null },
): CampaignRecipient => ({
  recipient: address,
  name,
  state: 'planned',
  why: '',
  parts: null,
  at: null,
  whatsapp_link: chatOf(row, address),
  chat_at: chatAt && formatTime(chatAt),
})

export const presentReader = (reader: ReaderRow, { row, lang }: Reading): CampaignRecipient => ({
  recipient: reader.recipient,
  name: reader.name,
  state: readerState(reader),
  why: reader.state === 'sent' ? '' : sayWhy(reader, lang),
  parts: reader.parts,
  at: formatTime(reader.sent_at ?? reader.asked_at ?? reader.created_at),
  // Who asked for silence is left in peace there too.
  whatsapp_link: reader.state === 'skipped' ? null : chatOf(row, reader.recipient),
  chat_at: reader.chat_at && formatTime(reader.chat_at),
})

function readerState({ state, delivered_at }: ReaderRow): CampaignRecipient['state'] {
  if (state === 'sent' && delivered_at !== null) return 'delivered'
  if (state === 'bounced') return 'failed'
  // Being asked for is not sent yet.
  return recipientStates.find((one) => one === state) ?? 'queued'
}

const chatOf = (row: CampaignRow, address: string): string | null =>
  channelOf(row) === 'sms' ? whatsappLink(address, row.words.trim()) : null
