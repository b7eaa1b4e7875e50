import { sellerActions, type SellerAction } from './actions.ts'
import type { Work } from '../people/permissions.ts'

/** What can be done to many orders in one go: some of the actions on one, and taking them away as paper or as a file. */
export const runActions = ['approve_proof', 'pack', 'fulfil', 'complete', 'print', 'export'] as const

export type RunAction = (typeof runActions)[number]

/** The actions that change each order, by a job; the others only name a set of orders. */
export const workingActions = ['approve_proof', 'pack', 'fulfil', 'complete'] as const satisfies readonly SellerAction[]

export type WorkingAction = (typeof workingActions)[number]

/** Whether a run of this action changes orders. */
export const isWorking = (action: RunAction): action is WorkingAction => workingActions.some((one) => one === action)

/** The area of work that staff need for it. */
export const workOfRun = (action: RunAction): Work => (isWorking(action) ? sellerActions[action].work : 'orders')

/** The most orders one run takes. */
export const maxInRun = 10_000
