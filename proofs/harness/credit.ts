import { makeApproved, plainInvoice } from '../../server/src/features/money/invoices/invoices.fixture.ts'
import { openTestShop, signedIn } from '../../server/src/features/orders/orders/orders.fixture.ts'
import { startTestApp } from '../../server/src/platform/test-app/test-app.ts'

const path = '/api/ajax/seller/invoices'

/** A shop whose customers can be owed something. Amounts in sen where they are read from the tables. */
export async function openCreditShop() {
  const kedai = await startTestApp()
  const shop = await openTestShop(kedai, 'demo')
  const owner = await signedIn(kedai, shop.ownerId)
  return {
    kedai,
    shop,
    owner,
    /** A customer who paid RM 50.00 too much for `over`, and so many open invoices of RM 128.21 besides. */
    async withCredit(phone: string, open: number) {
      const typed = { ...plainInvoice, buyer: { name: 'Siti', phone } }
      const over = await makeApproved(kedai, shop, typed)
      const { body } = await owner.post(`${path}/record-payment/${over.hashslug}`, {
        amount: '178.21',
        method: 'bank_transfer',
      })
      const invoices = []
      for (let at = 0; at < open; at++) invoices.push(await makeApproved(kedai, shop, typed))
      return { over, entry: body.data.payments[0].id as number, customerId: body.data.customer_id as number, invoices }
    },
    creditOf: async (customerId: number): Promise<number | undefined> =>
      (
        await kedai.asOwner<{ left: number }>(
          'select coalesce(sum(amount_sen), 0)::bigint as left from customer_credit where customer_id = $1',
          [customerId],
        )
      )[0]?.left,
    applyCredit: (hashslug: string, body: object) => owner.post(`${path}/apply-credit/${hashslug}`, body),
    reverse: (hashslug: string, body: object) => owner.post(`${path}/reverse/${hashslug}`, body),
  }
}
