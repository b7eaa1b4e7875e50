import {
  deliversFiles,
  hasOptions,
  type ProductTypeName,
  productTypeRules,
} from '@kedai/domain/product-types/product-types.ts'
import type { DigitalFile, UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { type CollectionValues, emptyCollection } from '../../collection/seller/collection-values.ts'
import { type CourseValues, emptyCourse } from '../../course/seller/course-values.ts'
import { emptyMembership, type MembershipValues } from '../../membership/seller/membership-values.ts'
import { emptyRental, type RentalValues } from '../../rental/seller/rental-values.ts'
import { emptyService, type ServiceValues } from '../../service/seller/service-values.ts'
import { emptyTicket, type TicketValues } from '../../ticket/seller/ticket-values.ts'
import type { ContentBlock } from '@kedai/domain/content/content-block.ts'

/** One thing with a price and a stock, as typed. `stock_was` is the count that the form was opened with. */
export type UnitValues = {
  id: number | null
  option_values: string[]
  sku: string
  barcode: string
  cost: string
  price: string
  promo_price: string
  stock: string
  stock_was: string | null
  weight: string
  image_id: string
  /** Off: this combination does not exist. */
  is_offered: boolean
}

export type TierValues = { name: string; values: string[] }

/** A product as it stands in its form: everything as typed, under the wire's names where it has one. */
export type ProductValues = {
  item_type: ProductTypeName
  title: string
  images: UploadedPicture[]
  content: ContentBlock[]
  category_id: string
  tiers: TierValues[]
  variations: UnitValues[]
  is_promo: boolean
  promo_until: string
  is_countdown: boolean
  countdown_start: string
  countdown_until: string
  min_purchase_qty: string
  max_purchase_qty: string
  multiple_of: string
  one_page: boolean
  sticky: boolean
  tnc: string
  has_upload: boolean
  file_upload: { label: string; placeholder: string; tooltip: string; is_required: boolean }
  has_upsell: boolean
  click_upsell: {
    offered_variation_id: number | null
    offered_title: string
    title: string
    description: string
    price: string
  }
  low_stock_at: string
  /** Of a digital product alone. */
  digital: {
    files: DigitalFile[]
    link: string
    download_limit: string
    expires_days: string
    stamp_pdf: boolean
    device_limit: string
    has_codes: boolean
  }
  /** Of those types alone. */
  ticket: TicketValues
  service: ServiceValues
  membership: MembershipValues
  collection: CollectionValues
  rental: RentalValues
  course: CourseValues
}

export const emptyUnit = (option_values: string[] = []): UnitValues => ({
  id: null,
  option_values,
  sku: '',
  barcode: '',
  cost: '',
  price: '',
  promo_price: '',
  stock: '',
  stock_was: null,
  weight: '',
  image_id: '',
  is_offered: true,
})

export const emptyProduct = (item_type: ProductValues['item_type']): ProductValues => ({
  item_type,
  title: '',
  images: [],
  content: [],
  category_id: '',
  tiers: hasOptions(item_type) ? [{ name: '', values: [] }] : [],
  // Where it has options, the one unit waits unseen for the first of them.
  variations: [emptyUnit(hasTitles(item_type) ? [''] : [])],
  is_promo: false,
  promo_until: '',
  is_countdown: false,
  countdown_start: '',
  countdown_until: '',
  min_purchase_qty: '1',
  max_purchase_qty: '',
  multiple_of: '1',
  one_page: true,
  sticky: true,
  tnc: '',
  has_upload: false,
  file_upload: { label: '', placeholder: '', tooltip: '', is_required: false },
  has_upsell: false,
  click_upsell: { offered_variation_id: null, offered_title: '', title: '', description: '', price: '' },
  low_stock_at: '',
  digital: {
    files: [],
    link: '',
    download_limit: '5',
    expires_days: '',
    stamp_pdf: false,
    device_limit: '',
    has_codes: false,
  },
  ticket: emptyTicket,
  service: emptyService,
  membership: emptyMembership,
  collection: emptyCollection,
  rental: emptyRental,
  course: emptyCourse(),
})

/** Whether its buyer says how much it is. */
export const hasOpenAmount = ({ item_type, collection }: Pick<ProductValues, 'item_type' | 'collection'>): boolean =>
  productTypeRules(item_type).fields.includes('amount') && collection.amount_type === 'open'

/** Whether another item may be offered with it, and how many at once is for its seller to say. */
export const offersUpsells = (type: ProductValues['item_type']): boolean =>
  productTypeRules(type).upsells && !deliversFiles(type)

/** Whether it is sold in rows, each with a title of its own. */
export const hasRows = (type: ProductValues['item_type']): boolean => productTypeRules(type).units === 'rows'

/** Whether even one alone has a title of its own: a plan. */
export const hasTitles = (type: ProductValues['item_type']): boolean => productTypeRules(type).fields.includes('plan')
