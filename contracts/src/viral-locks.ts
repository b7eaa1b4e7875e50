import { z } from 'zod'
import { dateTimeText, flag, id, lineOfText, typedDateTime, wholeNumber } from './values.ts'

export const viralCounts = ['visitors', 'orders'] as const
export const viralRewards = ['coupon', 'download'] as const

/** What an item's page says of it. */
export const viralLock = z.object({
  goal: z.number().int(),
  counts: z.enum(viralCounts),
  reward: z.object({ kind: z.enum(viralRewards), text: z.string() }),
  until: dateTimeText.nullable(),
})
export type ViralLock = z.infer<typeof viralLock>

/** POST /api/ajax/guest/viral-lock/{view_id} */
export const joinViralLock = z.object({ phone: lineOfText(40).min(1) })

export const viralShareParams = z.object({ view_id: z.string().min(1).max(64), code: z.string().min(1).max(40) })

/** `reward.code` and `reward.url` are told once it is open, to the browser that began it alone. */
export const viralShare = z.object({
  link: z.string(),
  code: z.string(),
  progress: z.number().int(),
  goal: z.number().int(),
  counts: z.enum(viralCounts),
  is_open: z.boolean(),
  is_mine: z.boolean(),
  whatsapp_link: z.string(),
  reward: z.object({
    kind: z.enum(viralRewards),
    text: z.string(),
    code: z.string().nullable(),
    url: z.string().nullable(),
  }),
})
export type ViralShare = z.infer<typeof viralShare>

/** PUT /api/ajax/seller/products/{id}/viral-lock. `coupon`: one of the shop's codes, of which each winner gets a copy; `url`: what a winner may open. */
export const saveViralLock = z.object({
  goal: wholeNumber(1, 1000),
  counts: z.enum(viralCounts).default('visitors'),
  reward: z.object({
    kind: z.enum(viralRewards),
    text: lineOfText(200).min(1),
    coupon: lineOfText(40).nullish(),
    url: lineOfText(500).nullish(),
  }),
  until: z.union([typedDateTime, z.literal('')]).nullish(),
  is_active: flag.default(true),
})
export type SaveViralLock = z.infer<typeof saveViralLock>

export const viralLockParams = z.object({ id })

export const sellerViralLock = z.object({
  goal: z.number().int(),
  counts: z.enum(viralCounts),
  reward: z.object({
    kind: z.enum(viralRewards),
    text: z.string(),
    coupon: z.string().nullable(),
    url: z.string().nullable(),
  }),
  until: dateTimeText.nullable(),
  is_active: z.boolean(),
  /** How it goes: links given out, people who came by them and counted, those passed over, rewards opened. */
  shares: z.number().int(),
  counted: z.number().int(),
  passed_over: z.number().int(),
  /** Visits of people by their own links. */
  own_visits: z.number().int(),
  opened: z.number().int(),
})
export type SellerViralLock = z.infer<typeof sellerViralLock>
