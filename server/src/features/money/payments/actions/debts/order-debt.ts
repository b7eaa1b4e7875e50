import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../../platform/db/db.ts'
import type { LockedOrder } from '../../../../orders/orders/actions/lock-order.ts'
import { recordEvent } from '../../../../orders/orders/actions/record-event.ts'
import { settleOrder } from '../../../../orders/orders/actions/settle-order.ts'
import { queueMoney, receiveMoney } from '../receive-money.ts'
import { texts } from '../../messages.ts'
import { dueOf } from '../../money-of-order.ts'
import type { Debt } from './debt.ts'

/** A locked order as a gateway's attempts see it. */
export function orderDebt(trx: Db, order: LockedOrder, now: Date): Debt {
  const ids = { shopId: order.shop_id, orderId: order.id, now }
  return {
    due: dueOf(order),
    tell: (name, method) =>
      recordEvent(trx, { ...ids, name, actor: name === 'payment.started' ? 'buyer' : 'gateway', data: { method } }),
    receive: async (money) => {
      await receiveMoney(trx, order, { ...money, now, source: 'gateway', actor: 'gateway' })
    },
    setAside: (money, cause, note) => queueMoney(trx, order, { ...money, now, note, cause, actor: 'gateway' }),
    settle: async (hold) => {
      await settleOrder(trx, { ...ids, hold })
    },
    bill: {
      forWhat: texts.billFor,
      params: { order_no: order.order_no },
      buyer: { name: order.buyer_name, email: order.buyer_email, phone: order.buyer_phone },
      lang: isLang(order.lang) ? order.lang : 'ms',
      whenDown: texts.gatewayDown,
    },
  }
}
