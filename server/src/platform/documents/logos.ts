import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Store } from '../files/store.ts'
import type { Logo } from './paper/logo-block.ts'

/** Stored logos, made as large as paper needs them: at most 600 × 240 pixels. Null when there is none or it cannot be read. */
export type Logos = (key: string) => Promise<Logo | null>

export function createLogos(store: Pick<Store, 'read'>): Logos {
  const kept = new LRUCache<string, Logo>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ bytes }) => bytes.length })
  return async (key) => {
    const known = kept.get(key)
    if (known) return known
    const stored = await store.read(key)
    if (!stored) return null
    const logo = await scaled(await buffer(stored))
    if (logo) kept.set(key, logo)
    return logo
  }
}

async function scaled(bytes: Buffer): Promise<Logo | null> {
  const { default: sharp } = await import('sharp') // heavy, and only shops with a logo need it
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 40_000_000 })
      .resize({ width: 600, height: 240, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    return null // a paper without its logo is still a paper
  }
}
