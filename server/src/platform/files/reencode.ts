import type { Sharp } from 'sharp'
import { AppError, refuseField } from '../errors/app-error.ts'
import { texts } from './messages.ts'
import { createTurns, decodingMemory, maxPictureMemory, pictureTurns } from './picture-turns.ts'

export type Picture = { bytes: Buffer; width: number; height: number }
export type Pictures = { main: Picture; widths: { width: number; bytes: Buffer }[] }

const maxPixels = 40_000_000
const longestSide = 2000

type Opening = { field: string; patient?: boolean }

/**
 * Draws a picture anew, so that nothing of the sent file but its pixels is kept: no metadata, no second meaning.
 * The main one is a JPEG (link previews everywhere read it), the narrower ones are WebP.
 * @throws AppError `invalid` at the field, `busy` when too many pictures wait; `patient` ones wait as long as it takes
 */
export const reencode = (bytes: Uint8Array, widths: readonly number[], opening: Opening): Promise<Pictures> =>
  openPicture(bytes, opening, async (source) => {
    const sharp = await loadSharp()
    const main = await jpegOf(source)
    const narrower: Pictures['widths'] = [] // one by one: each takes memory of its own
    for (const width of widths.filter((one) => one < main.width || one === widths[0])) {
      narrower.push({
        width,
        bytes: await sharp(main.bytes)
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: 80, effort: 3 })
          .toBuffer(),
      })
    }
    return { main, widths: narrower }
  })

// A transparent logo stands on white paper.
async function jpegOf(source: Sharp): Promise<Picture> {
  const { data, info } = await source
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/**
 * Opens a stranger's picture for as long as `work` lasts. Few are open at once, by what each takes of the memory; the others wait in turn.
 * @throws AppError `invalid` at the field for what is no picture or too much of one, `busy`
 */
export async function openPicture<T>(
  bytes: Uint8Array,
  { field, patient }: Opening,
  work: (source: Sharp) => Promise<T>,
): Promise<T> {
  const sharp = await loadSharp()
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuseField(field, texts.damaged)
    })
  if (head.width * head.height > maxPixels) throw refuseField(field, texts.tooManyPixels)
  const memory = decodingMemory(head)
  if (memory > maxPictureMemory) throw refuseField(field, texts.tooMuchMemory)
  return inTurn({ memory, held: bytes.length, patient }, () =>
    work(
      sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true, pages: 1 }).timeout({
        seconds: 20,
      }),
    ).catch((error: unknown) => {
      if (error instanceof AppError) throw error
      const isLate = error instanceof Error && /timeout/i.test(error.message) // a busy machine, not a bad picture
      throw isLate
        ? new AppError('busy', texts.tooManyPictures, { retryAfter: 5, cause: error })
        : refuseField(field, texts.damaged)
    }),
  )
}

const inTurn = createTurns(pictureTurns)

let sharpLoaded: Promise<(typeof import('sharp'))['default']> | null = null

// Heavy, and needed only once a picture arrives.
export const loadSharp = () =>
  (sharpLoaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  }))
