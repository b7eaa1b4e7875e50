import { addressOfRequest } from '../../../platform/http/who-asks.ts'
import { adsCookie, clicksCookie, readClicks } from '@kedai/domain/pixels/cookies.ts'
import type { AnyRequest } from '../../../platform/http/app-types.ts'

/** What a provider knows a browser by: its own cookies, which its script has put there, and the click of an advertisement that brought it. */
export function browserOf(request: AnyRequest) {
  const cookie = (name: string, shape: RegExp): string | null => {
    const value = request.cookies[name]
    return value !== undefined && shape.test(value) ? value : null
  }
  const ga = cookie('_ga', /^GA\d\.\d\.\d{1,20}\.\d{1,20}$/)
  const clicks = readClicks(request.cookies[clicksCookie])
  return {
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    address: addressOfRequest(request),
    fbp: cookie('_fbp', /^fb\.\d\.\d{5,20}\.\d{1,30}$/),
    fbc: cookie('_fbc', /^fb\.\d\.\d{5,20}\.[\w-]{1,400}$/) ?? clicks.fbc,
    ttp: cookie('_ttp', /^[\w.-]{10,100}$/),
    ga: ga === null ? null : ga.split('.').slice(2).join('.'),
    ttclid: clicks.ttclid,
    gclid: clicks.gclid,
  }
}

/** Shops that this browser has said yes to: their advertising may count it. */
export const allowedBy = ({ cookies }: Pick<AnyRequest, 'cookies'>): string[] =>
  (cookies[adsCookie] ?? '').split('.').filter((name) => /^[a-z0-9-]{1,60}$/.test(name))
