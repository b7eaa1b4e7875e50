import { invoiceTabs, type InvoiceTab } from '@kedai/domain/invoices/tabs.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { receivedSen } from './received.ts'
import { tabRules } from './list-invoices.ts'

/** How many stand in each tab, counted no further than `cap`. */
export async function countTabs(
  trx: Db,
  shopId: number,
  today: string,
  cap: number,
): Promise<Record<InvoiceTab, number>> {
  const rules = tabRules(shopId, today)
  const capped = invoiceTabs.map((tab) =>
    sql<number>`(select count(*)::integer from (select from invoices where shop_id = ${shopId} and ${rules[tab]} limit ${cap}) waiting)`.as(
      tab,
    ),
  )
  return trx.selectNoFrom(capped).executeTakeFirstOrThrow()
}

// What is late of invoices whose last part is not due yet.
const latePartsOf = (shopId: number, today: string) => sql<number>`(select coalesce(sum(late), 0)::bigint from (
  select ringgit_of(max(p.up_to_sen) - (i.total_sen - i.balance_sen), i.currency, i.exchange_rate_e6) as late from invoice_parts p join invoices i on i.id = p.invoice_id
  where p.shop_id = ${shopId} and p.due_date < ${today}::date and i.due_date >= ${today}::date and i.balance_sen > 0 and i.lifecycle in ('approved', 'sent') group by i.shop_id, i.id) parts where late > 0)`

/** Whether a shop ever invoiced in another currency than ringgit. */
export const hasForeign = (shopId: number) =>
  sql<boolean>`exists (select from invoices where shop_id = ${shopId} and currency <> 'MYR' and lifecycle in ('approved', 'sent'))`

export type MoneySums = {
  owed: number
  awaiting: number
  partial: number
  overdue: number
  received: number
  foreign: boolean
}

/** In sen of ringgit, other currencies at the rate of their invoice: what is owed in all, of it what nothing and what something was paid of, and what is late; and what came in since a day less what went back. `foreign`: there are other currencies. */
export async function sumMoney(
  trx: Db,
  shopId: number,
  { today, since }: { today: string; since: string },
): Promise<MoneySums> {
  const sum = (which = sql`true`) => sql<number>`coalesce(sum(balance_rm_sen) filter (where ${which}), 0)::bigint`
  const [owing, { received, late, foreign }] = await Promise.all([
    trx
      .selectFrom('invoices')
      .where('shop_id', '=', shopId)
      .where(sql<boolean>`balance_sen > 0 and lifecycle in ('approved', 'sent')`)
      .select([
        sum().as('owed'),
        sum(sql`settled_sen <= 0`).as('awaiting'),
        sum(sql`settled_sen > 0`).as('partial'),
        sum(sql`due_date < ${today}::date`).as('overdue'),
      ])
      .executeTakeFirstOrThrow(),
    trx
      .selectNoFrom([
        latePartsOf(shopId, today).as('late'),
        receivedSen(shopId, { from: since }).as('received'),
        hasForeign(shopId).as('foreign'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return { ...owing, overdue: owing.overdue + late, received, foreign }
}
