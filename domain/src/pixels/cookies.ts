/** Which shops a browser lets count its visit, parted by dots; a name with a minus before it was refused. */
export const adsCookie = 'kedai_ads'
/** The clicks of advertisements that brought a browser: Meta's, TikTok's, Google's, and when, parted by tildes. */
export const clicksCookie = 'kedai_clicks'

type Clicks = { fbc: string | null; ttclid: string | null; gclid: string | null }

const shape = /^[\w.-]{1,400}$/

/** As a cookie; null: nobody clicked on anything. `at` in milliseconds. */
export function writeClicks(search: { get(name: string): string | null }, at: number): string | null {
  const found = ['fbclid', 'ttclid', 'gclid'].map((name) => {
    const id = search.get(name) ?? ''
    return shape.test(id) ? id : ''
  })
  return found.every((id) => id === '') ? null : [...found, String(at)].join('~')
}

/** What of a cookie is shaped like clicks; Meta's as its own cookie would say it. */
export function readClicks(cookie: string | undefined): Clicks {
  const [fb = '', tt = '', g = '', at = ''] = (cookie ?? '').split('~')
  const known = /^\d{10,15}$/.test(at)
  const id = (text: string): string | null => (known && shape.test(text) ? text : null)
  const fbclid = id(fb)
  return { fbc: fbclid === null ? null : `fb.1.${at}.${fbclid}`, ttclid: id(tt), gclid: id(g) }
}

/** Whether a browser let a shop count its visit; null: it was not asked, or did not say. */
export function readAdsChoice(cookie: string, username: string): boolean | null {
  const names = cookie.split('.')
  if (names.includes(username)) return true
  return names.includes(`-${username}`) ? false : null
}

const shopsAtMost = 30

/** The cookie after a choice: the newest shops stand first, and the oldest are forgotten. */
export const writeAdsChoice = (cookie: string, username: string, allows: boolean): string =>
  [
    allows ? username : `-${username}`,
    ...cookie.split('.').filter((name) => name !== '' && name !== username && name !== `-${username}`),
  ]
    .slice(0, shopsAtMost)
    .join('.')
