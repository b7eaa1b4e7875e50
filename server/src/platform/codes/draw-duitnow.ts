import type { DuitNowToPay } from '@kedai/contracts/duitnow.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { acquirerName, duitNowFor, readDuitNow } from '@kedai/domain/payments/duitnow/duitnow-code.ts'
import { qrPath } from './qr-path.ts'

/** A shop's code as it is kept. */
export type KeptDuitNow = { payload: string; says_amount: boolean }

type Payment = { amount: Sen; reference: string }

/** What the code of one payment says, and of whom it is; null for a code that no longer reads as one. */
export function duitNowOf({ payload, says_amount: wantsAmount }: KeptDuitNow, payment: Payment) {
  const read = readDuitNow(payload)
  if (!read.ok) return null
  const { code } = read
  const saysAmount = wantsAmount && !code.isSealed
  return {
    text: saysAmount ? duitNowFor(code, payment) : payload,
    merchantName: code.merchantName,
    acquirer: acquirerName(code.acquirerId),
    saysAmount,
  }
}

/** The shop's code for one payment, drawn. `pictureUrl`: where it is to be had as a PNG. */
export function drawDuitNow(kept: KeptDuitNow, payment: Payment & { pictureUrl: string }): DuitNowToPay | null {
  const code = duitNowOf(kept, payment)
  return (
    code && {
      merchant_name: code.merchantName,
      acquirer: code.acquirer,
      amount: formatRinggit(payment.amount),
      reference: payment.reference,
      says_amount: code.saysAmount,
      qr: qrPath(code.text),
      picture_url: payment.pictureUrl,
    }
  )
}
