export type Video = { provider: 'youtube' | 'vimeo' | 'tiktok'; id: string }

/** Which film an address shows; null for one of a place that is not on the list. */
export function readVideo(address: string): Video | null {
  for (const [provider, shape] of shapes) {
    const id = shape.exec(address.trim())?.[1]
    if (id !== undefined) return { provider, id }
  }
  return null
}

/** Where it is watched, made of what was recognized alone. */
export function videoLink({ provider, id }: Video): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return provider === 'vimeo' ? `https://vimeo.com/${id}` : `https://www.tiktok.com/@/video/${id}`
}

const shapes: [Video['provider'], RegExp][] = [
  [
    'youtube',
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[\w=&%-]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#/].*)?$/,
  ],
  ['vimeo', /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:[?#/].*)?$/],
  ['tiktok', /^https:\/\/(?:www\.)?tiktok\.com\/@[\w.-]*\/video\/(\d{8,25})(?:[?#/].*)?$/],
]
