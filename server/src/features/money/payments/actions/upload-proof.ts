import type { Db } from '../../../../platform/db/db.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { lockOrder, mustAllowBuyer } from '../../../orders/orders/actions/lock-order.ts'
import { findNewestProof } from '../queries/proofs.ts'
import { attachProof } from './attach-proof.ts'

type UploadProof = { shopId: number; orderId: number; file: StoredFile; files: Files; now: Date }

/**
 * A buyer's slip from the order page. The same slip sent twice (a double click, a lost answer) is one slip.
 * @throws AppError `conflict` with the reason when no slip is wanted now.
 */
export async function uploadProof(trx: Db, { shopId, orderId, file, files, now }: UploadProof): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderId })
  const newest = await findNewestProof(trx, shopId, orderId)
  const isWaiting = newest?.status === 'uploaded' || newest?.status === 'checking'
  if (isWaiting && newest.original_sha256.equals(file.sha256)) return
  mustAllowBuyer(order, 'upload_proof')
  await attachProof(trx, { shopId, orderId, fileId: await files.save(trx, file), sha256: file.sha256, now })
}
