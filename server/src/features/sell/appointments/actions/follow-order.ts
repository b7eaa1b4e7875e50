import type { Db } from '../../../../platform/db/db.ts'
import { bookHeld, cancelOpen, insertAppointment } from '../queries/appointments.ts'

type Moment = { shopId: number; orderId: number; now: Date }

/** The time that an order has claimed. Twice is once. */
export const bookAppointment = (trx: Db, order: Moment): Promise<void> => insertAppointment(trx, order)

/** Its money is there. */
export const confirmAppointment = (trx: Db, order: Moment): Promise<void> => bookHeld(trx, order)

/** Its order is over; the claim has gone back with it. */
export const cancelAppointment = (trx: Db, order: Moment): Promise<void> => cancelOpen(trx, order)
