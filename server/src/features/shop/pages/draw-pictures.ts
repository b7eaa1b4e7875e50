import { LRUCache } from 'lru-cache'

/** Colours of a picture that stands for a shop. */
const paper = '#fbf7ef'
export const kedaiGreen = '#0c6a4e'

const width = 1200
const height = 630

const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200 })
let last: Promise<unknown> = Promise.resolve()

/** Drawn once and kept; one after another, because each takes a core for a moment. */
export function cacheDrawn(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = drawn.get(name)
  if (known) return known
  const picture = last.then(draw)
  last = picture.catch(() => {})
  drawn.set(name, picture)
  picture.catch(() => drawn.delete(name))
  return picture
}

/** A picture as chats show it beside a link: whole, on a ground of its own colours, above a strip of the shop's awning. */
export async function drawPreview(source: Buffer, accent: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const blurred = await sharp(source).resize(60, 32, { fit: 'cover' }).blur(3).toBuffer()
  const whole = await sharp(source)
    .resize(width - 60, height - 76, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const place = {
    left: Math.round((width - whole.info.width) / 2),
    top: Math.round((height - 24 - whole.info.height) / 2),
  }
  return sharp(blurred)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .modulate({ brightness: 0.92 })
    .composite([
      { input: whole.data, ...place },
      { input: Buffer.from(awning(accent)), left: 0, top: height - 24 },
    ])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** The square picture on a phone's home screen: the shop's logo, or a shop in its colour. */
export async function drawIcon(logo: Buffer | null, accent: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const source = logo === null ? sharp(Buffer.from(littleShop(accent)), { density: 72 * (size / 32) }) : sharp(logo)
  return source
    .resize(size, size, { fit: logo === null ? 'fill' : 'contain', background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const awning = (accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24">${Array.from(
    { length: width / 40 },
    (_, at) => `<rect x="${at * 40}" width="40" height="24" fill="${at % 2 === 0 ? accent : paper}"/>`,
  ).join('')}</svg>`

const littleShop = (
  accent: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" fill="${paper}"/>
  <path fill="#221c15" d="M6 14h20v13H6z"/><path fill="#fffdf8" d="M9 18h6v9H9zM18 18h5v5h-5z"/>
  <path fill="${accent}" d="M5 5h22l2 8a2.9 2.9 0 0 1-5.2 1 3 3 0 0 1-5.2 0 3 3 0 0 1-5.2 0 3 3 0 0 1-5.2 0A2.9 2.9 0 0 1 3 13z"/></svg>`
