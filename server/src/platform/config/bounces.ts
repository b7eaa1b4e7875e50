import { isIP } from 'node:net'

/** Where mails that come back are sent to, as `local+token@domain`; `port` null: another process listens for them. */
export type BounceSettings = { local: string; domain: string; port: number | null; host: string }

/** What the environment says of mails that come back, or the line that says what is wrong with it. */
export function readBounces(
  given: (name: string) => string | null,
): { settings: BounceSettings | null } | { wrong: string } {
  const [address, port, host] = [given('MAIL_BOUNCE_ADDRESS'), given('BOUNCE_SMTP_PORT'), given('BOUNCE_SMTP_HOST')]
  if (address === null) {
    const lonely = port !== null ? 'BOUNCE_SMTP_PORT' : host !== null ? 'BOUNCE_SMTP_HOST' : null
    return lonely === null ? { settings: null } : { wrong: `${lonely} is set without MAIL_BOUNCE_ADDRESS` }
  }
  if (given('SMTP_URL') === null)
    return { wrong: 'MAIL_BOUNCE_ADDRESS is set without SMTP_URL: no mail leaves that could come back' }
  const [, local, domain] = addressForm.exec(address.toLowerCase()) ?? []
  if (local === undefined || domain === undefined)
    return {
      wrong: `MAIL_BOUNCE_ADDRESS must be like bounces@mail.shop.example, with up to ${maxLocal} characters before the @, not "${address}"`,
    }
  if (port === null)
    return host === null
      ? { settings: { local, domain, port: null, host: loopback } }
      : { wrong: 'BOUNCE_SMTP_HOST is set without BOUNCE_SMTP_PORT' }
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535)
    return { wrong: `BOUNCE_SMTP_PORT must be a whole number from 1 to 65535, not "${port}"` }
  if (host !== null && isIP(host) === 0)
    return { wrong: `BOUNCE_SMTP_HOST must be an IP address of this machine, not "${host}"` }
  return { settings: { local, domain, port: Number(port), host: host ?? loopback } }
}

const loopback = '127.0.0.1'
// With the token behind it, no more than the 64 that RFC 5321 grants.
const maxLocal = 18
const addressForm =
  /^([a-z0-9](?:[a-z0-9._-]{0,16}[a-z0-9])?)@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63})$/
