import { randomInt } from 'node:crypto'
import type { SaveCoupon } from '@kedai/contracts/seller-coupons.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import type { AuditAction } from '@kedai/domain/audit/audit-actions.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { CouponStep } from '../coupon-step.ts'
import {
  findByCode,
  insertCouponsOnce,
  listCategoryNames,
  listProductNames,
  lockCoupon,
  updateCoupon,
} from '../queries/setup.ts'
import type { CouponValues } from '../queries/setup.ts'
import { setupRefusals } from '../setup-messages.ts'
import { judgeTyped } from './judge-typed.ts'
import { couponFacts, readSellerCoupon } from './read-seller-coupon.ts'

export type Who = { shopId: number; userId: number; now: Date }

/** New coupons, their ids; more than one get endings by chance. @throws AppError 422 */
export async function createCoupons(trx: Db, who: Who, typed: SaveCoupon, howMany: number): Promise<number[]> {
  const values = judgeTyped(typed)
  await mustOwn(trx, who.shopId, values)
  const made =
    howMany === 1
      ? await insertCouponsOnce(trx, [{ ...values, shop_id: who.shopId }])
      : await createBatch(trx, who.shopId, values, howMany)
  if (made.length === 0) throw await codeTaken(trx, who.shopId, values.code)
  const [first = 0] = made
  const facts = couponFacts(await readSellerCoupon(trx, { ...who, id: first }))
  await written(
    trx,
    who,
    'coupon.created',
    { id: first, code: values.code },
    { before: null, after: { ...facts, count: made.length } },
  )
  return made
}

/** @throws AppError 422, or 404 for a coupon that is not there */
export async function changeCoupon(trx: Db, who: Who, id: number, typed: SaveCoupon): Promise<void> {
  const before = await lockCoupon(trx, who.shopId, id)
  if (!before) throw new AppError('not_found', texts.notFound)
  const factsBefore = couponFacts(await readSellerCoupon(trx, { ...who, id }))
  const values = judgeTyped(typed)
  await mustOwn(trx, who.shopId, values)
  if (values.code !== before.code) {
    if (before.used > 0) throw refuseField('code', setupRefusals.codeInUse)
    if (await findByCode(trx, who.shopId, values.code)) throw await codeTaken(trx, who.shopId, values.code)
  }
  if (values.max_uses !== null && values.max_uses !== undefined && values.max_uses < before.used)
    throw refuseField('max_uses', setupRefusals.fewerThanUsed, { used: before.used })
  await updateCoupon(trx, who.shopId, id, values)
  await written(
    trx,
    who,
    'coupon.edited',
    { id, code: values.code },
    { before: factsBefore, after: couponFacts(await readSellerCoupon(trx, { ...who, id })) },
  )
}

const steps = {
  pause: { is_active: false },
  resume: { is_active: true },
  restore: { archived_at: null },
} as const satisfies Record<Exclude<CouponStep, 'archive'>, object>

/** Pauses, resumes, puts away or brings back. @throws AppError 404 */
export async function stepCoupon(trx: Db, who: Who, id: number, step: CouponStep): Promise<void> {
  const before = await lockCoupon(trx, who.shopId, id)
  if (!before) throw new AppError('not_found', texts.notFound)
  const { status } = await readSellerCoupon(trx, { ...who, id })
  await updateCoupon(trx, who.shopId, id, step === 'archive' ? { archived_at: who.now } : steps[step])
  const after = await readSellerCoupon(trx, { ...who, id })
  await written(
    trx,
    who,
    step === 'archive' ? 'coupon.removed' : 'coupon.edited',
    { id, code: before.code },
    { before: { status }, after: { status: after.status } },
  )
}

// An ending that was there already is drawn again; so many parameters go into one statement.
async function createBatch(
  trx: Db,
  shopId: number,
  values: CouponValues & { code: string; kind: string },
  howMany: number,
): Promise<number[]> {
  const made: number[] = []
  for (let turn = 0; made.length < howMany && turn < 50; turn++) {
    const codes = Array.from({ length: Math.min(250, howMany - made.length) }, () => `${values.code}-${ending()}`)
    made.push(
      ...(await insertCouponsOnce(
        trx,
        codes.map((code) => ({ ...values, code, shop_id: shopId })),
      )),
    )
  }
  return made
}

// Letters and digits that nobody mistakes for one another.
const ending = () => Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

async function codeTaken(trx: Db, shopId: number, code: string): Promise<AppError> {
  const taken = await findByCode(trx, shopId, code)
  return refuseField('code', taken?.archived_at ? setupRefusals.codeInArchive : setupRefusals.codeTwice)
}

async function mustOwn(trx: Db, shopId: number, values: CouponValues): Promise<void> {
  const lists = [
    ['product_ids', listProductNames],
    ['excluded_product_ids', listProductNames],
    ['category_ids', listCategoryNames],
    ['excluded_category_ids', listCategoryNames],
  ] as const
  for (const [field, find] of lists) {
    const ids = values[field] ?? []
    if (ids.length > 0 && (await find(trx, shopId, ids)).length < new Set(ids).size)
      throw refuseField(field, setupRefusals.notYours)
  }
}

const written = (
  trx: Db,
  { shopId, userId, now }: Who,
  action: AuditAction,
  { id, code }: { id: number; code: string },
  facts: { before: Facts | null; after: Facts },
) => recordAudit(trx, { shopId, userId, action, subject: { type: 'coupon', ref: id, name: code }, ...facts, now })
