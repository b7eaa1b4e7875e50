import { designs } from '@kedai/domain/theme/designs.ts'
import type { DesignName } from '@kedai/domain/theme/designs.ts'
import { readTheme } from '@kedai/domain/theme/theme.ts'
import type { Theme } from '@kedai/domain/theme/theme.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { designMessages } from '../design-messages.ts'
import { readStoredTheme, writeTheme } from '../queries.ts'

/** A whole look from now on, null: Kedai's own. What the shop looked like before is remembered, once. */
export async function applyDesign(trx: Db, shopId: number, design: DesignName | null): Promise<void> {
  const { previous: _previous, ...current } = readWithPrevious(await readStoredTheme(trx, shopId))
  const { corners, layout } = lookOf(design)
  const wanted: Theme = { accent: null, corners, layout, design }
  if (JSON.stringify(wanted) === JSON.stringify(current)) return
  await writeTheme(trx, shopId, { ...wanted, previous: current })
  publishChange(trx, 'shop', shopId)
}

/** The look before the last change of design; a second time the one that was left. @throws AppError 409 where there is none */
export async function takeBackDesign(trx: Db, shopId: number): Promise<void> {
  const { previous, ...current } = readWithPrevious(await readStoredTheme(trx, shopId))
  if (previous === null) throw new AppError('conflict', designMessages.noPrevious)
  await writeTheme(trx, shopId, { ...previous, previous: current })
  publishChange(trx, 'shop', shopId)
}

/** A stored theme, with the one before it. */
export function readWithPrevious(stored: unknown): Theme & { previous: Theme | null } {
  const before = typeof stored === 'object' && stored !== null && 'previous' in stored ? stored.previous : null
  return { ...readTheme(stored), previous: before === null ? null : readTheme(before) }
}

/** What a design brings besides its colours. */
export const lookOf = (design: DesignName | null): Pick<Theme, 'corners' | 'layout'> =>
  design === null ? { corners: 'soft', layout: 'grid' } : designs[design]
