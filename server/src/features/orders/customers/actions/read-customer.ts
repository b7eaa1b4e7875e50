import type { Customer } from '@kedai/contracts/customers.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { say } from '../../../../platform/errors/message.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { revisionOf } from '../../../../platform/http/revision.ts'
import { invoicesOfCustomer } from '../../../money/invoices/actions/invoices-of-customer.ts'
import { ordersOfCustomer } from '../../orders/actions/orders-of-customer.ts'
import { texts } from '../messages.ts'
import { presentCredit, presentRow } from '../present/customer-row.ts'
import { findNotes, findShopName, listCredit, sumOrders } from '../queries/customers.ts'
import { findCustomerRow } from '../queries/list-customers.ts'

const atMost = 100

/** What the shop notes about a customer, as its form shows it. @throws AppError `not_found` */
export async function readNotes(
  trx: Db,
  ref: { shopId: number; customerId: number },
): Promise<Noted & { revision: string }> {
  const row = await findNotes(trx, ref)
  if (!row) throw new AppError('not_found', common.notFound)
  const noted = notedOf(row)
  return { ...noted, revision: revisionOf(noted) }
}

type Noted = Pick<Customer, 'name' | 'note' | 'tags'>

const notedOf = ({ name, note, tags }: Noted): Noted => ({ name, note, tags })

/** A customer with all that was bought, billed and kept for them. @throws AppError `not_found` */
export async function readCustomer(
  trx: Db,
  ref: { shopId: number; customerId: number },
  { lang, now }: { lang: Lang; now: Date },
): Promise<Customer> {
  const of = { ...ref, today: formatDate(now), atMost }
  const row = await findCustomerRow(trx, of)
  if (!row) throw new AppError('not_found', common.notFound)
  const [sums, history, invoices, credit, shop] = await Promise.all([
    sumOrders(trx, ref),
    ordersOfCustomer(trx, of),
    invoicesOfCustomer(trx, of),
    listCredit(trx, ref, atMost),
    findShopName(trx, ref.shopId),
  ])
  return {
    ...presentRow(row),
    note: row.note,
    cancelled: sums.cancelled,
    first_order_at: sums.first_order_at && formatTime(sums.first_order_at),
    whatsapp_link: whatsappLink(row.phone, say(texts.greeting, lang, { name: row.name, shop })),
    history,
    invoice_history: invoices,
    credit_history: credit.map(presentCredit),
    revision: revisionOf(notedOf(row)),
  }
}
