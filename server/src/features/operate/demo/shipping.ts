import { sen } from '@kedai/domain/money/sen.ts'
import { statesIn } from '@kedai/domain/shipping/states.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import type { Rate } from '@kedai/domain/shipping/rates.ts'
import type { Db } from '../../../platform/db/db.ts'
import { createZone } from '../../orders/shipping/actions/create-zone.ts'

/** One courier, by weight: Peninsular and East Malaysia. */
export async function seedShipping(trx: Db, shopId: number): Promise<void> {
  await createZone(trx, {
    shopId,
    name: 'Semenanjung Malaysia',
    states: statesIn('peninsular'),
    position: 0,
    methods: [{ name: 'Pos Laju (2–3 hari)', courier: 'Pos Laju', rate: byWeight(600, 150), freeAbove: null }],
  })
  await createZone(trx, {
    shopId,
    name: 'Sabah, Sarawak dan Labuan',
    states: statesIn('sabah', 'sarawak', 'labuan'),
    position: 1,
    methods: [{ name: 'Pos Laju (5–7 hari)', courier: 'Pos Laju', rate: byWeight(1200, 900), freeAbove: null }],
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
