import type { OrderPapers } from '@kedai/contracts/order-runs.ts'
import type { Role } from '@kedai/domain/people/permissions.ts'
import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { readSellerOrder } from '../../orders/actions/read-seller-order.ts'
import { readLetterhead, readSenders } from '../queries/letterhead.ts'
import type { Letterhead } from '../queries/letterhead.ts'
import { listOrderNos } from '../queries/rows.ts'
import { findRun } from '../queries/runs.ts'

type Seller = { shopId: number; role: Role; permissions: readonly string[] }
type Wanted = { runId: number; page: number; lang: Lang }

const perPage = 10

/** Some of a run's orders, whole, for paper. @throws AppError `not_found` */
export async function readPapers(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  seller: Seller,
  { runId, page, lang }: Wanted,
): Promise<OrderPapers> {
  const { shopId } = seller
  const found = await inTransaction(deps.db, { shopId, readOnly: true }, async (trx) => {
    const run = await findRun(trx, { shopId, runId })
    const orderNos = await listOrderNos(trx, { shopId, runId }, { after: (page - 1) * perPage, atMost: perPage })
    const senders = await readSenders(trx, shopId, orderNos)
    return run && { run, orderNos, senders, shop: await readLetterhead(trx, shopId) }
  })
  if (!found) throw new AppError('not_found', common.notFound)
  const orders: OrderPapers['orders'] = []
  for (const orderNo of found.orderNos) {
    const sender = found.senders.find(({ order_no }) => order_no === orderNo)
    const order = await readSellerOrder(deps, seller, { orderNo, lang })
    orders.push({ ...order, sender: sender ? { name: sender.sender_name ?? '', phone: sender.sender_phone } : null })
  }
  const { total } = found.run
  return { shop: presentLetterhead(found.shop), orders, total, last_page: Math.max(1, Math.ceil(total / perPage)) }
}

const presentLetterhead = ({
  name,
  email,
  phone_number,
  whatsapp_number,
  show_address,
  address,
  postcode,
  city,
  state,
}: Letterhead) => {
  const town = [postcode, city].filter(Boolean).join(' ')
  const lines = show_address ? [address, town, isStateCode(state) ? stateOf(state).name : state] : []
  return { name, email, phone: phone_number ?? whatsapp_number, address: lines.flatMap((line) => (line ? [line] : [])) }
}
