import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { voucherTexts } from '../messages.ts'
import { insertFile, listFiles } from '../queries/files.ts'
import { lockVoucher } from '../queries/vouchers.ts'

const maxFiles = 10

type Attaching = { shopId: number; userId: number | null; number: string; file: StoredFile; now: Date }

/** Adds a paper to a voucher, whatever its status: it is never taken away. @throws AppError `not_found`, `conflict` for the eleventh */
export async function attachFile(
  trx: Db,
  files: Pick<Files, 'save'>,
  { shopId, userId, number, file, now }: Attaching,
): Promise<void> {
  const voucher = await lockVoucher(trx, shopId, number)
  if (!voucher) throw new AppError('not_found', texts.notFound)
  if ((await listFiles(trx, shopId, voucher.id)).length >= maxFiles)
    throw new AppError('conflict', voucherTexts.filesFull)
  await insertFile(trx, { shopId, voucherId: voucher.id, fileId: await files.save(trx, file), userId, now })
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'voucher.attached',
    subject: { type: 'voucher', ref: number, name: voucher.payee_name },
    after: { file: file.fileName },
    now,
  })
}
