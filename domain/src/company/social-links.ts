/** Where a shop may be found besides here, by the names of CONTRACT §3, and TikTok. */
export const socialPlaces = ['facebook', 'twitter', 'instagram', 'tiktok', 'youtube', 'linkedin'] as const
export type SocialPlace = (typeof socialPlaces)[number]

type Place = { hosts: readonly string[]; byName: (name: string) => string }

const places = {
  facebook: { hosts: ['facebook.com', 'fb.com', 'fb.me'], byName: (name) => `https://www.facebook.com/${name}` },
  twitter: { hosts: ['x.com', 'twitter.com'], byName: (name) => `https://x.com/${name}` },
  instagram: { hosts: ['instagram.com'], byName: (name) => `https://www.instagram.com/${name}` },
  tiktok: { hosts: ['tiktok.com'], byName: (name) => `https://www.tiktok.com/@${name}` },
  youtube: { hosts: ['youtube.com', 'youtu.be'], byName: (name) => `https://www.youtube.com/@${name}` },
  linkedin: { hosts: ['linkedin.com'], byName: (name) => `https://www.linkedin.com/company/${name}` },
} satisfies Record<SocialPlace, Place>

/** The link behind what a seller typed: a name ("@kedai.saya"), an address with or without https; null when it leads elsewhere. */
export function readSocialLink(place: SocialPlace, typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  const { hosts, byName } = places[place]
  const name = /^@?([A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9_-])?)$/.exec(text)?.[1]
  if (name !== undefined && !hosts.includes(name.toLowerCase())) return byName(name)
  const [, host, path] = /^(?:https?:\/\/)?([A-Za-z0-9.-]+)(\/[^\s"'<>\\^`{|}]{0,300})$/i.exec(text) ?? []
  if (host === undefined || path === undefined || path === '/') return null
  const isTheirs = hosts.some((theirs) => host.toLowerCase() === theirs || host.toLowerCase().endsWith(`.${theirs}`))
  return isTheirs ? `https://${host.toLowerCase()}${path}` : null
}

/** A Telegram name without its "@", from a name or a t.me address; null when it cannot be one. */
export const readTelegramName = (typed: string): string | null =>
  /^(?:(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/|@)?([A-Za-z][A-Za-z0-9_]{3,30}[A-Za-z0-9])\/?$/.exec(
    typed.trim(),
  )?.[1] ?? null
