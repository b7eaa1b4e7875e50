import type { QuoteView } from '@kedai/contracts/quotes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { timelineSentence, type TimelineText } from '../../invoices/actions/timeline-sentence.ts'
import { quoteTimelineTexts } from '../messages/timeline.ts'
import type { listQuoteEvents } from '../queries/story.ts'

type Events = Awaited<ReturnType<typeof listQuoteEvents>>

/** What happened, newest first, in words. */
export const presentQuoteTimeline = (events: Events, lang: Lang): QuoteView['timeline'] =>
  events.map(({ at, name, actor, data }) => ({
    at: formatTime(at),
    name,
    text: sentence(name, data, lang),
    actor: actor === 'buyer' || actor === 'seller' ? actor : 'system',
  }))

// No amount stands in it.
function sentence(name: string, data: unknown, lang: Lang): string {
  const text: TimelineText | undefined = Object.entries(quoteTimelineTexts).find(([known]) => known === name)?.[1]
  return text === undefined ? name : timelineSentence(text, data, { currency: 'MYR', lang })
}
