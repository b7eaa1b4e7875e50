import { ringgit } from '@kedai/domain/money/currencies.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findSettings } from '../queries/settings.ts'
import type { ContentDefaults } from '../read-content.ts'

/** What a shop's new invoices begin with. */
export async function invoiceDefaults(
  trx: Db,
  shopId: number,
  { lang, now }: { lang: Lang; now: Date },
): Promise<ContentDefaults> {
  const settings = await findSettings(trx, shopId)
  return {
    today: formatDate(now),
    dueDays: settings?.due_days ?? 14,
    taxShipping: settings?.tax_shipping ?? true,
    lang,
    exchange: { currency: ringgit, rate: null },
  }
}
