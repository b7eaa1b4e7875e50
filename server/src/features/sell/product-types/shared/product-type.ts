import type { Buyable, Item, ItemView } from '@kedai/contracts/items.ts'
import type { LineDetails, TypeOrderParts } from '@kedai/contracts/line-details.ts'
import type { PlaceOrder } from '@kedai/contracts/orders.ts'
import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import type { TypedParticipant } from '@kedai/contracts/type-fields.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Message, Params } from '../../../../platform/errors/message.ts'
import type { BookingWant, Fewer, SeatWant, SlotWant, StockWant } from '../../claims/actions/wants.ts'

/** What a product says of its type, as `products.details` keeps it and its form shows it. */
export type Settings = Readonly<Record<string, unknown>>

/** Where a seller's form gathers what is wrong with it. */
export type FormRefusals = { add(field: string, message: Message, params?: Params): void }

export type FieldRefusals = Record<string, Message[]>

type Product = { shopId: number; productId: number; settings: Settings }

/** A thing with a price, as a type looks at it: a ticket type, a plan, the product itself. */
export type TypeUnit = {
  id: number
  optionValues: readonly string[]
  price: Sen
  /** Null: not counted. */
  stock: number | null
  isActive: boolean
}

type Claim = WithoutLine<StockWant | SeatWant | BookingWant | SlotWant>
type WithoutLine<Want> = Want extends { line: number } ? Omit<Want, 'line'> : never

/** What a type makes of one line that is wanted. */
export type LineChoice = {
  /** For one of the line's quantity; null: the unit's price of now. */
  unitPrice: Sen | null
  /** Add-ons of the whole line, beside its price. */
  addonTotal: Sen
  /** How the line says what was chosen; null: by the unit's options. */
  options: string | null
  /** What is claimed for it in place of stock. */
  claims: readonly Claim[]
  /** The snapshot that the line keeps; null for none. */
  details: Settings | null
  /** Whose kept places its order takes over: an offer to somebody who waited. */
  offerId?: number | null
  /** Something scarce that went meanwhile; `left`: how many could be had, null where that is no number. `isClosed`: it is not sold now, however much there is. */
  change: { what: 'stock' | 'booking' | 'slot'; left: number | null; message: Message; isClosed?: boolean } | null
}

export type ChosenLine = { unitId: number; quantity: number; field: string; choice: LineChoice }

export type OrderWish<Facts> = Product & {
  facts: Facts
  title: string
  units: readonly TypeUnit[]
  wants: readonly { unitId: number; quantity: number; field: string }[]
  body: PlaceOrder
  /** What it goes on paying for; null: it begins anew. */
  renews: number | null
  /** Files among the answers, stored already, by the keys of their fields. */
  answerFiles: ReadonlyMap<string, { fileId: number; name: string }>
  lang: Lang
  now: Date
}

/** A line that stands, and what its order's edit wishes of it. */
export type LineEdit = Product & {
  orderId: number
  line: { id: number; position: number; variationId: number; quantity: number; details: Settings }
  quantity: number
  /** Of a ticket: who comes no more, by their places; left out, the last ones. */
  dropped: readonly number[] | undefined
  /** Of a ticket: who comes besides. */
  participants: readonly TypedParticipant[]
  buyer: { name: string; email: string; phone: string }
  now: Date
}

/** What another quantity makes of a line, and what is wrong at which field of the wish. */
export type EditedChoice = {
  details: Settings
  more: readonly Claim[]
  fewer: readonly WithoutLine<Fewer>[]
  fields: FieldRefusals
  /** What it keeps in rows of its own, once the claims were had. */
  save?: (trx: Db) => Promise<void>
}

/** What a page of the type shows beside what every page does. */
export type TypeView = {
  item?: Partial<Item>
  item_rental?: ItemView['item_rental']
  /** What each of `items[]` shows besides; null leaves it out. */
  unit?: (unitId: number) => Partial<Buyable> | null
  /** When it changes by itself. */
  until?: Date | null
}

export type OfOrder = { shopId: number; orderId: number; reader: 'buyer' | 'seller'; now: Date }

/** What a type of product does beyond goods. Statements stand in `queries`; nothing here knows orders or pages. */
export type ProductType<Facts = unknown> = {
  form: {
    /** The type's part of a form, as it is kept; null with refusals. */
    judge: (form: SaveProduct, refusals: FormRefusals) => Settings | null
    /** What it keeps in rows of its own, after the product and its units were written. `unitIds` go by the form's `variations`. */
    save?: (trx: Db, saved: Product & { unitIds: readonly number[]; now: Date }) => Promise<void>
  }
  view: (
    publicDb: Db,
    page: Product & { units: readonly TypeUnit[]; lang: Lang; now: Date },
  ) => Promise<TypeView> | TypeView
  order: {
    /** What is wanted stands in fields of its own: what is wrong with `items` and `quantity` is for it to say. */
    choosesItself?: true
    /** Everything that a wish is judged by, read in the order's transaction. */
    load: (trx: Db, wish: Product & { body: PlaceOrder; now: Date }) => Promise<Facts>
    /** The lines as they would be ordered, and what is wrong at which field. */
    judge: (wish: OrderWish<Facts>) => { lines: ChosenLine[]; fields: FieldRefusals }
  }
  /** Another quantity of a line that was ordered; left out, the quantity stays as it was sold. */
  edit?: (trx: Db, edit: LineEdit) => Promise<EditedChoice>
  /** What a line's snapshot tells on the wire. */
  line: (details: Settings) => LineDetails
  /** What an order tells of it besides, as a whole and by its lines' ids; links that open something are the buyer's alone. */
  orderParts?: (
    trx: Db,
    order: OfOrder,
  ) => Promise<{ order?: TypeOrderParts; lines?: ReadonlyMap<number, LineDetails> }>
}

/** A type whose facts only it knows. */
export const productType = <Facts>(type: ProductType<Facts>): ProductType => type as ProductType // its own `load` makes what its `judge` reads
