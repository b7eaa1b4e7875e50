import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import type { membershipForm } from '@kedai/contracts/memberships.ts'
import type { z } from 'zod'
import type { Picture } from './pictures/draw-picture.ts'

/** A product of the demo as it is written down: what a seller would fill in, and what to draw. */
export type DemoProduct = {
  viewId: string
  title: string
  /** A category of this list, or `category/sub-category`. */
  category: string
  pictures: readonly Picture[]
  /** Paragraphs; one that starts with "- " becomes an entry of a list. */
  about: readonly string[]
  /** One unit; left out where `sizes` or `variations` say more. */
  price?: string
  promo?: string
  stock?: number | null
  weight: string
  options?: { names: string[]; variations: NonNullable<SaveProduct['variations']> }
  /** Which picture (from 0) shows the variations of an option. */
  pictureOf?: Record<string, number>
  /** Whole days from now until the promo ends; with `countdown`, the clock shows as well. */
  promoDays?: number
  countdown?: boolean
  quantity?: { min?: number; max?: number; multiple?: number }
  tnc?: string
  fileUpload?: NonNullable<SaveProduct['file_upload']>
  /** A book of these pages, sold as a file; nothing is sent by parcel. */
  ebook?: { fileName: string; pages: readonly (readonly string[])[] }
  /** Lent for a time; `price` is for one period. */
  rental?: NonNullable<SaveProduct['rental']>
  /** Plans of a club, each with its price. */
  club?: { rows: NonNullable<SaveProduct['variations']>; membership: z.input<typeof membershipForm> }
  /** Of another type than goods: what its form says besides, and its rows with titles, if any. */
  typed?: {
    itemType: SaveProduct['item_type']
    settings: object | ((now: Date) => object)
    rows?: NonNullable<SaveProduct['variations']>
  }
  /** The view id of the product offered beside it; written before. */
  upsell?: { of: string; title: string; description: string; price: string }
}

/** Every combination of sizes and colours with the same stock; `prices` by size. */
export function sizesBy(
  prices: Record<string, string>,
  {
    colours,
    stock,
    weight,
    promos = {},
  }: { colours?: readonly string[]; stock: number; weight: string; promos?: Record<string, string> },
): NonNullable<DemoProduct['options']> {
  const variations = Object.entries(prices).flatMap(([size, price], row) =>
    (colours ?? ['']).map((colour, column) => ({
      option_values: colour === '' ? [size] : [size, colour],
      price,
      promo_price: promos[size],
      weight,
      // Uneven on purpose, and a few sold out: as a shelf looks on any day.
      stock: (row * 3 + column * 2) % 7 === 6 ? 0 : stock + ((row * 5 + column * 3) % 9),
    })),
  )
  return { names: colours ? ['Saiz', 'Warna'] : ['Saiz'], variations }
}
