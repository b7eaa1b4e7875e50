import type { UploadedFile } from '@kedai/contracts/values.ts'
import { refuseField } from '../errors/app-error.ts'
import { inTurn, loadSharp, mostPixels, refusalOf } from '../files/reencode.ts'
import { sniff } from '../files/sniff.ts'

// The sharpest look first; a smaller one evens out the grain of a photo.
const looks = [2000, 900]
const patience = 300 // ms for second guesses, per look

/**
 * What the QR code in a picture says; null when none can be made out. Nothing is stored.
 * @throws AppError `invalid` at `field` for what is no picture
 */
export async function readQrPicture({ bytes }: UploadedFile, field: string): Promise<string | null> {
  const sniffed = await sniff(bytes, 'shop_picture')
  if (sniffed.is === 'refused') throw refuseField(field, sniffed.because)
  return inTurn(async () => {
    const { default: decodeQr } = await import('qr/decode.js') // seldom needed
    for (const longest of looks) {
      const image = await pixelsOf(bytes, longest).catch((error: unknown) => { throw refusalOf(error, field) })
      try {
        return decodeQr(image, { timeLimit: patience })
      } catch {
        // It says so by throwing when there is no code; a code that is not whole too.
      }
    }
    return null
  })
}

async function pixelsOf(bytes: Uint8Array, longest: number) {
  const sharp = await loadSharp()
  const { data, info: { width, height } } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true, pages: 1 })
    .timeout({ seconds: 10 }).autoOrient().resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' }).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width, height }
}
