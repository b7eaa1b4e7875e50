import { sellerActions, type SellerAction } from './actions.ts'
import type { Work } from '../people/permissions.ts'

/** What can be done to many orders in one go: some of the actions on one, and taking them away as paper or as a file. */
export const runActions = ['approve_proof', 'pack', 'parcel', 'fulfil', 'complete', 'print', 'export'] as const

export type RunAction = (typeof runActions)[number]

/** The actions that change each order, by a job, and the action on one order that each is; the others only name a set of orders. */
const workingActions = {
  approve_proof: 'approve_proof',
  pack: 'pack',
  parcel: 'fulfil',
  fulfil: 'fulfil',
  complete: 'complete',
} as const satisfies Partial<Record<RunAction, SellerAction>>

export type WorkingAction = keyof typeof workingActions

/** Whether a run of this action changes orders. */
export const isWorking = (action: RunAction): action is WorkingAction => Object.hasOwn(workingActions, action)

/** The area of work that staff need for it. */
export const workOfRun = (action: RunAction): Work =>
  isWorking(action) ? sellerActions[workingActions[action]].work : 'orders'

/** The most orders one run takes. */
export const maxInRun = 10_000
