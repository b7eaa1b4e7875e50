import {
  audience as audienceShape,
  campaignStates,
  type Campaign,
  type CampaignDetail,
} from '@kedai/contracts/campaigns.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../platform/errors/message.ts'
import { previewOf, sizeOf } from './actions/check-words.ts'
import { channelOf } from './actions/send-campaign.ts'
import { whyTexts } from './messages.ts'
import type { CampaignRow, listProblems, StateCount } from './queries/campaigns.ts'

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
    failed: of('failed'),
    skipped: of('skipped'),
    cancelled: of('cancelled'),
    total: states.filter((one) => one.campaign_id === id).reduce((sum, { count }) => sum + count, 0),
  }
}

export const presentProblem = (
  row: Awaited<ReturnType<typeof listProblems>>[number],
  lang: Lang,
): CampaignDetail['problems'][number] => {
  const why = whyTexts[row.why ?? '']
  return {
    recipient: row.recipient,
    name: row.name,
    state: row.state,
    why: [why ? say(why, lang) : (row.why ?? ''), row.response ?? ''].filter((part) => part !== '').join(': '),
    at: formatTime(row.asked_at ?? row.created_at),
  }
}
