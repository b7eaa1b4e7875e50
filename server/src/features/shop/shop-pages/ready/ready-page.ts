import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** What a ready page is filled with: the language it is written in, and what the shop has. */
export type ReadyContext = {
  say: (message: Message) => string
  /** A product on sale of one of these types; empty where the shop has none. */
  viewIdOf: (types: readonly ProductTypeName[]) => string
  /** As buyers may read it; empty where the shop shows none. */
  address: string
  /** The shop's first page, as a path. */
  root: string
  now: Date
}

export type ReadyBlock = (context: ReadyContext) => PageBlock

/** A page to begin with. Its structure is the same in every language, and nothing in it is true of one shop alone. */
export type ReadyPage = {
  title: Message
  /** One line for who chooses. */
  purpose: Message
  /** For search results and link previews. */
  description: Message
  blocks: readonly ReadyBlock[]
}

const spans = (words: string) => [{ text: words }]

/** `button` leads to the shop's first page. */
export const hero =
  (title: Message, text: Message, button?: Message): ReadyBlock =>
  ({ say, root }) => ({
    type: 'hero',
    title: say(title),
    text: say(text),
    image_id: null,
    alt: '',
    button: button ? { label: say(button), link: root } : null,
  })

export const heading =
  (words: Message): ReadyBlock =>
  ({ say }) => ({ type: 'heading', level: 2, spans: spans(say(words)) })

export const text =
  (words: Message): ReadyBlock =>
  ({ say }) => ({ type: 'paragraph', spans: spans(say(words)) })

const listed =
  (ordered: boolean, items: readonly Message[]): ReadyBlock =>
  ({ say }) => ({ type: 'list', ordered, items: items.map((words) => spans(say(words))) })

export const list = (...items: Message[]): ReadyBlock => listed(false, items)
export const steps = (...items: Message[]): ReadyBlock => listed(true, items)

export const products =
  (title: Message, pick: 'newest' | 'popular', limit: number): ReadyBlock =>
  ({ say }) => ({ type: 'products', title: say(title), pick, category: '', view_ids: [], limit })

/** A product with its whole order form: of the first of these types, whose newest product is taken. */
export const product =
  (type: ProductTypeName, ...others: ProductTypeName[]): ReadyBlock =>
  ({ viewIdOf }) => ({
    type: 'product',
    view_id: viewIdOf([type, ...others]),
    shows: 'order',
    // Where any of several types will do, all products are offered.
    ...(others.length === 0 && { item_type: type }),
  })

export const picture: ReadyBlock = () => ({ type: 'picture', image_id: null, alt: '', caption: '', link: '' })

export const gallery: ReadyBlock = () => ({ type: 'gallery', pictures: [] })

export const video =
  (title: Message): ReadyBlock =>
  ({ say }) => ({ type: 'video', url: '', title: say(title) })

export const reviews =
  (title: Message, limit: number): ReadyBlock =>
  ({ say }) => ({ type: 'reviews', title: say(title), view_id: '', limit })

/** To the end of a day so many days from now. */
export const countdown =
  (title: Message, days: number): ReadyBlock =>
  ({ say, now }) => ({
    type: 'countdown',
    title: say(title),
    until: `${plusDays(formatDate(now), days)} 23:59:00`,
  })

export const lead =
  (title: Message, words: Message, button: Message): ReadyBlock =>
  ({ say }) => ({ type: 'lead', title: say(title), text: say(words), button: say(button) })

export const faq =
  (title: Message, ...questions: [question: Message, answer: Message][]): ReadyBlock =>
  ({ say }) => ({
    type: 'faq',
    title: say(title),
    questions: questions.map(([question, answer]) => ({ question: say(question), answer: say(answer) })),
  })

/** `of` "shop": where the shop is, as buyers may read it; "elsewhere": a place that the seller writes. */
export const map =
  (title: Message, of: 'shop' | 'elsewhere'): ReadyBlock =>
  ({ say, address }) => ({ type: 'map', title: say(title), address: of === 'shop' ? address : '' })

export const whatsapp =
  (label: Message, message: Message): ReadyBlock =>
  ({ say }) => ({ type: 'whatsapp', label: say(label), message: say(message) })

export const policies =
  (title: Message): ReadyBlock =>
  ({ say }) => ({ type: 'policies', title: say(title) })

export const space: ReadyBlock = () => ({ type: 'spacer', size: 's' })
