import type { Item, ItemView } from '@kedai/contracts/items.ts'
import type { ReactNode } from 'react'

// So many of one of `items[]`.
export type Want = { id: number; quantity: number }

export type Picked = readonly (string | null)[]

export type BuyerChoiceProps = {
  view: Pick<ItemView, 'items'> & { item: Pick<Item, 'option_names' | 'title'> }
  wants: readonly Want[]
  onChange: (wants: Want[]) => void
  // The options picked while they do not name one of `items[]` yet, a place each; null where none is.
  picked: Picked
  onPick: (picked: Picked) => void
  // Sentences by the `name` of the input they belong to: `quantity`, `choice-0`, `choice-1`.
  errors: Readonly<Record<string, ReactNode>>
}

// What is chosen before the buyer touches anything: the only thing there is to choose, in its default quantity (spec §4).
export function defaultWants(view: Pick<ItemView, 'items'>): Want[] {
  const [only, ...others] = view.items
  if (!only || others.length > 0 || only.is_out_stock) return []
  return [{ id: only.id, quantity: only.selectedQty || only.min_purchase_qty || 1 }]
}
