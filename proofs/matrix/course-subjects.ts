import { makeSentOrder } from '../../server/src/features/orders/orders/orders.fixture.ts'
import { insert, type Subject } from './subject.ts'
import type { ShopName, World } from './world.ts'

const lessonId = 4711
const nobody = 'nobody-has-this-token-nobody-has-this-token'

/** Courses, who learns in them, and what they earned; codes of a pool. */
export const courseSubjects: Record<string, Subject> = {
  course: {
    async make(world, shop) {
      return { token: (await enrolmentIn(world, shop)).token }
    },
    missing: { token: nobody },
  },
  lesson: {
    async make(world, shop) {
      return { token: (await enrolmentIn(world, shop)).token, id: String(lessonId) }
    },
    missing: { token: nobody, id: '987654321' },
  },
  preview_lesson: {
    async make(world, shop) {
      const { viewId } = await courseIn(world, shop)
      return { view_id: viewId, id: String(lessonId) }
    },
    missing: { view_id: 'NO-SUCH-COURSE', id: '987654321' },
  },
  certificate: {
    async make(world, shop) {
      const { entitlementId } = await enrolmentIn(world, shop)
      const code = crypto.randomUUID().replace(/-/g, '').slice(0, 12).toUpperCase()
      await world.kedai.asOwner(
        `insert into certificates (shop_id, entitlement_id, code, name, title, lang, issued_at)
         values ($1, $2, $3, 'Siti Aminah', 'Kursus', 'ms', now())`,
        [world.shops[shop].shopId, entitlementId, code],
      )
      return { code }
    },
    missing: { code: 'NOSUCHNUMBER' },
  },
  product_code: {
    async make(world, shop) {
      const { shopId } = world.shops[shop]
      const product = await insert(
        world,
        `insert into products (shop_id, view_id, item_type, status, title, published_at) values ($1, $2, 'digital', 'published', 'Baucar', now()) returning id`,
        [shopId, `CODES-${crypto.randomUUID().slice(0, 8)}`],
      )
      const unit = await insert(
        world,
        'insert into variations (shop_id, product_id, price_sen, stock, has_codes) values ($1, $2, 1000, 1, true) returning id',
        [shopId, product],
      )
      const code = await insert(
        world,
        `insert into product_codes (shop_id, variation_id, code, added_at) values ($1, $2, 'KOD-1', now()) returning id`,
        [shopId, unit],
      )
      return { id: product, code_id: code }
    },
    missing: { id: '987654321', code_id: '987654321' },
  },
}

const details = {
  access_days: 30,
  renewal_price: null,
  sections: [
    {
      title: 'Mula',
      lessons: [
        {
          id: lessonId,
          title: 'Satu',
          kind: 'quiz',
          is_preview: true,
          questions: [{ question: 'A?', options: ['a', 'b'], correct: [0] }],
        },
      ],
    },
  ],
}

async function courseIn(world: World, shop: ShopName) {
  const viewId = `LEARN-${crypto.randomUUID().slice(0, 8)}`
  const { shopId } = world.shops[shop]
  const productId = await insert(
    world,
    `insert into products (shop_id, view_id, item_type, status, title, details, published_at)
     values ($1, $2, 'course', 'published', 'Kursus', $3, now()) returning id`,
    [shopId, viewId, JSON.stringify(details)],
  )
  const variationId = await insert(
    world,
    'insert into variations (shop_id, product_id, price_sen) values ($1, $2, 9900) returning id',
    [shopId, productId],
  )
  return { viewId, productId, variationId }
}

async function enrolmentIn(world: World, shop: ShopName) {
  const { orderId } = await makeSentOrder(world.kedai, world.shops[shop])
  const { productId, variationId } = await courseIn(world, shop)
  const token = `learn-${crypto.randomUUID()}`
  const entitlementId = await insert(
    world,
    `insert into entitlements (shop_id, kind, product_id, variation_id, order_id, token, code, title, plan, holder_name, holder_phone, lang, until_on, created_at)
     values ($1, 'course', $2, $3, $4, $5, $6, 'Kursus', 'Kursus', 'Siti Aminah', '+60198765432', 'ms', '2099-01-01', now()) returning id`,
    [world.shops[shop].shopId, productId, variationId, orderId, token, crypto.randomUUID().slice(0, 8).toUpperCase()],
  )
  return { token, entitlementId }
}
