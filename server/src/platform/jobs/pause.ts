import type { Pool } from 'pg'
import type { Suspensions } from '../suspensions/suspended-shops.ts'

/** Puts jobs off that are a suspended shop's own; a job says so by the `shopId` in its data. */
export type Pause = {
  isPaused(data: object): boolean
  /** It waits for another ten minutes, as if nobody had taken it. */
  putOff(id: string): Promise<void>
}

export const createPause = (pool: Pool, suspensions: () => Suspensions): Pause => ({
  isPaused: (data) =>
    data !== null && 'shopId' in data && typeof data.shopId === 'number' && suspensions().ofShop(data.shopId) !== null,
  async putOff(id) {
    await pool.query({
      name: 'jobs_put_off',
      text: `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null, start_after = now() + interval '10 minutes',
        keep_until = greatest(keep_until, now() + interval '90 days') where id = $1 and state = 'active'`,
      values: [id],
    })
  },
})
