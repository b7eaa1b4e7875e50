import type { QuoteView } from '@kedai/contracts/quotes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say, type Message } from '../../../platform/errors/message.ts'
import { channelNames, quoteTimelineTexts } from '../messages/timeline.ts'
import type { listQuoteEvents } from '../queries/story.ts'

type Events = Awaited<ReturnType<typeof listQuoteEvents>>

/** What happened, newest first, in words. */
export const presentQuoteTimeline = (events: Events, lang: Lang): QuoteView['timeline'] =>
  events.map(({ at, name, actor, data }) => ({ at: formatTime(at), name, text: sentence(name, data, lang), actor: actor === 'buyer' || actor === 'seller' ? actor : 'system' }))

// `detailed` where the entry says all that it names.
function sentence(name: string, data: unknown, lang: Lang): string {
  const text: { plain: Message; detailed?: Message } | undefined = Object.entries(quoteTimelineTexts).find(([known]) => known === name)?.[1]
  if (text === undefined) return name
  const facts = readData(data)
  const names = [...(text.detailed?.en.matchAll(/\{(\w+)\}/g) ?? [])].map(([, key]) => key ?? '')
  return say(text.detailed !== undefined && names.every((key) => key in facts) ? text.detailed : text.plain, lang, facts)
}

function readData(data: unknown): Record<string, string | Message> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(Object.entries(data).flatMap(([key, value]) => (typeof value === 'string' && value !== '' ? [[key, key === 'channel' ? channelNames[value] ?? value : value]] : [])))
}
