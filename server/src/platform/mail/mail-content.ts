import type { Message, Params } from '../errors/message.ts'

/** One piece of a mail; texts are translated and escaped when it is rendered. */
export type MailBlock =
  | { kind: 'heading' | 'paragraph'; text: Message; params?: Params }
  /** Rows of a label and a value, such as an order's lines; `leads`: the value is a link of ours. */
  | { kind: 'lines'; rows: readonly { label: string | Message; value: string; leads?: boolean }[] }
  | { kind: 'button'; text: Message; params?: Params; url: string }
  /** A picture of nothing: a mail program that shows the mail asks for it. */
  | { kind: 'open_mark'; url: string }

/**
 * A mail without a language or a look. Links are built from PUBLIC_URL, never from a Host header. `shop`: who sends it to somebody
 * outside of the shop, said above everything that the shop wrote.
 */
export type MailContent = { shop?: string; subject: Message; params?: Params; blocks: readonly MailBlock[] }
