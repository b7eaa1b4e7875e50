import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { settingsChanged } from '../messages.ts'
import { lockShop } from '../queries.ts'

type Settings<Answer> = {
  shopId: number
  /** Of the settings as the form had them; undefined: whatever they are. */
  revision: string | undefined
  read: (trx: Db) => Promise<Answer>
  write: (trx: Db) => Promise<void>
}

/**
 * Saves a page of settings, unless somebody else has saved it since the form was opened. A form that would change nothing
 * is taken, so that one sent twice is done once. @throws AppError 409 with the settings of now as `current`
 */
export async function saveSettings<Answer extends { revision: string }>(trx: Db, { shopId, revision, read, write }: Settings<Answer>): Promise<Answer> {
  await lockShop(trx, shopId)
  const current = await read(trx)
  await write(trx)
  const saved = await read(trx)
  const isStale = revision !== undefined && revision !== current.revision
  if (isStale && saved.revision !== current.revision) throw new AppError('conflict', settingsChanged, { data: { current } })
  return saved
}
