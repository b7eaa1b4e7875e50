import { weightOf } from './language.ts'

export const vendorType = 'application/vnd.kedai.v1+json'
const anyVendor = /^application\/vnd\.kedai\.v[^+]*\+json$/

export type Negotiated = typeof vendorType | 'application/json' | 'not_acceptable'

/** Which media type answers an Accept header; only a vendor type of another version is turned away. (contract §1) */
export function negotiate(accept: string | undefined): Negotiated {
  if (accept === vendorType) return vendorType
  if (!accept || accept === '*/*' || accept === 'application/json') return 'application/json'
  const wanted = accept
    .split(',')
    .map(readEntry)
    .filter((entry) => entry.weight > 0)
  if (wanted.some((entry) => entry.type === vendorType)) return vendorType
  return wanted.some((entry) => anyVendor.test(entry.type)) ? 'not_acceptable' : 'application/json'
}

function readEntry(entry: string): { type: string; weight: number } {
  const [type = '', ...settings] = entry.split(';')
  return { type: type.trim().toLowerCase(), weight: weightOf(settings) }
}
