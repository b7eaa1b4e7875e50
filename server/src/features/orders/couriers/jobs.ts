import { defineQueue } from '../../../platform/jobs/queue.ts'

/** Every minute: asks couriers about parcels whose time has come. */
export const followCouriers = defineQueue<object>('couriers.follow', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})
