import { useState } from 'react'
import { localStore } from '../../../lib/local-store.ts'
import { ownName } from '../../../lib/seller/own-name.ts'

const kept = () =>
  localStore<number>({
    key: ownName('orders:run'),
    version: 1,
    fallback: 0,
    isValid: (value): value is number => typeof value === 'number',
  })

// The run whose progress or report stands above the list. It survives a reload, until it is closed.
export function useShownRun() {
  const [runId, setRunId] = useState(() => kept().read())
  const show = (id: number) => (kept().write(id), setRunId(id))
  return { runId: runId || null, show, close: () => (kept().clear(), setRunId(0)) }
}
