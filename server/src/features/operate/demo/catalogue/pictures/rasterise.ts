import { createHash } from 'node:crypto'
import { drawPicture, drawnSize } from './draw-picture.ts'
import type { Picture } from './draw-picture.ts'

/** A drawn picture as it is stored: a JPEG, and WebP in the widths that pages ask for. */
export type Drawn = { name: string; jpeg: Buffer; widths: { width: number; webp: Buffer }[]; sha256: Buffer }

const widths = [400, drawnSize]
const made = new Map<string, Promise<Drawn>>()

/** Draws each picture once a process, two at a time. In the order asked. */
export async function rasterise(pictures: readonly Picture[]): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let index = next++; index < pictures.length; index = next++) {
      const picture = pictures[index]
      if (picture) drawn[index] = await once(drawPicture(picture))
    }
  }
  await Promise.all([work(), work()])
  return drawn
}

function once(svg: string): Promise<Drawn> {
  const known = made.get(svg) ?? render(svg)
  made.set(svg, known)
  return known
}

async function render(svg: string): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const webp = async (width: number) => ({
    width,
    webp: await sharp(data, raw).resize({ width }).webp({ quality: 80, effort: 1 }).toBuffer(),
  })
  const sha256 = createHash('sha256').update(svg).digest()
  return {
    name: sha256.toString('hex').slice(0, 32),
    sha256,
    jpeg: await sharp(data, raw).jpeg({ quality: 82 }).toBuffer(),
    widths: await Promise.all(widths.map(webp)),
  }
}
