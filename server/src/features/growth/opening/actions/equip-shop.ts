import { sen } from '@kedai/domain/money/sen.ts'
import { shippingDefaults } from '@kedai/domain/shipping/method-words.ts'
import type { Rate } from '@kedai/domain/shipping/rates.ts'
import { statesIn } from '@kedai/domain/shipping/states.ts'
import { zoneDefaults } from '@kedai/domain/shipping/zone-words.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { createZone } from '../../../orders/shipping/actions/create-zone.ts'

/**
 * What a new shop starts with: shipping to all of Malaysia by weight, at prices most small sellers could keep. Ways to pay start
 * switched off, since money must never go to an account that nobody named. The transaction names the shop.
 */
export async function equipShop(trx: Db, { shopId, lang }: { shopId: number; lang: Lang }): Promise<void> {
  await createZone(trx, {
    shopId,
    name: zoneDefaults.peninsular[lang],
    states: statesIn('peninsular'),
    position: 0,
    methods: [
      { name: shippingDefaults.peninsular[lang], courier: 'Pos Laju', rate: byWeight(800, 200), freeAbove: null },
    ],
  })
  await createZone(trx, {
    shopId,
    name: zoneDefaults.east[lang],
    states: statesIn('sabah', 'sarawak', 'labuan'),
    position: 1,
    methods: [{ name: shippingDefaults.east[lang], courier: 'Pos Laju', rate: byWeight(1500, 1000), freeAbove: null }],
  })
}

// Sen for the first kilogram and for each further one begun, up to 30 kg.
const byWeight = (first: number, step: number): Rate => ({
  by: 'weight',
  firstGrams: grams(1000),
  firstPrice: sen(first),
  stepGrams: grams(1000),
  stepPrice: sen(step),
  maxGrams: grams(30_000),
})
