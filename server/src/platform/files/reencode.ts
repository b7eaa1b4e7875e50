import type { Sharp } from 'sharp'
import { refuseField } from '../errors/app-error.ts'
import { texts } from './messages.ts'

export type Picture = { bytes: Buffer; width: number; height: number }
export type Pictures = { main: Picture; widths: { width: number; bytes: Buffer }[] }

export const mostPixels = 40_000_000
const longestSide = 2000

/**
 * Draws a picture anew, so that nothing of the sent file but its pixels is kept: no metadata, no second meaning.
 * The main one is a JPEG (link previews everywhere read it), the narrower ones are WebP. At most two are drawn at once.
 */
export const reencode = (bytes: Uint8Array, widths: readonly number[], field: string): Promise<Pictures> =>
  inTurn(async () => {
    const sharp = await loadSharp()
    try {
      const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true, pages: 1 }).timeout({ seconds: 10 })
      const main = await jpegOf(source)
      const sizes = await Promise.all(widths.filter((width) => width < main.width || width === widths[0]).map(async (width) => ({
        width, bytes: await sharp(main.bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 3 }).toBuffer(),
      })))
      return { main, widths: sizes }
    } catch (error) {
      throw refusalOf(error, field)
    }
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

/** What is said at the field of a picture that could not be opened. */
export const refusalOf = (error: unknown, field: string) => {
  const tooMany = error instanceof Error && /pixel limit/i.test(error.message)
  return refuseField(field, tooMany ? texts.tooManyPixels : texts.damaged)
}

let sharpLoaded: Promise<typeof import('sharp')['default']> | null = null

// Heavy, and needed only once a picture arrives.
export const loadSharp = () => (sharpLoaded ??= import('sharp').then(({ default: sharp }) => {
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}))

let running = 0
const waiting: (() => void)[] = []

/** At most two pictures are worked on at once. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
