import type { PlaceOrder } from '@kedai/contracts/orders.ts'
import { effectivePrice } from '@kedai/domain/catalogue/promo.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { OrderWish, TypeUnit } from '../../product-types/shared/product-type.ts'
import { findProductType } from '../../product-types/shared/registry.ts'
import type { Listing } from './load-offer.ts'
import type { ReadWants } from './read-wants.ts'

type Choosing = {
  shopId: number
  listing: Listing
  read: ReadWants
  form: { body: PlaceOrder; lang: Lang }
  renews: number | null
  answerFiles: OrderWish<unknown>['answerFiles']
  now: Date
}

/** What is wanted as its type sells it: seats for named people, time on a unit. Goods are wanted as they were read. */
export async function readChoice(
  trx: Db,
  { shopId, listing, read, form: { body, lang }, renews, answerFiles, now }: Choosing,
): Promise<ReadWants> {
  const type = findProductType(listing.itemType)
  if (type === null) return read
  const product = { shopId, productId: listing.productId, settings: listing.settings ?? {} }
  const facts = await type.order.load(trx, { ...product, body, now })
  const { title } = listing
  const units = typeUnits(listing, now)
  const wish = { ...product, facts, title, units, wants: read.wants, body, renews, answerFiles, lang, now }
  const { lines, fields } = type.order.judge(wish)
  return type.order.choosesItself
    ? { wants: lines, gone: false, fields }
    : { ...read, wants: lines, fields: { ...read.fields, ...fields } }
}

const typeUnits = ({ units, promo }: Listing, now: Date): TypeUnit[] =>
  units.map((unit) => ({
    id: unit.id,
    optionValues: unit.optionValues,
    price: effectivePrice(unit, promo, now).price,
    stock: unit.stock,
    isActive: unit.isActive,
  }))
