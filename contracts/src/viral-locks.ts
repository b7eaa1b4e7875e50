import { z } from 'zod'
import { dateTimeText, flag, id, lineOfText, pageNumber, typedDateTime, wholeNumber } from './values.ts'

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
export const joinViralLock = z.object({
  phone: lineOfText(40).min(1),
  /** The shop may write to them; the link is theirs without it too. */
  consent: flag.optional(),
})

export const viralShareParams = z.object({ view_id: z.string().min(1).max(64), code: z.string().min(1).max(40) })

/** `reward.code` and `reward.url` are told once it is open, to the browser that began it alone. */
export const viralShare = z.object({
  link: z.string(),
  code: z.string(),
  progress: z.number().int(),
  goal: z.number().int(),
  counts: z.enum(viralCounts),
  is_open: z.boolean(),
  /** It can open no longer: its time is over, its rewards are taken, or the shop has stopped this link. */
  is_over: z.boolean(),
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
  /** So many rewards at most; empty: as many as come. */
  max_rewards: z.union([wholeNumber(1, 100_000), z.literal('')]).nullish(),
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
  max_rewards: z.number().int().nullable(),
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

export const viralLinksQuery = z.object({ page: pageNumber })
export const viralLinkParams = z.object({ id, link: id })

/** One link of a viral lock as its seller judges it: whose it is, and who came by it. The busiest first. */
export const viralLink = z.object({
  id: z.number().int(),
  phone: z.string(),
  counted: z.number().int(),
  /** Came by it and did not count: the same household, browser or address again. */
  passed_over: z.number().int(),
  own_visits: z.number().int(),
  /** From how many places those came who count. */
  places: z.number().int(),
  reward_code: z.string().nullable(),
  opened_at: dateTimeText.nullable(),
  stopped_at: dateTimeText.nullable(),
  created_at: dateTimeText,
})
export type ViralLink = z.infer<typeof viralLink>
