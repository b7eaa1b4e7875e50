import { saveBanners as saveBannersForm } from '@kedai/contracts/banners.ts'
import { judgeBanners } from '../../shop/banners/actions/judge-banners.ts'
import { saveBanners } from '../../shop/banners/actions/save-banners.ts'
import { saveCategory } from '../../sell/categories/actions/save-category.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { drawSlide } from './catalogue/pictures/draw-slide.ts'
import type { DemoShop } from './demo-part.ts'
import { listCategoryPictures } from './queries.ts'

const slides = [
  {
    pictures: [
      { motif: 'mug', palette: 'pandan', backdrop: 'sun' },
      { motif: 'tee', palette: 'pandan', backdrop: 'arch' },
    ],
    title: 'Hadiah buatan tangan',
    text: 'Cawan, baju dan kain, dibungkus siap untuk diberi.',
    alt: 'Cawan dan baju T berwarna hijau pandan',
    link: '?cat=hadiah',
  },
  {
    pictures: [
      { motif: 'tart', palette: 'senja', backdrop: 'table' },
      { motif: 'serunding', palette: 'senja', backdrop: 'hills' },
    ],
    title: 'Kuih dan sambal dari dapur kampung',
    text: 'Dimasak setiap minggu, tahan sebulan.',
    alt: 'Kuih tart dan serunding',
    link: '?cat=makanan',
  },
] as const

/** Slides and a promo line above the demo's shelves, and a picture on each shelf. */
export async function seedFront(
  trx: Db,
  { id: shopId, username }: DemoShop,
  { files, config: { publicUrl } }: Deps,
): Promise<void> {
  const kept = await Promise.all(
    slides.map(async ({ pictures, ...words }) => {
      const file = await files.accept(
        { filename: 'slaid.jpg', bytes: await drawSlide(pictures) },
        { shopId, kind: 'shop_picture', field: 'picture' },
      )
      return { file, words }
    }),
  )
  const shown: object[] = []
  for (const { file, words } of kept) shown.push({ ...words, image_id: await files.save(trx, file) })
  const form = saveBannersForm.parse({
    slides: shown,
    promo_banner: { is_active: true, text: 'Guna kod DEMO10 untuk potongan 10% sepanjang bulan ini', link: '' },
  })
  await saveBanners(trx, shopId, judgeBanners(form, { publicUrl, username }))
  for (const { id, name, image_id } of await listCategoryPictures(trx, shopId))
    await saveCategory(trx, { shopId, id, name, imageId: image_id })
}
