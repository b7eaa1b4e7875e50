import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Site } from '../../../../platform/http/shop-url.ts'
import { currencyIn } from '../invoice-facts.ts'
import { invoiceLink } from '../links.ts'
import { nextOf } from '../parts.ts'
import { listParts } from '../queries/parts.ts'
import { readLetterRow } from '../queries/read-letter-row.ts'

/** What a mail or text about an invoice says of it, as of now. Amounts in its currency. @throws AppError `not_found` */
export async function readLetterFacts(
  trx: Db,
  { shopId, invoiceId, site }: { shopId: number; invoiceId: number; site: Site },
) {
  const row = await readLetterRow(trx, shopId, invoiceId)
  if (!row) throw new AppError('not_found', texts.notFound)
  const total = sen(row.total_sen)
  const next = nextOf(await listParts(trx, { shopId, invoiceId }), {
    total,
    settlement: { balance: sen(row.balance_sen ?? 0) },
  })
  return {
    number: row.number ?? '',
    shop: row.shop_name,
    shopEmail: row.shop_email,
    buyerName: row.buyer_name,
    currency: currencyIn(row),
    total: row.total_sen,
    balance: row.balance_sen ?? 0,
    /** The instalment to be paid next, in sen; null without a schedule. */
    nextAmount: next?.left ?? null,
    dueDate: next?.dueDate ?? row.due_date,
    lang: row.lang,
    link: invoiceLink(site, row.username, row.hashslug),
  }
}
