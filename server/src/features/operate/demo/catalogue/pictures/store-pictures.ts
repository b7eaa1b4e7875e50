import type { Db } from '../../../../../platform/db/db.ts'
import type { Files } from '../../../../../platform/files/files.ts'
import { narrowerKey } from '../../../../../platform/files/links.ts'
import type { StoredFile } from '../../../../../platform/files/stored-file.ts'
import { drawnSize } from './draw-picture.ts'
import type { Drawn } from './rasterise.ts'

/** Keeps drawn pictures as product pictures of a shop; their ids, in order. Their keys come from what they show, so a second try writes over the first. */
export async function storePictures(trx: Db, files: Files, shopId: number, drawn: readonly Drawn[]): Promise<number[]> {
  const ids: number[] = []
  for (const picture of drawn) {
    const file = storedFile(picture, shopId)
    await Promise.all([
      files.store.put(file.key, picture.jpeg),
      ...picture.widths.map(({ width, webp }) => files.store.put(narrowerKey(file.key, width), webp)),
    ])
    ids.push(await files.save(trx, file))
  }
  return ids
}

const storedFile = ({ name, jpeg, widths, sha256 }: Drawn, shopId: number): StoredFile => ({
  key: `public/${shopId}/${name}.jpg`,
  fileName: `${name}.jpg`,
  shopId,
  kind: 'product_picture',
  private: false,
  mime: 'image/jpeg',
  size: jpeg.length,
  width: drawnSize,
  height: drawnSize,
  sha256,
  widths: widths.map(({ width }) => width),
  isSaved: false,
})
