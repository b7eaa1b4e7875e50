import { isLang } from '@kedai/domain/text/lang.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { afterCommit } from '../../../../platform/db/transaction-context.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { say } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { saveFile } from '../../../../platform/files/queries.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { removeUnlessSaved } from '../../../../platform/files/sweep-unused.ts'
import { stampLimits } from '../../../../platform/stamps/stamp-pdf.ts'
import { refusals, stampText } from '../messages.ts'
import type { Claim } from '../queries/grants.ts'
import { findUnstamped, keepStamped, type StampRow } from '../queries/stamps.ts'

/**
 * Makes the buyer's own copy of a PDF that is sold with a stamp, before the first download of it. Nothing for any other file. Call
 * it before the transaction that claims: it is slow, and no download is used up when it fails.
 * @throws AppError 404, 409 when the file cannot be stamped, `busy`
 */
export async function stampDownload(deps: Deps, claim: Claim): Promise<void> {
  const { db, files } = deps
  const { shopId, grantId } = claim
  const row = await inTransaction(db, { shopId, readOnly: true }, (trx) => findUnstamped(trx, claim))
  if (!row) return
  const bytes = await stamp(deps, row)
  const file: StoredFile = {
    key: `private/${shopId}/${randomBytes(16).toString('hex')}.pdf`,
    fileName: row.file_name,
    shopId,
    kind: 'digital_file',
    private: true,
    mime: 'application/pdf',
    size: bytes.length,
    width: null,
    height: null,
    sha256: createHash('sha256').update(bytes).digest(),
    widths: [],
    isSaved: false,
  }
  try {
    await inTransaction(db, { shopId }, (trx) => removeUnlessSaved(trx, file))
    await files.store.put(file.key, bytes)
    await inTransaction(db, { shopId }, async (trx) => {
      // Without the question whether the shop has room: what a buyer has paid for is never refused for it.
      const fileId = await saveFile(trx, file)
      if (!(await keepStamped(trx, shopId, grantId, fileId))) throw new AnotherWasFirst()
      afterCommit(trx, () => {
        file.isSaved = true
      })
    })
  } catch (error) {
    if (!(error instanceof AnotherWasFirst)) throw error
  } finally {
    await files.discardUnsaved(file)
  }
}

class AnotherWasFirst extends Error {}

async function stamp({ files, stamper }: Deps, row: StampRow): Promise<Uint8Array> {
  const sold = row.bytes > stampLimits.bytes ? null : await files.store.read(row.key)
  if (!sold) throw new AppError('conflict', row.bytes > stampLimits.bytes ? refusals.notPrepared : texts.notFound)
  const lang = isLang(row.lang) ? row.lang : 'ms'
  const text = say(stampText, lang, {
    name: row.name,
    phone: row.phone.replace(/\D/g, '').slice(-4),
    order: row.order_no,
    date: formatDate(row.placed_at),
  })
  const stamped = await stamper.stamp({ pdf: new Uint8Array(await buffer(sold)), text })
  if ('refused' in stamped) throw new AppError('conflict', refusals.notPrepared)
  return stamped.pdf
}
