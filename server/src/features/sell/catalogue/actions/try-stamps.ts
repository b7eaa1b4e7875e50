import { buffer } from 'node:stream/consumers'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { stampLimits } from '../../../../platform/stamps/stamp-pdf.ts'
import { stampRefusals } from '../../../../platform/stamps/stamper.ts'
import { refusals } from '../messages.ts'
import { areStamped, listSoldPdfs } from '../queries/sold-pdfs.ts'
import type { Product } from './judge-product.ts'

/**
 * Stamps the PDF files of a product once, so that its seller hears of one that cannot be, and not its first buyer. Call it before
 * the transaction that saves. @throws AppError 422 at `digital.stamp_pdf`, `busy`
 */
export async function tryStamps(
  { db, files, stamper }: Deps,
  { shopId, productId, product }: { shopId: number; productId: number | null; product: Product },
): Promise<void> {
  const { digital } = product
  if (!digital?.isStamped) return
  const pdfs = await inTransaction(db, { shopId, readOnly: true }, async (trx) =>
    productId !== null && (await areStamped(trx, shopId, productId, digital.fileIds))
      ? null
      : listSoldPdfs(trx, shopId, digital.fileIds),
  )
  if (pdfs === null) return
  if (pdfs.length === 0) throw refuseField('digital.stamp_pdf', refusals.nothingToStamp)
  for (const { key, bytes } of pdfs) {
    if (bytes > stampLimits.bytes) throw refuseField('digital.stamp_pdf', stampRefusals.too_large)
    const sold = await files.store.read(key)
    if (!sold) continue
    const stamped = await stamper.stamp({ pdf: new Uint8Array(await buffer(sold)), text: 'Kedai' })
    if ('refused' in stamped) throw refuseField('digital.stamp_pdf', stampRefusals[stamped.refused])
  }
}
