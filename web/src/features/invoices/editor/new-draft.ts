import { localStore } from '../../../lib/local-store.ts'
import { ownName } from '../../../lib/seller/own-name.ts'

// Two tabs may each write a new invoice. The first holds the device's one draft of a new invoice, which is found again after
// a crash; another tab beside it keeps its own, so that neither is shown, and saved, what is typed in the other.
type Holder = { tab: string; at: number }

// Tabs in the back are woken once a minute at the least.
const heldForMs = 180_000
const beatMs = 20_000

const isHolder = (value: unknown): value is Holder | null =>
  value === null || (typeof value === 'object' && 'tab' in value && 'at' in value && typeof value.at === 'number')
const holderOf = (name: string) =>
  localStore<Holder | null>({ key: `holder:${name}`, version: 1, fallback: null, isValid: isHolder })

const thisTab = localStore<string>({
  key: 'tab',
  version: 1,
  fallback: '',
  area: () => sessionStorage,
  isValid: (value): value is string => typeof value === 'string',
})

export type NewDraft = { name: string; hold: () => () => void }

// The draft of a new document (`invoice`, `quote`) for a customer, or for anybody. `hold` while it is being written; what it gives lets go.
export function newDraft(document: string, customerId: number | null, now = Date.now()): NewDraft {
  const tab = tabId()
  const shared = ownName(customerId === null ? `${document}:new` : `${document}:new:customer-${customerId}`)
  const holder = holderOf(shared)
  const held = holder.read()
  if (held !== null && held.tab !== tab && now - held.at < heldForMs)
    return { name: `${shared}:${tab}`, hold: () => () => {} }
  const beat = () => holder.write({ tab, at: Date.now() })
  return {
    name: shared,
    hold() {
      beat()
      const timer = setInterval(beat, beatMs)
      const letGo = () => holder.read()?.tab === tab && holder.clear()
      addEventListener('pagehide', letGo)
      return () => {
        clearInterval(timer)
        removeEventListener('pagehide', letGo)
        letGo()
      }
    },
  }
}

function tabId(): string {
  const known = thisTab.read()
  if (known) return known
  const made = `${Date.now()}-${Math.random().toString(36).slice(2)}`
  thisTab.write(made)
  return thisTab.read() || made
}
