import type { OverlayOptions } from 'sharp'
import { fileKinds } from '../../server/src/platform/files/kinds.ts'
import { loadSharp, reencode } from '../../server/src/platform/files/reencode.ts'
import type { Pictures } from '../../server/src/platform/files/reencode.ts'

/** Pixels of a picture as it is sent: what a phone's camera leaves once its app has made it smaller. */
const [width, height] = [1800, 1350]
const shapesEach = 40
const lanes = 2 // sharp draws on threads of its own

/**
 * So many pictures of products, always the same, put through the product's own re-encoding as an upload is. They are no photographs,
 * but they weigh like them (about 430 kB, 80 kB at 800 pixels): soft shapes, some with an edge, a rough surface, and a sensor's grain.
 */
export async function drawPictures(count: number): Promise<Pictures[]> {
  const drawn: Pictures[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const at = next++
      drawn[at] = await reencode(await drawOne(at + 1), fileKinds.product_picture.widths, { field: '' })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return drawn
}

async function drawOne(seed: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const next = randomOf(seed)
  const ground = Buffer.from(shapes(next))
  const layers = [await texture(next, 1, 36), await texture(next, 4, 60), await texture(next, 11, 80)]
  return sharp(ground).composite(layers).jpeg({ quality: 92 }).toBuffer()
}

// Grains of so many pixels; most are faint, because the difference of two throws is.
async function texture(next: () => number, grain: number, strength: number): Promise<OverlayOptions> {
  const sharp = await loadSharp()
  const [across, down] = [Math.ceil(width / grain), Math.ceil(height / grain)]
  const grains = Buffer.alloc(across * down)
  for (let at = 0; at < grains.length; at++) grains[at] = 128 + (next() - next()) * strength
  const { data, info } = await sharp(grains, { raw: { width: across, height: down, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width, height, channels: info.channels }, blend: 'soft-light' }
}

function shapes(next: () => number): string {
  const within = (max: number) => Math.round(next() * max)
  const colour = () => `hsl(${within(360)} ${20 + within(50)}% ${20 + within(60)}%)`
  const shape = (at: number): string =>
    `<ellipse cx="${within(width)}" cy="${within(height)}" rx="${40 + within(360)}" ry="${40 + within(300)}" fill="url(#fade${at})" transform="rotate(${within(180)} ${width / 2} ${height / 2})"/>`
  const fade = (at: number): string =>
    `<radialGradient id="fade${at}"><stop offset="${at % 3 === 0 ? 0.95 : 0.2}" stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}" stop-opacity="0"/></radialGradient>`
  const all = Array.from({ length: shapesEach }, (_, at) => at)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="ground" x2="1" y2="1"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>${all.map(fade).join('')}</defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>${all.map(shape).join('')}</svg>`
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
