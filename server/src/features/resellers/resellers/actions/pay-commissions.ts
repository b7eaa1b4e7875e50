import type { Db } from '../../../../platform/db/db.ts'
import {
  type CommissionToPay,
  findPayee,
  freeOfVoucher,
  lockOnVoucher,
  lockOwed,
  lockToPay,
  markPaid,
  type PayeeRow,
  putOnVoucher,
} from '../queries/payouts.ts'

export type { CommissionToPay, PayeeRow }

/** Whom a voucher pays, as the shop knows him; null for nobody of the shop. */
export const readPayee = (trx: Db, shopId: number, resellerId: number): Promise<PayeeRow | null> =>
  findPayee(trx, shopId, resellerId)

/** Commissions of a reseller, held still; what is not his is left out. */
export const lockCommissions = (
  trx: Db,
  of: { shopId: number; resellerId: number; ids: readonly number[] },
): Promise<CommissionToPay[]> => lockToPay(trx, of)

/** What is owed back of commission that was paid and then reversed, in sen; his wallet is held still. Call it after `lockCommissions`. */
export const readOwed = (trx: Db, shopId: number, resellerId: number): Promise<number> =>
  lockOwed(trx, shopId, resellerId)

/** They stand on this voucher and on no other. */
export const reserveCommissions = (trx: Db, of: { shopId: number; voucherId: number; ids: readonly number[] }) =>
  putOnVoucher(trx, of)

type OfVoucher = { shopId: number; voucherId: number }

/** Whether a commission on a voucher comes to something else by now; they are held still. */
export const readsOtherwise = async (trx: Db, of: OfVoucher): Promise<boolean> =>
  (await lockOnVoucher(trx, of)).some(({ amount_sen, payable_sen }) => amount_sen !== payable_sen)

/** What stands on a voucher is paid. */
export const payCommissions = (trx: Db, { shopId, voucherId }: OfVoucher): Promise<void> =>
  markPaid(trx, shopId, voucherId)

/** What stood on a voucher can be paid by another one; `wasPaid`: it had been paid. */
export const freeCommissions = (trx: Db, of: OfVoucher & { wasPaid: boolean }): Promise<void> => freeOfVoucher(trx, of)
