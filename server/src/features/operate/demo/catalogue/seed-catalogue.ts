import { saveProduct } from '@kedai/contracts/seller-products.ts'
import type { ContentBlock } from '@kedai/domain/content/content-block.ts'
import { formatTime, plusHours } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { Files } from '../../../../platform/files/files.ts'
import { createCategory } from '../../../sell/categories/actions/create-category.ts'
import { judgeProduct } from '../../../sell/catalogue/actions/judge-product.ts'
import { createProduct } from '../../../sell/catalogue/actions/save-product.ts'
import type { DemoShop, DemoShopName } from '../demo-part.ts'
import { demoCategories, rivalCategories } from './categories.ts'
import { costOf } from './cost-of.ts'
import type { DemoProduct } from './demo-product.ts'
import { makeEbook } from './ebook.ts'
import { rasterise } from './pictures/rasterise.ts'
import { storePictures } from './pictures/store-pictures.ts'
import { bookedProducts } from './products-booked.ts'
import { eventProducts } from './products-events.ts'
import { clothesProducts } from './products-clothes.ts'
import { clubProducts } from './products-clubs.ts'
import { courseProducts } from './products-courses.ts'
import { foodProducts } from './products-food.ts'
import { homeProducts } from './products-home.ts'
import { rentalProducts } from './products-rental.ts'
import { rivalProducts } from './products-rival.ts'

// Lists show the newest first.
const shownFirst = [
  'kopi-sangai',
  'tart-nanas-gulung',
  'DEMO-CLUB',
  'DEMO-COURSE',
  'DEMO-LAST',
  'DEMO-EBOOK',
  'DEMO-TEE',
  'DEMO-MUG',
]

const catalogues: Record<
  DemoShopName,
  { categories: Record<string, readonly string[]>; products: readonly DemoProduct[] }
> = {
  demo: {
    categories: demoCategories,
    products: mixed(
      homeProducts,
      foodProducts,
      clothesProducts,
      rentalProducts,
      clubProducts,
      bookedProducts,
      eventProducts,
      courseProducts,
    ),
  },
  rival: { categories: rivalCategories, products: rivalProducts },
}

/** Draws the pictures of a shop's products: slow, so before the transaction. */
export const drawCatalogue = async (shop: DemoShopName): Promise<void> =>
  void (await rasterise(catalogues[shop].products.flatMap(({ pictures }) => pictures)))

/** The products of the demo, through the same actions as a seller's. */
export async function seedCatalogue(trx: Db, shop: DemoShop, { files, clock }: Deps): Promise<void> {
  const { categories, products } = catalogues[shop.username]
  const now = clock.now()
  const categoryIds = await seedCategories(trx, shop.id, categories)
  const drawn = await rasterise(products.flatMap(({ pictures }) => pictures))
  const pictureIds = await storePictures(trx, files, shop.id, drawn)
  const variationOf = new Map<string, number>()
  for (const demo of products) {
    const imageIds = pictureIds.splice(0, demo.pictures.length)
    const offered = demo.upsell ? (variationOf.get(demo.upsell.of) ?? null) : null
    const form = saveProduct.parse(
      formOf(demo, {
        categoryId: categoryIds.get(demo.category) ?? null,
        imageIds,
        offered,
        now,
        fileId: await storeEbook(trx, files, shop.id, demo),
      }),
    )
    const { unitIds } = await createProduct(trx, {
      shopId: shop.id,
      userId: null,
      product: judgeProduct(form),
      status: 'published',
      viewId: demo.viewId,
      now,
    })
    variationOf.set(demo.viewId, unitIds[0] ?? 0)
  }
}

async function storeEbook(
  trx: Db,
  files: Files,
  shopId: number,
  { ebook, title }: DemoProduct,
): Promise<number | null> {
  if (!ebook) return null
  return files.save(
    trx,
    await files.accept(
      { filename: ebook.fileName, bytes: makeEbook(title, ebook.pages) },
      { shopId, kind: 'digital_file', field: 'file' },
    ),
  )
}

async function seedCategories(
  trx: Db,
  shopId: number,
  categories: Record<string, readonly string[]>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [name, within] of Object.entries(categories)) {
    const { id: parentId } = await createCategory(trx, { shopId, name, parentId: null })
    ids.set(name, parentId)
    for (const child of within)
      ids.set(`${name}/${child}`, (await createCategory(trx, { shopId, name: child, parentId })).id)
  }
  return ids
}

