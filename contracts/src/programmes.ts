import { areaNames, publicArea, type AreaName } from '@kedai/domain/carts/areas.ts'
import { activityEnds } from '@kedai/domain/resellers/activity.ts'
import { attributions, settlements, shipsToChoices, visibilities } from '@kedai/domain/resellers/programmes.ts'
import { z } from 'zod'
import { moneyText, typedMoney } from './money.ts'
import { flag, id, knownRevision, lineOfText, maybeFiles, maybeFlag, wholeNumber } from './values.ts'

/** The areas of resellers. contract §9 */
export const programmeAreas = areaNames.filter((name): name is ProgrammeArea => name !== publicArea)
export type ProgrammeArea = Exclude<AreaName, typeof publicArea>
const [firstArea, ...otherAreas] = programmeAreas as [ProgrammeArea, ...ProgrammeArea[]] // the table has them
export const programmeArea = z.enum([firstArea, ...otherAreas])
export const areaParams = z.object({ area: programmeArea })

const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

/** A question of a programme's own in the form of registration; answered as `answers[key]`. */
export const programmeField = z.object({
  key,
  label: lineOfText(120).min(1),
  type: z.enum(['text', 'textarea', 'choice']).default('text'),
  is_required: flag.default(false),
  options: z.array(lineOfText(120).min(1)).max(30).default([]),
})
export type ProgrammeField = z.infer<typeof programmeField>

const minimum = z.object({ min_qty: z.number().int(), min_amount: moneyText })

/** GET /api/ajax/guest/programmes: those that take applications and are listed; with `area` that one too, for who has its link. */
export const programmesQuery = z.object({ area: programmeArea.optional().catch(undefined) })

export const publicProgramme = z.object({
  area: programmeArea,
  name: z.string(),
  terms: z.string(),
  terms_version: z.number().int(),
  joining_fee: moneyText,
  /** Whether a fee that was paid goes into the wallet, for orders. */
  fee_is_credited: z.boolean(),
  settlement: z.enum(settlements),
  ranks: z.array(z.object({ name: z.string(), first_order: minimum })),
  fields: z.array(programmeField),
  /** Only whoever was invited by a member may apply: by the code of one. */
  needs_sponsor: z.boolean(),
})
export type PublicProgramme = z.infer<typeof publicProgramme>

/** POST /api/ajax/guest/programmes/{area}/apply, multipart. What is left out is refused together with what is wrong. */
export const applyToProgramme = z.object({
  name: lineOfText(120).default(''),
  email: lineOfText(254).default(''),
  phone: lineOfText(32).default(''),
  password: z.string().max(200).default(''),
  identity_no: lineOfText(40).default(''),
  address: lineOfText(300).default(''),
  city: lineOfText(100).default(''),
  postcode: lineOfText(16).default(''),
  state: lineOfText(64).default(''),
  bank_name: lineOfText(80).default(''),
  bank_account: lineOfText(40).default(''),
  sponsor_code: lineOfText(40).default(''),
  agreeTnc: maybeFlag,
  documents: maybeFiles,
  answers: z.record(key, lineOfText(2000)).default({}),
})
export type ApplyToProgramme = z.infer<typeof applyToProgramme>
/** GET /api/ajax/guest/programmes/applicant: as whom somebody applies who is signed in; `email` null: nobody is. */
export const applicant = z.object({ email: z.string().nullable() })
export type Applicant = z.infer<typeof applicant>
export const appliedToProgramme = z.object({ status: z.literal('applied') })

const minimumFields = z.object({
  min_qty: wholeNumber(0, 1_000_000).optional(),
  min_amount: typedMoney.optional(),
})

/** GET|PUT /api/ajax/seller/programmes/{area} */
export const programme = z.object({
  area: programmeArea,
  name: z.string(),
  is_open: z.boolean(),
  /** Who may find it: everybody, who has its link, who was invited by a member. */
  visibility: z.enum(visibilities),
  terms: z.string(),
  terms_version: z.number().int(),
  joining_fee: moneyText,
  fee_is_credited: z.boolean(),
  /** Of direct selling: without one nobody earns by who stands below. */
  override_licence: z.string(),
  /** Of a member's sale or purchase, for the uplines above, the nearest first. */
  override_percents: z.array(z.string()),
  settlement: z.enum(settlements),
  ships_to: z.enum(shipsToChoices),
  allows_coupons: z.boolean(),
  /** Whether members pay the public price where that is lower than their own, as during a promo. */
  never_above_public: z.boolean(),
  commission_percent: z.string(),
  clearing_days: z.number().int(),
  attribution: z.enum(attributions),
  attribution_days: z.number().int(),
  /** Whether a reseller's own purchase by his own link earns. */
  pays_self: z.boolean(),
  /** Whether the nearest upline whose place has all of an order sends it, and the hours he has to accept and then to send it. */
  routes_to_upline: z.boolean(),
  route_hours: z.number().int(),
  /** What a member has to buy or bring, paid, within so many days, else a warning; 0 days: nothing. */
  activity_days: z.number().int(),
  activity_amount: moneyText,
  /** So many days after the warning it ends as `activity_then` says. */
  activity_grace_days: z.number().int(),
  activity_then: z.enum(activityEnds),
  fields: z.array(programmeField),
  /** Of all statuses. */
  resellers: z.number().int(),
  /** False: it was never set up. */
  exists: z.boolean(),
  join_url: z.string(),
  revision: z.string(),
})
export type Programme = z.infer<typeof programme>

