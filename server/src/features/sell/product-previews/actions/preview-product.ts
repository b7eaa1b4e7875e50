import type { PreviewProduct, PreviewedProduct } from '@kedai/contracts/product-preview.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { tryOut } from '../../../../platform/db/try-out.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { readSlots, shownDays, takesSlots } from '../../appointments/actions/read-slots.ts'
import { showItem } from '../../items/actions/show-item.ts'
import { judgeProduct } from '../../catalogue/actions/judge-product.ts'
import { overwriteProduct } from '../../catalogue/actions/overwrite-product.ts'
import { createProduct } from '../../catalogue/actions/save-product.ts'

type Wanted = { shopId: number; userId: number; lang: Lang; publicUrl: string; typed: PreviewProduct; now: Date }

/**
 * What buyers would see of a product as it stands in the form: it is saved and put on sale, looked at, and all of that is
 * taken back. @throws AppError 404, 409 in the archive, 422 like a save
 */
export async function previewProduct(db: Db, wanted: Wanted): Promise<PreviewedProduct> {
  const { shopId, userId, lang, publicUrl, typed, now } = wanted
  const { id, ...form } = typed
  const product = judgeProduct(form)
  return tryOut(db, { shopId }, async (trx) => {
    const saving = { shopId, userId, product, status: 'published' as const, now }
    const viewId =
      id === null
        ? (await createProduct(trx, saving)).viewId
        : await overwriteProduct(trx, { ...saving, productId: id })
    const view = await showItem(trx, viewId, { me: null, lang, publicUrl, now })
    if (!view) throw new AppError('not_found', texts.notFound)
    const from = formatDate(now)
    const slots = takesSlots(product.itemType)
      ? await readSlots(trx, { viewId, from, to: plusDays(from, shownDays - 1), staff: undefined, now })
      : null
    return { view, slots }
  })
}
