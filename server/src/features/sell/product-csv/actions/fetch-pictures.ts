import { maxPictures, pictureLinks } from '@kedai/domain/product-csv/picture-links.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { fileLimit } from '../../../../platform/http/multipart.ts'
import { fetchPublic } from '../../../../platform/public-web/fetch-public.ts'
import type { Fetched, FetchOptions } from '../../../../platform/public-web/fetch-public.ts'
import { pictureProblems } from '../messages.ts'
import type { ImportRecord } from '../queries/imports.ts'
import { isLeftAlone, readGroup } from '../queries/rows.ts'
import { findExisting, findKnown, groupsOf } from './check-rows.ts'

export type FetchPicture = (link: string, options: FetchOptions) => Promise<Fetched>
export type PictureSource = { db: Db; files: Files; fetchPicture?: FetchPicture }

/** For all pictures of a product together: well within the time that a job has. */
const timeoutMs = 20_000

/**
 * Brings the pictures that a group of rows links to, before its transaction: strangers' servers are slow. Products that have
 * pictures keep theirs, so that the same file twice changes nothing. @throws AppError 422 at the first that cannot be had; nothing is kept then
 */
export async function fetchPictures(
  { db, files, fetchPicture = fetchPublic }: PictureSource,
  shopId: number,
  record: ImportRecord,
  group: number,
): Promise<StoredFile[]> {
  if (record.columns.images === undefined) return []
  const links = await inTransaction(db, { shopId, readOnly: true }, (trx) => wantedLinks(trx, shopId, record, group))
  const signal = AbortSignal.timeout(timeoutMs)
  const stored: StoredFile[] = []
  try {
    for (const link of links) stored.push(await fetchOne(link))
    return stored
  } catch (error) {
    await discardPictures(files, stored)
    throw error
  }

  async function fetchOne(link: string): Promise<StoredFile> {
    const fetched = await fetchPicture(link, { most: fileLimit, signal })
    if (!fetched.ok) throw refusePicture(fetched.why, link)
    const filename = decodeName(link)
    return files
      .accept({ filename, bytes: fetched.bytes }, { shopId, kind: 'product_picture', field: 'images', patient: true })
      .catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'invalid') throw error
        throw refusePicture('no_picture', link)
      })
  }
}

export async function discardPictures(files: Files, pictures: readonly StoredFile[]): Promise<void> {
  for (const picture of pictures) await files.discardUnsaved(picture)
}

async function wantedLinks(trx: Db, shopId: number, record: ImportRecord, group: number): Promise<string[]> {
  const waiting = await readGroup(trx, record.id, group)
  if (isLeftAlone(waiting)) return []
  const [rows = []] = groupsOf(waiting, record)
  const links = pictureLinks(rows)
  if (links.length === 0) return []
  const { existing } = await findExisting(trx, shopId, rows, await findKnown(trx, shopId, rows))
  const keepsItsOwn = existing !== null && (record.existing === 'skip' || existing.form.images.length > 0)
  return keepsItsOwn ? [] : links.slice(0, maxPictures)
}

const refusePicture = (why: keyof typeof pictureProblems, link: string): AppError =>
  refuseField('images', fill(pictureProblems[why], { link }))

function decodeName(link: string): string {
  const name = new URL(link).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name).slice(0, 200) || 'picture'
  } catch {
    return 'picture'
  }
}
