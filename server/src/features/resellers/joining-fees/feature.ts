import type { Feature } from '../../../platform/feature.ts'
import { askJoiningFee, creditJoiningFee, settleJoiningFee } from './actions/joining-fee.ts'

/** What a programme asks of whoever joins it: an invoice, which has to be paid before the first order. (contract §9) */
export const joiningFees: Feature = {
  name: 'joining-fees',
  // Wired before the letter of an approval, which has the link to pay by.
  wire({ events, clock }) {
    events.on('reseller.decided', async (trx, { shopId, resellerId, action }) => {
      if (action === 'approve') await askJoiningFee(trx, { shopId, resellerId, now: clock.now() })
    })
    for (const [name, isPaid] of [
      ['invoice.paid', true],
      ['invoice.closed', false],
      ['invoice.voided', false],
    ] as const)
      events.on(name, (trx, of) => settleJoiningFee(trx, { ...of, isPaid, now: clock.now() }))
    events.on('invoice.money_returned', (trx, of) => creditJoiningFee(trx, { ...of, now: clock.now() }))
  },
}
