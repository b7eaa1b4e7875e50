import { sameText, sign, signingKey } from '../signing.ts'

export type KeptFile = { key: string; fileName: string }

const linkMs = 10 * 60_000
/** Slow, but a line all the same: 1 Mbit/s. */
const slowBytesAMs = 125
const keyShape = /^(private|public)\/(\d+)\/([0-9a-f]{32})\.([a-z0-9]{3,4})$/
const idShape = /^(\d+)-([0-9a-f]{32})\.([a-z0-9]{3,4})$/

export type Links = {
  /** A path that opens a private file for ten minutes, and for as long as its `size` in bytes takes over a slow line, so that what broke off can go on. */
  toPrivate(file: KeptFile & { size?: number }, now: Date): string
  /** The key behind a private path; null when forged, `expired` when too old. */
  verify(
    asked: { id: string; name: string; expires: string; signature: string },
    now: Date,
  ): { key: string } | 'expired' | null
}

export function createLinks(appSecret: string): Links {
  const key = signingKey(appSecret, 'files')
  const signatureOf = (id: string, name: string, expires: string) => sign(key, `${id}\n${name}\n${expires}`)
  return {
    toPrivate(file, now) {
      const [, , shop, random, end] = keyShape.exec(file.key) ?? []
      const id = `${shop}-${random}.${end}`
      const expires = String(Math.floor((now.getTime() + linkMs + (file.size ?? 0) / slowBytesAMs) / 1000))
      const name = plainName(file.fileName, end ?? 'jpg')
      return `/files/${id}/${encodeURIComponent(name)}?expires=${expires}&signature=${signatureOf(id, name, expires)}`
    },
    verify({ id, name, expires, signature }, now) {
      const [, shop, random, end] = idShape.exec(id) ?? []
      if (!shop || !sameText(signature, signatureOf(id, name, expires))) return null
      return Number(expires) * 1000 < now.getTime() ? 'expired' : { key: `private/${shop}/${random}.${end}` }
    },
  }
}

/** The path of a public picture, or of a narrower one. */
export function publicPath(key: string, width?: number): string {
  const [, , shop, random] = keyShape.exec(key) ?? []
  return width === undefined ? `/media/${shop}/${random}.jpg` : `/media/${shop}/${random}-${width}.webp`
}

/** `srcset` over the widths a picture was kept in; null when there are none. */
export const srcsetOf = (key: string, widths: readonly number[]): string | null =>
  widths.length === 0 ? null : widths.map((width) => `${publicPath(key, width)} ${width}w`).join(', ')

/** Of all its bytes: the file, and the narrower pictures of it. */
export const keysOf = ({ key, widths }: { key: string; widths: readonly number[] }): string[] => [
  key,
  ...widths.map((width) => narrowerKey(key, width)),
]

export const narrowerKey = (key: string, width: number): string => key.replace(/\.jpg$/, `-${width}.webp`)

/** A name that is safe in a path, in a header and on any disk, with the ending the bytes really have. */
export function plainName(sent: string, end: string): string {
  const base = sent
    .normalize('NFKC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 60)
  return `${base || 'file'}.${end}`
}
