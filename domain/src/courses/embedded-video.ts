/** The hosts whose players a lesson may show; the viewer's page lets no other frame in. */
export const playerHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const [youTube, vimeo] = playerHosts

/** A link to a film as people copy it; what follows the name of the film may say where to begin. */
const shapes = [
  {
    shape: /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[\w=.%-]+&)*v=([\w-]{6,20})(?:[&#].*)?$/,
    player: (film: string) => `${youTube}/embed/${film}`,
  },
  {
    shape:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com|www\.youtube-nocookie\.com)\/(?:embed|shorts|live)\/([\w-]{6,20})(?:[?#].*)?$/,
    player: (film: string) => `${youTube}/embed/${film}`,
  },
  { shape: /^https:\/\/youtu\.be\/([\w-]{6,20})(?:[?#].*)?$/, player: (film: string) => `${youTube}/embed/${film}` },
  {
    // A film that is not listed opens with a key, which stands behind its number.
    shape:
      /^https:\/\/(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})(?:\/([0-9a-f]{6,20}))?\/?(?:\?(?:h=([0-9a-f]{6,20}))?.*)?(?:#.*)?$/,
    player: (film: string, key = '') => `${vimeo}/video/${film}${key === '' ? '' : `?h=${key}`}`,
  },
]

/** The address of the player for such a link; null for any other place than YouTube and Vimeo. */
export function playerOf(link: string): string | null {
  for (const { shape, player } of shapes) {
    const [, film, key, secret] = shape.exec(link) ?? []
    if (film !== undefined) return player(film, key ?? secret)
  }
  return null
}
