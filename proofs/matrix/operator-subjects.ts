import { randomUUID } from 'node:crypto'
import { addPerson } from '../../server/src/features/orders/orders/orders.fixture.ts'
import { insert, type Subject } from './subject.ts'
import type { World } from './world.ts'

const freshName = () => `op-${randomUUID().slice(0, 8)}`

/** What operators act on: a shop of its own each time, since some acts end it. */
export const operatorSubjects: Record<string, Subject> = {
  operated_shop: {
    async make(world) {
      const shop = freshName()
      await insert(world, 'insert into shops (username, name) values ($1, $1) returning id', [shop])
      return { shop }
    },
    missing: { shop: 'op-nobody' },
  },
  failure: {
    make: async (world, shop) => ({
      kind: 'mails',
      id: await insert(
        world,
        `insert into outgoing_mails (shop_id, kind, data, failed_at, next_try_at, tries, last_error) values ($1, 'written', '{}', now(), 'infinity', 14, '550') returning id`,
        [world.shops[shop].shopId],
      ),
    }),
    missing: { kind: 'mails', id: '987654321' },
  },
  operator_run: {
    async make(world, shop) {
      const key = `operator/${randomUUID()}.tar.gz`
      await world.kedai.deps.files.store.put(key, Buffer.from('an export'))
      return {
        run_id: await insert(
          world,
          `insert into operator_runs (kind, shop, of_shop, user_id, state, file_key, created_at, ended_at)
          select 'export', $1, $2, id, 'done', $3, now(), now() from users where email = 'operator@operator.test' returning id`,
          [shop, world.shops[shop].shopId, key],
        ),
      }
    },
    missing: { run_id: '987654321' },
  },
  operated_operator: { make: newSupport, missing: { operator_id: '987654321' } },
  operator_access: {
    async make(world) {
      const [{ operator_id }, shop] = [await newSupport(world), freshName()]
      const id = await insert(world, 'insert into shops (username, name) values ($1, $1) returning id', [shop])
      await world.kedai.asOwner(
        `insert into operator_access (user_id, of_shop, level, granted_by, granted_at) values ($1, $2, 'view', 'x', now())`,
        [operator_id, id],
      )
      return { operator_id, shop }
    },
    missing: { operator_id: '987654321', shop: 'op-nobody' },
  },
}

async function newSupport(world: World): Promise<{ operator_id: string }> {
  const id = await addPerson(world.kedai, `${freshName()}@operator.test`)
  await world.kedai.asOwner(`insert into operators (user_id, role) values ($1, 'support')`, [id])
  return { operator_id: String(id) }
}
