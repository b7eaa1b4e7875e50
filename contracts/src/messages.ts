import { messageBases, messageChannels, messageReasons } from '@kedai/domain/messages/names.ts'
import { z } from 'zod'
import { moneyText } from './money.ts'
import { dateTimeText, flag, id, lineOfText, pageNumber } from './values.ts'

/** How far a message came: `delivered` and `opened` as its provider or its mail program reported, `bounced` as one that did not arrive. */
export const sentStates = [
  'queued',
  'sent',
  'delivered',
  'opened',
  'failed',
  'bounced',
  'skipped',
  'cancelled',
] as const
export type SentState = (typeof sentStates)[number]

const found = {
  reason: z.union([z.enum(messageReasons), z.literal('')]).default(''),
  channel: z.union([z.enum(messageChannels), z.literal('')]).default(''),
  /** `problem`: what did not arrive, or did not go. */
  show: z.union([z.enum(['problem']), z.literal('')]).default(''),
  term: lineOfText(100).default(''),
}

/** GET /api/ajax/seller/messages: everything the shop sent to people, the newest first. `term`: a number, an address or a name. */
export const messageListQuery = z.object({ ...found, page: pageNumber })

/** GET /exports/messages.csv */
export const messageExportQuery = z.object(found)

export const sentMessage = z.object({
  id: z.number().int(),
  reason: z.enum(messageReasons),
  channel: z.enum(messageChannels),
  recipient: z.string(),
  /** Copies of an e-mail. */
  cc: z.array(z.string()),
  name: z.string(),
  /** What it was about, by what its screen is found with: a campaign's or an automation's name, the number of an invoice, a quote or an order. */
  about: z
    .object({
      kind: z.enum(['campaign', 'automation', 'invoice', 'quote', 'order', 'statement']),
      key: z.string(),
      text: z.string(),
    })
    .nullable(),
  state: z.enum(sentStates),
  /** Why it did not go or arrive, in words; '' otherwise. */
  why: z.string(),
  /** The ground on which it went. */
  basis: z.enum(messageBases),
  /** Of the consent it rests on: when it was given, and the version of its words. */
  consent_at: dateTimeText.nullable(),
  consent_version: z.string().nullable(),
  /** Whose words it was in, and which version of them. */
  template: z.string(),
  version: z.string(),
  parts: z.number().int().nullable(),
  cost: moneyText.nullable(),
  /** Who of the shop had it sent; '' where it went by itself. */
  by: z.string(),
  created_at: dateTimeText,
  sent_at: dateTimeText.nullable(),
  delivered_at: dateTimeText.nullable(),
  opened_at: dateTimeText.nullable(),
})
export type SentMessage = z.infer<typeof sentMessage>

export const customerMessagesParams = z.object({ customer_id: id })
export const customerMessagesQuery = z.object({ page: pageNumber })

/**
 * GET and PUT /api/ajax/seller/text-rules, the latter by owners: whether automatic texts that strangers set off, by forms, carts and
 * orders that are not paid, may go to other numbers than Malaysian mobiles.
 */
export const textRules = z.object({ texts_abroad: flag })
export type TextRules = z.infer<typeof textRules>
