import type { AuditMark } from '@kedai/domain/audit/audit-marks.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { sellerWrites } from './seller-writes.ts'

const root = '/api/ajax/seller/'
const marks: ReadonlyMap<string, AuditMark> = new Map(Object.entries(sellerWrites))
const patterns = [...marks.keys()]
  .filter((name) => name.includes('*'))
  .map((name) => ({ name, parts: name.split('/') }))

/** Gives every call of sellers that writes its mark, and lets none start without. @throws Error that names the call, or the row of no call */
export function markWrites(app: KedaiApp): void {
  const used = new Set<string>()
  app.addHook('onRoute', (route) => {
    const { config, method, url } = route
    if (config?.auth !== 'seller' || method === 'HEAD' || !url.startsWith(root)) return
    if (method === 'GET' && config.writes !== true) return
    if (config.audit !== undefined) return
    const call = `${String(method)} ${url.slice(root.length)}`
    const name = marks.has(call) ? call : patterns.find(({ parts }) => fits(parts, call))?.name
    const mark = name === undefined ? undefined : marks.get(name)
    if (name === undefined || mark === undefined)
      throw new Error(`${call} writes and says nowhere what it leaves in the log: add it to audit/seller-writes.ts`)
    used.add(name)
    route.config = { ...config, audit: mark }
  })
  app.addHook('onReady', (done) => {
    const unused = [...marks.keys()].filter((name) => !used.has(name))
    done(unused.length === 0 ? undefined : new Error(`audit/seller-writes.ts has no call for: ${unused.join(', ')}`))
  })
}

function fits(parts: readonly string[], call: string): boolean {
  const words = call.split('/')
  return words.length === parts.length && parts.every((part, at) => part === '*' || part === words[at])
}