type Ids = { categoryId: number | null; imageIds: number[]; offered: number | null; now: Date; fileId: number | null }

function typeOf({ typed, club, rental, ebook, options }: DemoProduct): string {
  if (typed) return typed.itemType
  if (club) return 'membership'
  if (rental) return 'rental'
  if (ebook) return 'digital'
  return options ? 'variation' : 'ecommerce'
}

/** What a seller would type for a demo's product. */
export function formOf(demo: DemoProduct, { categoryId, imageIds, offered, now, fileId }: Ids): unknown {
  const { title, options, quantity = {}, upsell } = demo
  const until = demo.promoDays === undefined ? undefined : formatTime(plusHours(now, demo.promoDays * 24))
  return {
    item_type: typeOf(demo),
    ...(demo.typed && { [demo.typed.itemType]: settingsOf(demo.typed, now) }),
    title,
    membership: demo.club?.membership,
    digital: fileId === null ? null : { files: [{ id: fileId }], download_limit: 5, expires_days: 365 },
    rental: demo.rental ?? null,
    category_id: categoryId,
    content: blocksOf(demo.about),
    option_names: options?.names ?? [],
    variations: demo.club?.rows ??
      demo.typed?.rows ??
      options?.variations.map((variation) => ({
        ...variation,
        cost: costOf(demo, variation.price),
        image_id: pictureOf(demo, variation.option_values ?? [], imageIds),
      })) ?? [
        {
          price: demo.price,
          cost: costOf(demo, demo.price),
          promo_price: demo.promo,
          stock: demo.stock ?? null,
          weight: demo.weight,
          sku: demo.viewId.toUpperCase(),
        },
      ],
    images: imageIds.map((id, index) => ({ id, alt: index === 0 ? title : `${title} (${index + 1})` })),
    is_promo: until !== undefined || demo.promo !== undefined,
    promo_until: until,
    is_countdown: demo.countdown ?? false,
    ...(demo.countdown && { countdown_start: formatTime(plusHours(now, -1)), countdown_until: until }),
    min_purchase_qty: quantity.min ?? 1,
    max_purchase_qty: quantity.max,
    multiple_of: quantity.multiple ?? 1,
    tnc: demo.tnc,
    file_upload: demo.fileUpload,
    click_upsell: upsell && {
      offered_variation_id: offered,
      title: upsell.title,
      description: upsell.description,
      price: upsell.price,
    },
  }
}

const settingsOf = ({ settings }: NonNullable<DemoProduct['typed']>, now: Date): object =>
  typeof settings === 'function' ? settings(now) : settings

const pictureOf = (
  { pictureOf: places = {} }: DemoProduct,
  options: readonly string[],
  imageIds: readonly number[],
): number | undefined => options.flatMap((option) => imageIds[places[option] ?? -1] ?? [])[0]

function blocksOf(about: readonly string[]): ContentBlock[] {
  const blocks: ContentBlock[] = []
  for (const line of about) {
    const last = blocks.at(-1)
    if (!line.startsWith('- ')) blocks.push({ type: 'paragraph', spans: [{ text: line }] })
    else if (last?.type === 'list') last.items.push([{ text: line.slice(2) }])
    else blocks.push({ type: 'list', ordered: false, items: [[{ text: line.slice(2) }]] })
  }
  return blocks
}

// In turn from each list, so that a page shows a bit of everything; what is shown first is written last.
function mixed(...lists: readonly (readonly DemoProduct[])[]): DemoProduct[] {
  const longest = Math.max(...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
  const ordered: DemoProduct[] = []
  const place = (product: DemoProduct): void => {
    const offered = inTurn.find(({ viewId }) => viewId === product.upsell?.of)
    if (offered && !ordered.includes(offered)) place(offered)
    if (!ordered.includes(product)) ordered.push(product)
  }
  inTurn.filter(({ viewId }) => !shownFirst.includes(viewId)).forEach(place)
  shownFirst.forEach((viewId) => inTurn.filter((product) => product.viewId === viewId).forEach(place))
  return ordered
}
