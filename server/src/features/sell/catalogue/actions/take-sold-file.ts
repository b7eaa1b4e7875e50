import type { StreamedFile } from '@kedai/contracts/values.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { removeUnlessSaved } from '../../../../platform/files/sweep-unused.ts'
import type { DraftFile } from '../../../../platform/files/stored-file.ts'

type Taking = { shopId: number; most: number; file: StreamedFile }

/**
 * Takes a file to be sold as it arrives, and moves it to where it is kept; `save` writes its row. Whatever cuts this, nothing
 * stays: a refusal removes the bytes at once, a kill leaves a draft to the hourly sweep, or bytes without a row to a job.
 * @throws AppError `too_large`, `invalid`, `unreadable_body` when it broke off, `storage_full`
 */
export async function takeSoldFile<Saved>(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { shopId, most, file }: Taking,
  save: (draft: DraftFile) => Promise<Saved>,
): Promise<Saved> {
  const draft = await files.receive(file, { shopId, kind: 'digital_file', field: 'file', most })
  try {
    await inTransaction(db, { shopId }, (trx) => removeUnlessSaved(trx, draft))
    await files.keep(draft)
    return await save(draft)
  } finally {
    await files.discardUnsaved(draft)
  }
}
