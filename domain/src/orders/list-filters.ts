import { fulfilmentStatuses, orderStatuses, paymentStatuses } from './statuses.ts'

/** Orders that wait for somebody to do something; each opens its list. */
export const workQueueNames = ['slips_to_check', 'to_pack', 'unpaid'] as const
export type WorkQueueName = (typeof workQueueNames)[number]
export const isWorkQueue = (name: unknown): name is WorkQueueName => workQueueNames.some((queue) => queue === name)

/**
 * What a list may be narrowed to: a work queue, what is sold (paid and not all given back), `held` (money of it is held, of part
 * payments too), `due` (money is still to come, also on delivery, and no slip waits), or a value of any of the three axes.
 * `unpaid` is the queue of that name.
 */
export const orderFilters = [
  ...new Set([
    ...workQueueNames,
    'sold' as const,
    'held' as const,
    'due' as const,
    ...orderStatuses,
    ...paymentStatuses,
    ...fulfilmentStatuses,
  ]),
] as const
export type OrderFilter = (typeof orderFilters)[number]
