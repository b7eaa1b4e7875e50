import type { Db } from '../../platform/db/db.ts'
import { addBankAccount } from '../payments/actions/save-bank-account.ts'
import { offerPaymentMethod } from '../checkout/actions/offer-payment-method.ts'

/** The pretend bank, bank transfer to one of two accounts, and cash on delivery (contract §8). `holder` is the shop's name. */
export async function seedPaymentMethods(trx: Db, shopId: number, holder: string, now: Date): Promise<void> {
  const shared = { shopId, provider: null, accounts: [], holdMinutes: null }
  await offerPaymentMethod(trx, {
    ...shared, code: 'sandbox', name: 'FPX (bank olok-olok)', kind: 'gateway', provider: 'sandbox', position: 0,
    instructions: 'Bank olok-olok untuk mencuba. Tiada wang sebenar bergerak.',
  })
  await offerPaymentMethod(trx, {
    ...shared, code: 'bank_transfer', name: 'Pindahan bank', kind: 'bank_transfer', position: 1,
    instructions: 'Pindahkan jumlah tepat, tulis nombor pesanan sebagai rujukan, kemudian muat naik resit.',
  })
  const who = { shopId, userId: null, now }
  await addBankAccount(trx, who, { bank: 'Maybank', number: '5140 1234 5678', holder, is_shown: true })
  await addBankAccount(trx, who, { bank: 'CIMB Bank', number: '8001 2345 67', holder, is_shown: true })
  await offerPaymentMethod(trx, {
    ...shared, code: 'cod', name: 'Bayar semasa terima (COD)', kind: 'cod', position: 2,
    instructions: 'Sediakan wang tunai apabila kurier sampai.',
  })
}
