import type { Db } from '../../../../../platform/db/db.ts'
import { lockInvoice } from '../../../invoices/actions/lock-invoice.ts'
import { lockOrder } from '../../../../orders/orders/actions/lock-order.ts'
import type { Debt, DebtRef } from './debt.ts'
import { invoiceDebt } from './invoice-debt.ts'
import { orderDebt } from './order-debt.ts'

/** Locks what an attempt pays; its attempts are locked after it, always. @throws AppError `not_found` */
export const lockDebt = async (trx: Db, ref: DebtRef, now: Date): Promise<Debt> =>
  'orderId' in ref ? orderDebt(trx, await lockOrder(trx, ref), now) : invoiceDebt(trx, await lockInvoice(trx, ref), now)
