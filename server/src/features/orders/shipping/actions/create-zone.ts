import { judgeRate } from '@kedai/domain/shipping/rates.ts'
import type { StateCode } from '@kedai/domain/shipping/states.ts'
import type { StoredRate } from '@kedai/domain/shipping/stored-rate.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { insertMethod, insertZone } from '../queries/setup.ts'

export type NewZone = {
  shopId: number
  name: string
  states: readonly StateCode[]
  position: number
  methods: readonly ({ name: string; courier: string } & StoredRate)[]
}

/** Writes a zone of Malaysia with its ways of shipping. Throws RangeError for a rate that cannot stand. */
export async function createZone(trx: Db, { shopId, name, states, position, methods }: NewZone): Promise<void> {
  const zoneId = await insertZone(trx, { shop_id: shopId, name, states: [...states], position })
  for (const [position, { name: methodName, courier, rate, freeAbove }] of methods.entries()) {
    const problem = judgeRate(rate)
    if (problem !== null) throw new RangeError(`${methodName}: ${problem}`)
    const rates = JSON.stringify({ rate, freeAbove } satisfies StoredRate)
    await insertMethod(trx, {
      shop_id: shopId,
      zone_id: zoneId,
      name: methodName,
      courier,
      by: rate.by,
      rates,
      position,
    })
  }
}