export const saveProgramme = z.object({
  name: lineOfText(80).optional(),
  is_open: maybeFlag,
  visibility: z.enum(visibilities).optional(),
  terms: z.string().trim().max(20_000).optional(),
  joining_fee: typedMoney.optional(),
  fee_is_credited: maybeFlag,
  override_licence: lineOfText(60).optional(),
  override_percents: z.array(lineOfText(8)).max(3).optional(),
  settlement: z.enum(settlements).optional(),
  ships_to: z.enum(shipsToChoices).optional(),
  allows_coupons: maybeFlag,
  never_above_public: maybeFlag,
  commission_percent: lineOfText(8).optional(),
  clearing_days: wholeNumber(0, 90).optional(),
  attribution: z.enum(attributions).optional(),
  attribution_days: wholeNumber(1, 365).optional(),
  pays_self: maybeFlag,
  routes_to_upline: maybeFlag,
  route_hours: wholeNumber(1, 720).optional(),
  activity_days: wholeNumber(0, 730).optional(),
  activity_amount: typedMoney.optional(),
  activity_grace_days: wholeNumber(1, 90).optional(),
  activity_then: z.enum(activityEnds).optional(),
  fields: z.array(programmeField).max(20).optional(),
  revision: knownRevision,
})
export type SaveProgramme = z.infer<typeof saveProgramme>

/** GET|POST …/programmes/{area}/ranks, PUT …/ranks/{id} */
export const rank = z.object({
  id: z.number().int(),
  name: z.string(),
  position: z.number().int(),
  /** Off the usual price, where its price list says nothing. */
  percent_off: z.string(),
  first_order: minimum,
  reorder: minimum.extend({ multiple_of: z.number().int() }),
  resellers: z.number().int(),
  prices: z.number().int(),
})
export type Rank = z.infer<typeof rank>

export const saveRank = z.object({
  name: lineOfText(60).min(1),
  position: wholeNumber(0, 100).optional(),
  percent_off: lineOfText(8).optional(),
  first_order: minimumFields.optional(),
  reorder: minimumFields.extend({ multiple_of: wholeNumber(1, 100_000).optional() }).optional(),
})
/** What is left out stays. */
export const changeRank = saveRank.partial()
export type ChangeRank = z.infer<typeof changeRank>
export type SaveRank = z.infer<typeof saveRank>
export const rankIdParams = z.object({ id })
export const rankParams = z.object({ rank_id: id })

const listedPrice = z.object({
  product_id: z.number().int(),
  variation_id: z.number().int().nullable(),
  price: moneyText,
  min_qty: z.number().int(),
})

/** GET|PUT /api/ajax/seller/price-lists/{rank_id} and …/resellers/{id}/prices */
export const priceList = z.object({
  /** Null: a reseller's own, and he has no rank. */
  rank: z.object({ id: z.number().int(), name: z.string(), area: programmeArea, percent_off: z.string() }).nullable(),
  /** Whose own list it is; null: the rank's. What it says goes before the rank's list, product by product. */
  reseller: z.object({ id: z.number().int(), name: z.string(), area: programmeArea }).nullable(),
  prices: z.array(listedPrice),
  /** What prices can be put on, with the usual price. */
  products: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      /** Between which prices resellers may sell it on; null: no limit. */
      retail_floor: moneyText.nullable(),
      retail_ceiling: moneyText.nullable(),
      variations: z.array(
        z.object({
          id: z.number().int(),
          options: z.string(),
          retail_price: moneyText,
          /** For one piece at the rank of the reseller whose list it is; null in a rank's own. */
          rank_price: moneyText.nullable(),
        }),
      ),
    }),
  ),
  revision: z.string(),
})
export type PriceList = z.infer<typeof priceList>

export const savePriceList = z.object({
  /** The whole list: what is left out is gone. */
  prices: z
    .array(
      z.object({
        product_id: id,
        variation_id: z.union([id, z.null(), z.literal('').transform(() => null)]).optional(),
        price: typedMoney,
        min_qty: wholeNumber(1, 1_000_000).default(1),
      }),
    )
    .max(5000),
  /** Of the products named here, for all of the shop's resellers; what is left out stays, two empty ones take a limit away. Only with a rank's list. */
  limits: z
    .array(z.object({ product_id: id, floor: typedMoney.or(z.literal('')), ceiling: typedMoney.or(z.literal('')) }))
    .max(1000)
    .optional(),
  revision: knownRevision,
})
export type SavePriceList = z.infer<typeof savePriceList>

/** GET /api/ajax/seller/explain-price */
export const explainPriceQuery = z.object({
  area: z.enum(areaNames),
  reseller_id: z.union([id, z.literal('').transform(() => undefined)]).optional(),
  variation_id: id,
  quantity: wholeNumber(1, 100_000).default(1),
})
export const explainedPrice = z.object({
  price: moneyText,
  /** In order: what was looked for, what it said, and whether it decided. */
  steps: z.array(z.object({ step: z.string(), text: z.string(), price: moneyText.nullable(), decides: z.boolean() })),
})
export type ExplainedPrice = z.infer<typeof explainedPrice>
