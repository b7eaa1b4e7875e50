import { createBrowser, type Browser } from '../../proofs/harness/browser.ts'
import { quantilesOf } from '../load/quantiles.ts'
import { shop } from '../seed/shops.ts'
import { callNames, type CallName, type Times } from './told.ts'

const path = '/api/ajax/seller/invoices'
const atOnce = 16

export async function signIn(port: number): Promise<Browser> {
  const seller = createBrowser(`http://localhost:${port}`)
  await seller.open('/login')
  const { status, text } = await seller.post('/api/ajax/auth/login', { email: shop.email, password: shop.password })
  if (status !== 200) throw new Error(`the seller could not sign in: ${status} ${text}`)
  return seller
}

/** Each call, one at a time, so many rounds once it is warm. */
export async function timeCalls(seller: Browser, size: number, rounds: number): Promise<Record<CallName, Times>> {
  const slugs = await newestSlugs(seller)
  const addresses = {
    list: () => '',
    'list, awaiting payment': () => '?status=awaiting_payment',
    'list, overdue': () => '?status=overdue',
    'list, page 100': () => '?page=100',
    'search, a name': (n) => `?term=pelanggan+${1 + ((n * 37) % 2000)}`,
    'search, a number': (n) => `?term=INV-${String(1 + ((n * 7919) % size)).padStart(6, '0')}`,
    days: (n) => `?from=${dayBack(30 + (n % 30))}&to=${dayBack(n % 30)}`,
    summary: () => '/summary',
    view: (n) => `/view/${slugs[n % slugs.length]}`,
  } satisfies Record<CallName, (n: number) => string>
  const found: Partial<Record<CallName, Times>> = {}
  for (const name of callNames) {
    for (let n = 0; n < 20; n++) await ask(seller, path + addresses[name](n))
    const times = new Float64Array(rounds)
    for (let n = 0; n < rounds; n++) times[n] = await ask(seller, path + addresses[name](n))
    found[name] = quantilesOf(times)
  }
  return found as Record<CallName, Times> // every name was gone through
}

/** Drafts approved over HTTP for so many seconds, as many at once as the ceiling's; how many a second. */
export async function timeApprovals(seller: Browser, ids: readonly number[], seconds: number): Promise<number> {
  let next = 0
  let done = 0
  const began = performance.now()
  const until = began + seconds * 1000
  const lane = async () => {
    while (performance.now() < until) {
      const id = ids[next++]
      if (id === undefined) return
      const { status, text } = await seller.get(`${path}/approved/${id}`)
      if (status !== 200) throw new Error(`an approval answered ${status}: ${text.slice(0, 200)}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return (done * 1000) / (performance.now() - began)
}

async function ask(seller: Browser, address: string): Promise<number> {
  const { status, text, tookMs } = await seller.get(address)
  if (status !== 200) throw new Error(`${address} answered ${status}: ${text.slice(0, 200)}`)
  return tookMs
}

async function newestSlugs(seller: Browser): Promise<string[]> {
  const { body } = await seller.get(`${path}?status=paid`)
  const rows: unknown = body.data
  return Array.isArray(rows) ? rows.map(({ hashslug }: { hashslug: string }) => hashslug) : []
}

const dayBack = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
