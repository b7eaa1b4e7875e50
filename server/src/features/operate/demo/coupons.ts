import { basisPoints } from '@kedai/domain/money/percent.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { plusHours } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import { createCoupon } from '../../sell/coupons/actions/create-coupon.ts'

/** The coupons of contract §8; `EXPIRED` ended yesterday. */
export async function seedCoupons(trx: Db, shopId: number, now: Date): Promise<void> {
  await createCoupon(trx, { shopId, code: 'DEMO10', worth: { kind: 'percent', rate: basisPoints(1000) } })
  await createCoupon(trx, { shopId, code: 'DEMO5', worth: { kind: 'fixed', amount: sen(500) }, codeIsPublic: true })
  await createCoupon(trx, { shopId, code: 'ONCE', worth: { kind: 'fixed', amount: sen(100) }, maxUses: 1 })
  await createCoupon(trx, {
    shopId,
    code: 'HANTARPERCUMA',
    name: 'Hantar percuma',
    worth: { kind: 'free_shipping' },
    minSpend: sen(5000),
    maxDiscount: sen(1000),
  })
  await createCoupon(trx, {
    shopId,
    code: 'SELAMATDATANG',
    name: 'Pesanan pertama',
    worth: { kind: 'percent', rate: basisPoints(1500) },
    maxDiscount: sen(2000),
    firstOrderOnly: true,
    skipsPromo: true,
  })
  await createCoupon(trx, {
    shopId,
    code: 'EXPIRED',
    worth: { kind: 'percent', rate: basisPoints(1500) },
    endsAt: plusHours(now, -24),
  })
}
