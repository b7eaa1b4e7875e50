import type { Db } from '../db/db.ts'
import type { AnyRequest } from '../http/app-types.ts'

/** A shop that an operator has closed for now, with the words that its buyers and its seller read. */
export type Suspension = { shopId: number; username: string; reason: string; since: Date }

/** Which shops are suspended. Held in memory, so that a shop that is not costs no look into the database. */
export type Suspensions = {
  isNone(): boolean
  ofShop(shopId: number): Suspension | null
  ofUsername(username: string): Suspension | null
}

const none: Suspensions = { isNone: () => true, ofShop: () => null, ofUsername: () => null }

/** Ties them to a database handle, so that whatever opens a transaction for a shop can ask. */
export const bindSuspensions = (db: Db, suspensions: Suspensions): void => void bound.set(db, suspensions)

export const suspensionsOf = (db: Db): Suspensions => bound.get(db) ?? none

const bound = new WeakMap<Db, Suspensions>()

/** What is paid, reported from outside, signed in to, or only a file of the pages goes on while a shop is suspended. */
export const goesOnWhileSuspended = (url: string): boolean => goesOn.test(url)

const goesOn =
  /^\/(?:webhooks\/|pay\/return\/|sandbox\/|internal\/|api\/ajax\/auth\/|v1\/|media\/|files\/|theme\/|apps?\/|broadcasting\/|healthz|readyz|metrics|openapi\.json|docs|login|register|forgot|reset|confirm-email|invitation|seller(?:[/?]|$))/

/** Somebody of the shop itself looks at it: allowed while it is suspended. */
export const letLook = (request: AnyRequest, shopId: number): void => void lookers.set(request, shopId)

export const mayLook = (request: AnyRequest, shopId: number): boolean => lookers.get(request) === shopId

const lookers = new WeakMap<AnyRequest, number>()
