import { customerGroups } from '@kedai/domain/people/customer-groups.ts'
import { z } from 'zod'
import { moneyText } from './money.ts'
import { dateTimeText, id, lineOfText, pageNumber, typedDateTime, typedDay } from './values.ts'

export const campaignChannels = ['sms', 'email'] as const
export type CampaignChannel = (typeof campaignChannels)[number]
export const audienceGroups = [...customerGroups, 'customers', 'leads'] as const
export type AudienceGroup = (typeof audienceGroups)[number]
export const campaignStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type CampaignState = (typeof campaignStates)[number]

const maybeText = (most: number) => lineOfText(most).nullish()

/**
 * Who is written to; of these always only those who agreed to it. `bought`: a product by its view_id or SKU; `spent_from`: customers
 * who paid so much in ringgit at least, over all orders and invoices; `since`: whose last order is of that day or later;
 * `quiet_since`: whose last order is older than that day.
 */
export const audience = z.object({
  group: z.union([z.enum(audienceGroups), z.literal('')]).nullish(),
  tag: maybeText(30),
  bought: maybeText(80),
  not_bought: maybeText(80),
  spent_from: maybeText(20),
  since: typedDay.nullish(),
  quiet_since: typedDay.nullish(),
})
export type Audience = z.infer<typeof audience>

const channel = z.enum(campaignChannels)
const words = z.string().trim().min(1).max(5000)

/** POST /api/ajax/seller/campaigns */
export const createCampaign = z.object({
  name: lineOfText(80).min(1),
  channel,
  audience: audience.default({}),
  subject: lineOfText(150).nullish(),
  text: words,
  send_at: z.union([typedDateTime, z.literal('')]).nullish(),
})
export type CreateCampaign = z.infer<typeof createCampaign>

/** POST …/campaigns/check. With an audience, its size too. */
export const checkCampaign = z.object({
  channel,
  text: z.string().max(5000),
  audience: audience.nullish(),
})

export const leftOut = z.object({
  opted_out: z.number().int(),
  no_consent: z.number().int(),
  /** Without a phone number, or an e-mail address. */
  no_address: z.number().int(),
})
export type LeftOut = z.infer<typeof leftOut>

export const campaignCheck = z.object({
  is_sendable: z.boolean(),
  problems: z.array(z.object({ code: z.string(), message: z.string(), found: z.string() })),
  parts: z.number().int(),
  encoding: z.string(),
  units: z.number().int(),
  /** The character that makes it dear; null: none does. */
  forced_by: z.string().nullable(),
  /** For one reader. */
  cost: moneyText,
  preview: z.string(),
  recipients: z.number().int().nullable(),
  /** Customers of the audience who are not written to; null where nobody asked. */
  left_out: leftOut.nullable(),
  total_cost: moneyText.nullable(),
})
export type CampaignCheck = z.infer<typeof campaignCheck>

export const campaignParams = z.object({ id })
export const campaignListQuery = z.object({ page: pageNumber })
/** POST …/campaigns/{id}/chats: a chat with a reader was opened to send it by hand. */
export const openedChat = z.object({ recipient: lineOfText(40).min(1) })
export const testCampaign = z.object({ to: lineOfText(254).min(1) })

export const campaignCounts = z.object({
  queued: z.number().int(),
  sent: z.number().int(),
  /** Of those sent, as providers reported. */
  delivered: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
  cancelled: z.number().int(),
  total: z.number().int(),
})

export const campaign = z.object({
  id: z.number().int(),
  name: z.string(),
  channel: z.string(),
  audience,
  subject: z.string(),
  text: z.string(),
  preview: z.string(),
  state: z.enum(campaignStates),
  parts: z.number().int(),
  encoding: z.string(),
  cost: moneyText,
  send_at: dateTimeText.nullable(),
  /** Quiet hours, or the texts of the day, hold it until then. */
  waits_until: dateTimeText.nullable(),
  started_at: dateTimeText.nullable(),
  ended_at: dateTimeText.nullable(),
  created_at: dateTimeText,
  /** Who would be written to now; null once it began. */
  recipients: z.number().int().nullable(),
  counts: campaignCounts,
  /** While it goes out: how many were handed over in the last minute. */
  per_minute: z.number().int().nullable(),
})
export type Campaign = z.infer<typeof campaign>

/** The newest failures and what was passed over, each with why; orders of its readers in the seven days after it reached them. */
export const campaignDetail = campaign.extend({
  sales: z.object({ orders: z.number().int(), total: moneyText }),
  problems: z.array(
    z.object({ recipient: z.string(), name: z.string(), state: z.string(), why: z.string(), at: dateTimeText }),
  ),
})
export type CampaignDetail = z.infer<typeof campaignDetail>

export const recipientStates = ['planned', 'queued', 'sent', 'delivered', 'failed', 'skipped', 'cancelled'] as const
export const campaignRecipientsQuery = z.object({ page: pageNumber })

/** One reader: `planned` before it began. `whatsapp_link` opens a chat with the same words, which the seller sends by hand. */
export const campaignRecipient = z.object({
  recipient: z.string(),
  name: z.string(),
  state: z.enum(recipientStates),
  why: z.string(),
  parts: z.number().int().nullable(),
  at: dateTimeText.nullable(),
  whatsapp_link: z.string().nullable(),
  /** When somebody of the shop opened that chat. */
  chat_at: dateTimeText.nullable(),
})
export type CampaignRecipient = z.infer<typeof campaignRecipient>
