/** Where somebody stands in a programme (contract §9). */
export const resellerStatuses = [
  'applied',
  'awaiting_first_order',
  'active',
  'warned',
  'suspended',
  'ended',
  'rejected',
] as const
export type ResellerStatus = (typeof resellerStatuses)[number]

export const isResellerStatus = (value: unknown): value is ResellerStatus =>
  resellerStatuses.some((status) => status === value)

/** Who may see the prices of a programme and order at them (contract §4). */
export const mayBuy = (status: string): boolean => buyers.has(status)
const buyers = new Set<string>(['awaiting_first_order', 'active', 'warned'] satisfies ResellerStatus[])

/** Whose link brings buyers, and earns: nobody before the first order is paid. */
export const mayRefer = (status: string): boolean => referrers.has(status)
const referrers = new Set<string>(['active', 'warned'] satisfies ResellerStatus[])

export const resellerActionNames = ['approve', 'reject', 'suspend', 'reinstate', 'end', 'rank'] as const
export type ResellerAction = (typeof resellerActionNames)[number]

/** From which statuses the shop may do what. Somebody who was rejected or has left may apply again. */
const allowedFrom = {
  approve: ['applied'],
  reject: ['applied'],
  suspend: ['awaiting_first_order', 'active', 'warned'],
  reinstate: ['suspended', 'warned'],
  end: ['awaiting_first_order', 'active', 'warned', 'suspended'],
  rank: ['applied', 'awaiting_first_order', 'active', 'warned', 'suspended'],
} satisfies Record<ResellerAction, readonly ResellerStatus[]>

export const mayDo = (action: ResellerAction, status: ResellerStatus): boolean =>
  (allowedFrom[action] as readonly ResellerStatus[]).includes(status)

/** May apply again: everything else stands in the way. */
export const mayApplyAgain = (status: ResellerStatus): boolean => status === 'rejected' || status === 'ended'

/** What an approval leads to: a rank that asks for a first order waits for it. */
export const afterApproval = (asksFirstOrder: boolean): ResellerStatus =>
  asksFirstOrder ? 'awaiting_first_order' : 'active'
