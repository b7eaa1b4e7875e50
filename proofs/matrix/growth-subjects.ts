import { insert, type Subject } from './subject.ts'

/** Campaigns, leads, automations and links of a viral lock. */
export const growthSubjects: Record<string, Subject> = {
  shop: {
    make: (_world, shop) => Promise.resolve({ username: shop }),
    missing: { username: 'tiada-kedai' },
  },
  campaign: {
    async make(world, shop) {
      return {
        id: await insert(
          world,
          `insert into campaigns (shop_id, name, channel, audience, words, lang, created_at)
           values ($1, 'Raya', 'sms', '{}', 'Jualan', 'ms', now()) returning id`,
          [world.shops[shop].shopId],
        ),
      }
    },
    missing: { id: '987654321' },
  },
  lead: {
    async make(world, shop) {
      const phone = `+6011${String(Math.random()).slice(2, 10)}`
      return {
        id: await insert(
          world,
          `insert into leads (shop_id, name, phone, lang, created_at, updated_at) values ($1, 'Siti', $2, 'ms', now(), now()) returning id`,
          [world.shops[shop].shopId, phone],
        ),
      }
    },
    missing: { id: '987654321' },
  },
  agent_lead: {
    async make(world, shop) {
      return {
        id: await insert(
          world,
          `insert into leads (shop_id, name, phone, lang, created_at, updated_at) values ($1, 'Siti', $2, 'ms', now(), now()) returning id`,
          [world.shops[shop].shopId, `+6011${String(Math.random()).slice(2, 10)}`],
        ),
      }
    },
    missing: { id: '987654321' },
  },
  automation: {
    async make(world, shop) {
      return {
        id: await insert(
          world,
          `insert into automations (shop_id, name, trigger, steps, is_active, secret, created_at, updated_at)
           values ($1, 'Aliran', 'order_paid', '[{"action":"task","after_minutes":0,"title":"Hubungi"}]', false, 'x', now(), now()) returning id`,
          [world.shops[shop].shopId],
        ),
      }
    },
    missing: { id: '987654321' },
  },
  automation_task: {
    async make(world, shop) {
      const { shopId } = world.shops[shop]
      const automationId = await insert(
        world,
        `insert into automations (shop_id, name, trigger, steps, is_active, secret, created_at, updated_at)
         values ($1, 'Aliran', 'order_paid', '[]', false, 'x', now(), now()) returning id`,
        [shopId],
      )
      const runId = await insert(
        world,
        `insert into automation_runs (shop_id, automation_id, trigger, steps, state) values ($1, $2, 'order_paid', '[]', 'done') returning id`,
        [shopId, automationId],
      )
      return {
        id: await insert(
          world,
          `insert into automation_tasks (shop_id, run_id, step, title, created_at) values ($1, $2, 0, 'Hubungi', now()) returning id`,
          [shopId, runId],
        ),
      }
    },
    missing: { id: '987654321' },
  },
  viral_share: {
    async make(world, shop) {
      const { shopId, productId } = world.shops[shop]
      await world.kedai.asOwner(
        `insert into viral_locks (shop_id, product_id, goal, counts, reward_kind, reward_text, updated_at)
         values ($1, $2, 3, 'visitors', 'coupon', 'Kupon', now()) on conflict do nothing`,
        [shopId, productId],
      )
      const code = `vl${String(Math.random()).slice(2, 12)}`
      await world.kedai.asOwner(
        `insert into viral_shares (shop_id, product_id, phone, code, device, created_at) values ($1, $2, $3, $4, 'x', now())`,
        [shopId, productId, `+6011${String(Math.random()).slice(2, 10)}`, code],
      )
      const [row] = await world.kedai.asOwner<{ view_id: string }>('select view_id from products where id = $1', [
        productId,
      ])
      return { view_id: row?.view_id ?? '', code }
    },
    missing: { view_id: 'NOBODY-HAS-THIS', code: 'nobodyhasthis' },
  },
  viral_link: {
    async make(world, shop) {
      const { shopId, productId } = world.shops[shop]
      await world.kedai.asOwner(
        `insert into viral_locks (shop_id, product_id, goal, counts, reward_kind, reward_text, updated_at)
         values ($1, $2, 3, 'visitors', 'coupon', 'Kupon', now()) on conflict do nothing`,
        [shopId, productId],
      )
      const link = await insert(
        world,
        `insert into viral_shares (shop_id, product_id, phone, code, device, created_at) values ($1, $2, $3, $4, 'x', now()) returning id`,
        [shopId, productId, `+6011${String(Math.random()).slice(2, 10)}`, `vl${String(Math.random()).slice(2, 12)}`],
      )
      return { id: String(productId), link }
    },
    missing: { id: '987654321', link: '987654321' },
  },
}
