import type { Customer } from '@kedai/contracts/customers.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/errors/message.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import { ordersOfCustomer } from '../../orders/actions/orders-of-customer.ts'
import { texts } from '../messages.ts'
import { findCustomer, findShopName, sumOrders } from '../queries/customers.ts'

/** A customer with all that was bought. @throws AppError `not_found` */
export async function readCustomer(trx: Db, ref: { shopId: number; customerId: number }, lang: Lang): Promise<Customer> {
  const row = await findCustomer(trx, ref)
  if (!row) throw new AppError('not_found', common.notFound)
  const [sums, history, shop] = await Promise.all([sumOrders(trx, ref), ordersOfCustomer(trx, { ...ref, atMost: 100 }), findShopName(trx, ref.shopId)])
  return {
    id: row.id, name: row.name, phone: row.phone, email: row.email, tags: row.tags, note: row.note,
    orders: sums.orders, spent: formatRinggit(sen(sums.spent_sen)), cancelled: sums.cancelled,
    first_order_at: sums.first_order_at && formatTime(sums.first_order_at), last_order_at: formatTime(row.last_order_at),
    whatsapp_link: whatsappLink(row.phone, say(texts.greeting, lang, { name: row.name, shop })), history,
  }
}
