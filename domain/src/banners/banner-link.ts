import { isSafeLink } from '../content/safe-link.ts'

/** Where a shop stands: banners may lead into it, or to an https address. */
export type BannerPlace = { publicUrl: string; username: string }

/**
 * The address behind what a seller typed or pasted: a path into the shop ("/s/demo/i/MUG"), also from a whole link of ours or
 * from "?cat=baju" and "i/MUG" alone, or an https address elsewhere. Null when it is neither.
 */
export function readBannerLink(typed: string, { publicUrl, username }: BannerPlace): string | null {
  const text = typed.trim()
  const root = `/s/${username}`
  const path = text.startsWith(`${publicUrl}/`) ? text.slice(publicUrl.length) : text
  const own = path.startsWith('?') ? root + path : /^\/?i\//.test(path) ? `${root}/${path.replace(/^\//, '')}` : path
  const isOwn = own === root || own.startsWith(`${root}/`) || own.startsWith(`${root}?`)
  if (isOwn)
    return own.length <= 300 && /^[A-Za-z0-9/?=&%+._~-]+$/.test(own) && !own.includes('..') && !own.includes('//')
      ? own
      : null
  return isSafeLink(text) ? text : null
}
