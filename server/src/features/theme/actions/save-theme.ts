import type { Theme } from '@kedai/domain/theme/theme.ts'
import type { Db } from '../../../platform/db/db.ts'
import { publishChange } from '../../../platform/events/changes.ts'
import { writeTheme } from '../queries.ts'

/** How the shop looks from now on. Any colour will do: its stylesheet makes it readable in both themes. */
export async function saveTheme(trx: Db, shopId: number, theme: Theme): Promise<void> {
  await writeTheme(trx, shopId, theme)
  publishChange(trx, 'shop', shopId)
}
