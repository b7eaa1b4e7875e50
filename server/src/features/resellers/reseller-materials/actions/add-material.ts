import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { maxMaterials, type AddMaterial } from '@kedai/contracts/reseller-materials.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { materialTexts } from '../messages.ts'
import { countMaterials, insertMaterial } from '../queries.ts'

type By = { shopId: number; userId: number | null; area: ProgrammeArea; now: Date }
type Typed = Pick<AddMaterial, 'title' | 'words'> & { file: StoredFile | null }

/** Hands something to the members of a programme. @throws AppError `invalid` at `words` for nothing to share, `conflict` for one too many */
export async function addMaterial(
  trx: Db,
  files: Pick<Files, 'save'>,
  { shopId, userId, area, now }: By,
  { title, words, file }: Typed,
): Promise<void> {
  if (words === '' && file === null) throw refuseField('words', materialTexts.empty)
  if ((await countMaterials(trx, shopId, area)) >= maxMaterials)
    throw new AppError('conflict', materialTexts.full, { params: { most: maxMaterials } })
  const fileId = file && (await files.save(trx, file))
  await insertMaterial(trx, { shopId, area, title, words, fileId, now })
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'programme.edited',
    subject: { type: 'programme', ref: area, name: title },
    after: { material: title },
    now,
  })
}
