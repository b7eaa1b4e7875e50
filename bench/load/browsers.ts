import type { Browser } from './asked.ts'
import { shop } from '../seed/shops.ts'

const accept = 'application/vnd.kedai.v1+json'

/** Guests who opened a page, each with his own token. */
export const openGuests = (port: number, count: number): Promise<Browser[]> =>
  Promise.all(Array.from({ length: count }, () => openGuest(port)))

/** The seller, signed in. */
export async function signInSeller(port: number): Promise<Browser> {
  const guest = await openGuest(port)
  const answer = await fetch(`http://localhost:${port}/api/ajax/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: shop.email, password: shop.password }),
    headers: {
      'content-type': 'application/json',
      accept,
      cookie: guest.cookie,
      'x-csrf-token': guest.csrf,
      'x-requested-with': 'XMLHttpRequest',
    },
  })
  if (answer.status !== 200) throw new Error(`the seller could not sign in: ${answer.status} ${await answer.text()}`)
  return { cookie: cookiesOf(answer), csrf: guest.csrf }
}

async function openGuest(port: number): Promise<Browser> {
  const page = await fetch(`http://localhost:${port}/`, { headers: { accept: 'text/html' } })
  const csrf = /<meta name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1]
  if (csrf === undefined) throw new Error('the first page brings no token')
  return { cookie: cookiesOf(page), csrf }
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
