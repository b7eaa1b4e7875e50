import type { LineDetails, TypeOrderParts } from '@kedai/contracts/line-details.ts'
import { deliversFiles } from '@kedai/domain/product-types/product-types.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { readOrderCodes } from '../../../sell/codes/actions/read-order-codes.ts'
import type { OfOrder } from '../../../sell/product-types/shared/product-type.ts'
import { findProductType } from '../../../sell/product-types/shared/registry.ts'

/** What the types of an order's lines tell besides: of the order as a whole, and by the ids of lines. */
export type TypeParts = { order: TypeOrderParts; lines: ReadonlyMap<number, LineDetails> }

type Line = { id: number; item_type: string; details: unknown }

export async function readTypeParts(trx: Db, lines: readonly Line[], of: OfOrder): Promise<TypeParts> {
  const told = new Map(lines.map((line) => [line.id, presentDetails(line)]))
  let order: TypeOrderParts = {}
  for (const name of new Set(lines.map(({ item_type }) => item_type))) {
    const parts = await findProductType(name)?.orderParts?.(trx, of)
    order = { ...order, ...parts?.order }
    for (const [id, more] of parts?.lines ?? []) told.set(id, { ...told.get(id), ...more })
  }
  if (lines.some(({ item_type: name }) => deliversFiles(name))) {
    const { codes, lines: coded } = await readOrderCodes(trx, of)
    if (codes.length > 0) order = { ...order, codes }
    for (const [id, more] of coded) told.set(id, { ...told.get(id), ...more })
  }
  return { order, lines: told }
}

function presentDetails({ item_type: name, details }: Line): LineDetails {
  const type = findProductType(name)
  return type && isObject(details) ? type.line(details) : {}
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
