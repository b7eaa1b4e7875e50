import type { Shipment } from '@kedai/contracts/shipments.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { presentShipment } from '../present.ts'
import { readShipment } from '../queries/read-shipments.ts'

/** A parcel as its seller sees it. @throws AppError `not_found` */
export async function readParcel(
  { db }: Pick<Deps, 'db'>,
  { shopId, id, lang }: { shopId: number; id: number; lang: Lang },
): Promise<Shipment> {
  const story = await inTransaction(db, { shopId, readOnly: true }, (trx) => readShipment(trx, { shopId, id }))
  if (!story) throw new AppError('not_found', texts.notFound)
  return presentShipment(story, lang)
}
