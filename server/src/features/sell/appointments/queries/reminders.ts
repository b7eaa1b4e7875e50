import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Appointments of every shop whose buyers are to be reminded now. */
export const listRemindersDue = (
  db: Db,
  now: Date,
  atMost: number,
): Promise<{ shop_id: number; appointment_id: number }[]> =>
  rawQuery(db, 'appointments_due', 'select shop_id, appointment_id from appointment_reminders_due($1, $2)', [
    now,
    atMost,
  ])

type Reminded = {
  title: string
  starts_at: Date
  /** Null where nobody is named. */
  staff: string | null
  order_id: number
  order_no: string
  token: string
  buyer_name: string
  buyer_email: string | null
  lang: string
  shop: string
  shop_email: string | null
}

/** Notes that a buyer is reminded of the time as it stands now; null: it was already, or does not stand any more. */
export const noteReminded = async (
  trx: Db,
  { shopId, id }: { shopId: number; id: number },
): Promise<Reminded | null> => {
  const [row] = await rawQuery<Reminded>(
    trx,
    'appointments_remind',
    `
    with noted as (
      update appointments set reminded_for = starts_at
      where shop_id = $1 and id = $2 and status = 'booked' and reminded_for is distinct from starts_at returning *
    )
    select a.title, a.starts_at, case when c.product_id is null then c.name end as staff, a.order_id,
      o.order_no, o.token, o.buyer_name, o.buyer_email, o.lang, s.name as shop, s.email as shop_email
    from noted a join orders o on o.shop_id = $1 and o.id = a.order_id join service_calendars c on c.shop_id = $1 and c.id = a.calendar_id join shops s on s.id = $1`,
    [shopId, id],
  )
  return row ?? null
}
