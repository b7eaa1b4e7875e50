import type { Theme } from '@kedai/domain/theme/theme.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { readWithPrevious } from './apply-design.ts'
import { readStoredTheme, writeTheme } from '../queries.ts'

/** How the shop looks from now on; its design stays. Any colour will do: its stylesheet makes it readable in both themes. */
export async function saveTheme(trx: Db, shopId: number, theme: Omit<Theme, 'design'>): Promise<void> {
  const { design, previous } = readWithPrevious(await readStoredTheme(trx, shopId))
  await writeTheme(trx, shopId, { ...theme, design, previous })
  publishChange(trx, 'shop', shopId)
}
