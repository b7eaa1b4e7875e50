import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type LetterFacts = {
  name: string
  email: string
  lang: string
  area: string
  order_no: string
  shop_name: string
  username: string
  due_at: Date
}

/** What a letter to somebody says who has to send an order; null: he has not. */
export async function findLetterFacts(trx: Db, shopId: number, orderId: number): Promise<LetterFacts | null> {
  const text = `select p.name, p.email, u.lang, r.area, o.order_no, s.name as shop_name, s.username, n.due_at
    from node_orders n join orders o on o.id = n.order_id join shops s on s.id = n.shop_id
    join resellers r on r.shop_id = n.shop_id and r.id = n.reseller_id
    join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id join users u on u.id = r.user_id
    where n.shop_id = $1 and n.order_id = $2 and n.due_at is not null and n.moved_at is null`
  return (await rawQuery<LetterFacts>(trx, 'node_orders_letter', text, [shopId, orderId]))[0] ?? null
}
