import { randomUUID } from 'node:crypto'
import { insert, type Subject } from './subject.ts'

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
    async make(world) {
      const key = `operator/${randomUUID()}.tar.gz`
      await world.kedai.deps.files.store.put(key, Buffer.from('an export'))
      return {
        run_id: await insert(
          world,
          `insert into operator_runs (kind, shop, user_id, state, file_key, created_at, ended_at)
          select 'export', $1, id, 'done', $2, now(), now() from users where email = 'operator@operator.test' returning id`,
          [freshName(), key],
        ),
      }
    },
    missing: { run_id: '987654321' },
  },
}
