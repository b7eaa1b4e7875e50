import type { CountedStock, StockRow } from '@kedai/contracts/stock.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../../lib/http.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { localStore } from '../../../lib/local-store.ts'
import { ownName } from '../../../lib/seller/own-name.ts'
import { toast } from '../../../ui/toast.tsx'
import { stockPath } from './api.ts'

type Typed = Record<string, string>

/** Whether a text says how many there are: 0 to 99,999,999. */
export const isCount = (text: string): boolean => /^\d{1,8}$/.test(text.trim())

// A stock-take takes an afternoon: what was typed stays on this device until it is saved.
const keptCount = () =>
  localStore<Typed>({
    key: ownName('stock:count'),
    version: 1,
    fallback: {},
    isValid: (value): value is Typed => typeof value === 'object' && value !== null,
  })

/** What was counted, by unit, until it is saved. */
export function useCount(rows: readonly StockRow[]) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<Typed>(() => keptCount().read())
  const [isSaving, setSaving] = useState(false)
  const write = (next: Typed) => {
    setTyped(next)
    keptCount().write(next)
  }
  const counted = rows.filter(({ id }) => isCount(typed[id] ?? ''))
  async function save() {
    setSaving(true)
    const body = {
      counts: counted.map(({ id, stock }) => ({ variation_id: id, counted: Number(typed[id]), was: stock })),
    }
    const scope = `stock:count:${JSON.stringify(body)}`
    const result = await post<CountedStock>(`${stockPath}/count`, body, { idempotencyKey: idempotencyKey(scope) })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(scope)
    setSaving(false)
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    const saved = new Set(counted.map(({ id }) => String(id)))
    write(Object.fromEntries(Object.entries(typed).filter(([id]) => !saved.has(id))))
    toast(result.message ?? '')
    void queryClient.invalidateQueries({ queryKey: ['list'] })
  }
  return {
    typed,
    isSaving,
    count: counted.length,
    type: (id: number, text: string) => write({ ...typed, [id]: text }),
    save: () => void save(),
    clear: () => write({}),
  }
}
