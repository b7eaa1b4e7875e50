import { crc16, writeFields } from '@kedai/domain/payments/duitnow/emv-fields.ts'
import type { Db } from '../../../platform/db/db.ts'
import { addBankAccount } from '../../money/payments/actions/save-bank-account.ts'
import { saveDuitNow } from '../../money/payments/actions/save-duitnow.ts'
import { openSandboxAccount } from '../../money/payments/actions/open-sandbox-account.ts'
import { offerPaymentMethod } from '../../sell/checkout/actions/offer-payment-method.ts'

/** The pretend bank, bank transfer to one of two accounts, cash on delivery (contract §8), and a DuitNow QR that leads nowhere. `holder` is the shop's name. */
export async function seedPaymentMethods(trx: Db, shopId: number, holder: string, now: Date): Promise<void> {
  const shared = { shopId, provider: null, accounts: [], holdMinutes: null }
  await offerPaymentMethod(trx, {
    ...shared,
    code: 'sandbox',
    name: 'FPX (bank olok-olok)',
    kind: 'gateway',
    provider: 'sandbox',
    position: 0,
    instructions: 'Bank olok-olok untuk mencuba. Tiada wang sebenar bergerak.',
  })
  await openSandboxAccount(trx, shopId, now)
  await offerPaymentMethod(trx, {
    ...shared,
    code: 'bank_transfer',
    name: 'Pindahan bank',
    kind: 'bank_transfer',
    position: 1,
    instructions: 'Pindahkan jumlah tepat, tulis nombor pesanan sebagai rujukan, kemudian muat naik bukti bayaran.',
  })
  const who = { shopId, userId: null, lang: 'ms', demo: true, now } as const
  await addBankAccount(trx, who, { bank: 'Maybank', number: '5140 1234 5678', holder, is_shown: true })
  await addBankAccount(trx, who, { bank: 'CIMB Bank', number: '8001 2345 67', holder, is_shown: true })
  await offerPaymentMethod(trx, {
    ...shared,
    code: 'cod',
    name: 'Bayar semasa terima (COD)',
    kind: 'cod',
    position: 2,
    instructions: 'Sediakan wang tunai apabila kurier sampai.',
  })
  await offerPaymentMethod(trx, {
    ...shared,
    code: 'duitnow_qr',
    name: 'DuitNow QR (contoh)',
    kind: 'qr',
    position: 3,
    instructions:
      'Kod contoh untuk mencuba: tiada bank di sebaliknya, jadi aplikasi bank akan menolaknya. Muat naik sebarang gambar sebagai bukti bayaran.',
  })
  await saveDuitNow(trx, who, exampleCode())
}

// Shaped as a bank gives them out, with an acquirer and an account that do not exist.
function exampleCode(): string {
  const account = writeFields([
    { id: '00', value: 'A0000006150001' },
    { id: '01', value: '000000' },
    { id: '02', value: 'CONTOH0000000000' },
  ])
  const fields = {
    '00': '02',
    '01': '11',
    '26': account,
    '52': '0000',
    '53': '458',
    '58': 'MY',
    '59': 'CONTOH KEDAI DEMO',
    '60': 'KAJANG',
  }
  const body = `${writeFields(Object.entries(fields).map(([id, value]) => ({ id, value })))}6304`
  return body + crc16(body)
}
