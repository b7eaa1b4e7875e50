import { isIP } from 'node:net'

/** Name servers to ask instead of the system's, `1.1.1.1` or `127.0.0.1:5353` each; or the line that says what is wrong. */
export function readDns(given: string | null): { servers: string[] | null } | { wrong: string } {
  if (given === null) return { servers: null }
  const servers = given.split(',').map((one) => one.trim())
  const isServer = (one: string) => isIP(one) !== 0 || /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\]):\d{1,5}$/i.test(one)
  const bad = servers.find((one) => !isServer(one))
  return bad === undefined
    ? { servers }
    : { wrong: `DNS_SERVERS must be addresses of name servers, such as 1.1.1.1 or 127.0.0.1:5353, not "${bad}"` }
}
