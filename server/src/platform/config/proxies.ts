import { isIP } from 'node:net'

/** What TRUST_PROXY says: hops, or addresses of the proxies in front; or the line that says what is wrong with it. */
export function readProxies(given: string | null): { trustProxy: false | number | string[] } | { wrong: string } {
  if (given === null || given === 'none') return { trustProxy: false }
  if (/^\d$/.test(given)) return { trustProxy: Number(given) }
  const list = given.split(',').map((part) => part.trim())
  const bad = list.find((part) => !names.has(part) && !isNetwork(part))
  if (bad === undefined) return { trustProxy: list }
  return {
    wrong: `TRUST_PROXY must be none, a number of hops (0 to 9), or addresses such as loopback or 10.0.0.0/8, not "${bad}"`,
  }
}

const names = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isNetwork(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}
