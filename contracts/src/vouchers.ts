import { voucherActionNames, voucherStatuses } from '@kedai/domain/vouchers/vouchers.ts'
import { z } from 'zod'
import { moneyText, typedMoney } from './money.ts'
import { actionState } from './orders.ts'
import { dateTimeText, dayText, existingDay, flag, id, lineOfText, pageNumber, uploadedFile } from './values.ts'

const none = z.literal('').transform(() => undefined)

/** POST /api/ajax/seller/vouchers. contract §9 */
export const prepareVoucher = z.object({
  payee: z.union([
    z.object({ reseller_id: id }),
    z.object({
      name: lineOfText(120).min(1),
      identity_no: lineOfText(40).default(''),
      bank_name: lineOfText(80).default(''),
      bank_account: lineOfText(40).default(''),
    }),
  ]),
  purpose: lineOfText(300).min(1),
  /** May be left out where there are `commission_ids`: then each is a line. Together they come to what those are. */
  lines: z
    .array(z.object({ description: lineOfText(300).min(1), amount: typedMoney }))
    .max(100)
    .default([]),
  commission_ids: z.array(id).max(500).default([]),
})
export type PrepareVoucher = z.infer<typeof prepareVoucher>

/** GET /api/ajax/seller/vouchers */
export const voucherListQuery = z.object({
  status: z.union([z.enum(voucherStatuses), none]).optional(),
  term: lineOfText(100).optional(),
  page: pageNumber,
})
export const voucherRow = z.object({
  number: z.string(),
  payee_name: z.string(),
  purpose: z.string(),
  amount: moneyText,
  status: z.enum(voucherStatuses),
  prepared_at: dateTimeText,
  paid_on: dayText.nullable(),
  /** A commission on it has changed since it was prepared: it can only be made void. */
  is_changed: z.boolean(),
})
export type VoucherRow = z.infer<typeof voucherRow>

export const voucherParams = z.object({ number: z.string().min(1).max(40) })
/** Every change answers with it. */
export const voucher = voucherRow.extend({
  amount_in_words: z.object({ ms: z.string(), en: z.string() }),
  payee: z.object({
    reseller_id: z.number().int().nullable(),
    name: z.string(),
    /** All but the end is hidden from staff without the right to pay out. */
    identity_no: z.string(),
    bank_name: z.string(),
    bank_account: z.string(),
  }),
  lines: z.array(z.object({ description: z.string(), amount: moneyText })),
  /** `now`: what each comes to by now, as long as the voucher is not paid. */
  commissions: z.array(z.object({ id: z.number().int(), order_no: z.string(), amount: moneyText, now: moneyText })),
  /** What its reader should know before signing it; null: nothing. */
  notice: z.string().nullable(),
  /** Papers that belong to it, such as a receipt; they open for whoever may see the voucher. */
  attachments: z.array(
    z.object({ name: z.string(), url: z.string(), is_pdf: z.boolean(), by: z.string(), at: dateTimeText }),
  ),
  reference: z.string(),
  /** Of a void one. */
  reason: z.string(),
  /** Who did what, oldest first. */
  trail: z.array(
    z.object({ step: z.enum(['prepared', 'checked', 'approved', 'paid', 'void']), by: z.string(), at: dateTimeText }),
  ),
  pdf_url: z.string(),
  actions: z.record(z.enum(voucherActionNames), actionState),
})
export type Voucher = z.infer<typeof voucher>

/** POST …/vouchers/{number}/attachments, multipart: a picture or PDF, ten at most; none is ever taken away. */
export const attachToVoucher = z.object({ file: uploadedFile })

export const payVoucher = z.object({ paid_on: existingDay, reference: lineOfText(120).default('') })
export const voidVoucher = z.object({ reason: lineOfText(300).min(1) })

/** GET|PUT /api/ajax/seller/voucher-settings */
export const voucherSettings = z.object({ needs_two: z.boolean() })
export const saveVoucherSettings = z.object({ needs_two: flag })
