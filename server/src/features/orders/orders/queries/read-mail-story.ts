import { ownSenderAreas } from '@kedai/domain/carts/areas.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { OrderStory } from './read-order.ts'

type Order = OrderStory['order']

/** What the mails about an order tell, and to whom. */
export type MailStory = {
  order: Pick<
    Order,
    | 'order_no'
    | 'token'
    | 'lang'
    | 'buyer_name'
    | 'buyer_email'
    | 'order_status'
    | 'payment_status'
    | 'fulfilment_status'
    | 'payment_kind'
    | 'total_sen'
    | 'paid_sen'
    | 'refunded_sen'
    | 'rounding_sen'
    | 'shipping_sen'
    | 'discount_sen'
    | 'transfer_discount_sen'
    | 'hold_expires_at'
    | 'dispatch_on'
    | 'proof_status'
    | 'ships'
    | 'pickup'
  >
  /** `chosen`: how many of which, as a grid of its form was answered. */
  lines: (Pick<OrderStory['lines'][number], 'title' | 'options' | 'quantity' | 'total_sen'> & {
    chosen: string[] | null
  })[]
  /** The newest that has left, alone; `goods`: what lies in it, where that is not all of the order. */
  shipments: (Pick<OrderStory['shipments'][number], 'courier' | 'tracking_number'> & {
    goods: { title: string; options: string; quantity: number }[] | null
  })[]
  /** The newest alone. */
  proofs: Pick<OrderStory['proofs'][number], 'reason'>[]
  method: { accounts: unknown; code: string; name: string; instructions: string } | null
  shop: Pick<OrderStory['shop'], 'name' | 'email'>
  hasDownloads: boolean
  owners: { email: string; lang: string }[]
  /** Who ordered in his own name for a buyer of his: the shop writes to him, never to his buyer. */
  dropshipper: { name: string; email: string; lang: string } | null
}

type Row = { id: number } & MailStory['order'] &
  Pick<MailStory, 'lines' | 'shipments' | 'proofs' | 'method' | 'shop' | 'owners' | 'dropshipper'> & {
    has_downloads: boolean
  }

/** By the order's id, in one statement for all of them: every order has mails, and a sale has thousands. Orders that the shop lacks are left out. */
export async function readMailStories(
  trx: Db,
  shopId: number,
  orderIds: readonly number[],
): Promise<Map<number, MailStory>> {
  const rows = await rawQuery<Row>(trx, 'orders_mail_stories', text, [shopId, orderIds, ownSenderAreas])
  return new Map(
    rows.map(
      ({ id, lines, shipments, proofs, method, shop, owners, dropshipper, has_downloads: hasDownloads, ...order }) => [
        id,
        { order, lines, shipments, proofs, method, shop, owners, dropshipper, hasDownloads },
      ],
    ),
  )
}

const text = `
select o.id, o.order_no, o.token, o.lang, o.buyer_name, o.buyer_email, o.order_status, o.payment_status, o.fulfilment_status, o.payment_kind,
  o.total_sen, o.paid_sen, o.refunded_sen, o.rounding_sen, o.shipping_sen, o.discount_sen, o.transfer_discount_sen, o.hold_expires_at, o.dispatch_on, o.ships, o.pickup,
  (select p.status from payment_proofs p where p.shop_id = $1 and p.order_id = o.id order by p.id desc limit 1) as proof_status,
  coalesce((select json_agg(l order by l.position) from (
    select title, options, quantity, total_sen, position, jsonb_path_query_array(details, '$.answers[*] ? (@.type == "grid").value[*]') as chosen
    from order_lines where shop_id = $1 and order_id = o.id order by position limit 500) l), '[]') as lines,
  coalesce((select json_agg(d) from (
    select s.courier, s.tracking_number,
      (select json_agg(json_build_object('title', l.title, 'options', l.options, 'quantity', i.quantity) order by l.position)
        from shipment_lines i join order_lines l on l.id = i.order_line_id where i.shop_id = $1 and i.shipment_id = s.id
          and exists (select from order_lines other left join shipment_lines beside on beside.shop_id = $1 and beside.shipment_id = s.id and beside.order_line_id = other.id
            where other.shop_id = $1 and other.order_id = o.id and other.item_type = l.item_type and other.quantity > coalesce(beside.quantity, 0))) as goods
    from shipments s where s.shop_id = $1 and s.order_id = o.id and s.shipped_at is not null order by s.shipped_at desc, s.id desc limit 1) d), '[]') as shipments,
  coalesce((select json_agg(p) from (
    select reason from payment_proofs where shop_id = $1 and order_id = o.id order by id desc limit 1) p), '[]') as proofs,
  (select json_build_object('accounts', m.accounts, 'code', m.code, 'name', m.name, 'instructions', m.instructions) from payment_methods m where m.shop_id = $1 and m.code = o.payment_method) as method,
  (select json_build_object('name', s.name, 'email', s.email) from shops s where s.id = $1) as shop,
  exists (select from download_grants g where g.shop_id = $1 and g.order_id = o.id and g.opened_at is not null) as has_downloads,
  coalesce((select json_agg(w) from (
    select u.email, u.lang from shop_members m join users u on u.id = m.user_id
    where m.shop_id = $1 and m.role = 'owner' order by u.id limit 20) w), '[]') as owners,
  case when o.channel = any($3) then (select json_build_object('name', p.name, 'email', p.email, 'lang', u.lang)
    from reseller_orders b join resellers r on r.shop_id = $1 and r.id = b.reseller_id join reseller_people p on p.shop_id = $1 and p.id = r.person_id
    join users u on u.id = r.user_id where b.shop_id = $1 and b.order_id = o.id and b.relation = 'bought') end as dropshipper
from unnest((select $2::bigint[])) as wanted (id) join orders o on o.id = wanted.id and o.shop_id = $1`
