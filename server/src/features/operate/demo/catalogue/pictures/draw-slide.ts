import { drawPicture } from './draw-picture.ts'
import type { Picture } from './draw-picture.ts'

const side = 800

/** Pictures side by side, as a JPEG. */
export async function drawSlide(pictures: readonly Picture[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const squares = await Promise.all(
    pictures.map((picture) =>
      sharp(Buffer.from(drawPicture(picture)))
        .resize(side, side)
        .toBuffer(),
    ),
  )
  const ground = { width: side * pictures.length, height: side, channels: 3 as const, background: '#ffffff' }
  return sharp({ create: ground })
    .composite(squares.map((input, at) => ({ input, left: at * side, top: 0 })))
    .jpeg({ quality: 88 })
    .toBuffer()
}
