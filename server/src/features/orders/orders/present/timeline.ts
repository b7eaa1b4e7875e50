import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { isBuyersEvent, orderEventNames, type OrderActor, type OrderEventName } from '@kedai/domain/orders/timeline.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { systemReasons, timelineTexts, type TimelineText } from '../messages/timeline.ts'
import type { OrderStory } from '../queries/read-order.ts'
import { oneOf } from '../shared/read-statuses.ts'
import { inWords } from '../refusal-params.ts'

type Reader = { lang: Lang; isBuyer: boolean }

/** What happened, newest first, in words. Notes and mail failures are left out for buyers. */
export const presentTimeline = (events: OrderStory['events'], { lang, isBuyer }: Reader) =>
  events.flatMap(({ at, name: text, actor, data, by }) => {
    const name = oneOf(orderEventNames, text)
    if (isBuyer && !isBuyersEvent(name)) return []
    return [{ at: formatTime(at), name, text: sentence(name, { data, by }, lang), actor: oneOf(actors, actor) }]
  })

const actors: readonly OrderActor[] = ['buyer', 'seller', 'gateway', 'system']

function sentence(name: OrderEventName, { data, by }: { data: unknown; by: string | null }, lang: Lang): string {
  const { plain, detailed }: TimelineText = timelineTexts[name]
  const facts: Record<string, string | Message> = { ...readData(data), ...(by !== null && { by }) }
  const names = [...(detailed?.en.matchAll(/\{(\w+)\}/g) ?? [])].map(([, key]) => key ?? '')
  const isTold = detailed !== undefined && names.every((key) => key in facts) && names.some((key) => facts[key] !== '')
  return say(isTold ? detailed : plain, lang, facts).trim()
}

// Written by this product as an object of texts; anything else is not worth failing a whole page for.
function readData(data: unknown): Record<string, string | Message> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (typeof value === 'string' ? [[key, worded(key, value)]] : [])),
  )
}

function worded(key: string, value: string): string | Message {
  const amount = key === 'amount' || key === 'was' ? parseRinggit(value.replace(/^-/, '')) : null
  if (amount !== null) return inWords(amount)
  return key === 'reason' ? (systemReasons[value] ?? value) : value
}
