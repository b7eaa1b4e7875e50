import type { Sharp } from 'sharp'
import type { UploadedFile } from '@kedai/contracts/values.ts'
import { refuseField } from '../errors/app-error.ts'
import { loadSharp, openPicture } from '../files/reencode.ts'
import { sniff } from '../files/sniff.ts'
import type { FileParser, QrPixels } from '../parsing/file-parser.ts'

// The sharpest look first; a smaller one evens out the grain of a photo.
const [sharpest, smaller] = [2000, 900]

/**
 * What the QR code in a picture says; null when none can be made out. Nothing is stored.
 * @throws AppError `invalid` at `field` for what is no picture, `busy`
 */
export async function readQrPicture(
  parser: Pick<FileParser, 'readQr'>,
  { bytes }: UploadedFile,
  field: string,
): Promise<string | null> {
  const sniffed = await sniff(bytes, 'shop_picture')
  if (sniffed.is === 'refused') throw refuseField(field, sniffed.because)
  return parser.readQr(await openPicture(bytes, { field }, looksAt))
}

async function looksAt(source: Sharp): Promise<QrPixels[]> {
  const sharp = await loadSharp()
  const inside = (longest: number) =>
    ({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }) as const
  const first = await source
    .autoOrient()
    .resize(inside(sharpest))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = first.info
  const second = await sharp(first.data, { raw: { width, height, channels } })
    .resize(inside(smaller))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [first, second].map(({ data, info }) => ({
    data: new Uint8Array(data),
    width: info.width,
    height: info.height,
  })) // a Buffer may share its memory with others
}
