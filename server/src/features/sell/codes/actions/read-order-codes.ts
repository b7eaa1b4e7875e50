import type { Db } from '../../../../platform/db/db.ts'
import { masked } from '../masked.ts'
import { codesOfOrder } from '../queries.ts'

type OfOrder = { shopId: number; orderId: number; reader: 'buyer' | 'seller' }

/** The codes of an order, all of them and by the ids of its lines. The seller, who may not see them again, gets their ends. */
export async function readOrderCodes(trx: Db, { reader, ...of }: OfOrder) {
  const rows = (await codesOfOrder(trx, of)).map(({ line, code }) => ({
    line,
    code: reader === 'buyer' ? code : masked(code),
  }))
  const lines = new Map<number, { codes: string[] }>()
  for (const { line, code } of rows) {
    if (line === null) continue
    lines.set(line, { codes: [...(lines.get(line)?.codes ?? []), code] })
  }
  return { codes: rows.map(({ code }) => code), lines }
}
