import type { Item, ItemView } from '@kedai/contracts/items.ts'
import { typeFieldNames } from '@kedai/domain/product-types/product-types.ts'
import type { ReactNode } from 'react'

// So many of one of `items[]`.
export type Want = { id: number; quantity: number }

export type Picked = readonly (string | null)[]

/** What a type that asks more than a quantity has made of what was typed; it is made anew whenever that changes. */
export type TypeChoice = {
  /** As the type's own form keeps it, on this device too. */
  typed: unknown
  /** As an order says it, by the wire's names. */
  fields: readonly (readonly [name: string, value: string | File])[]
  /** What is still missing, in sentences by the `name` of the input. */
  missing: Readonly<Record<string, string>>
  /** What it comes to where that is not price × quantity, as wire money; null while it is not known. */
  sums: { subtotal: string; addon_total: string } | null
  /** In a few words, where the section is folded: "1–3 Dec, 2 days". */
  summary?: string
}

export type BuyerChoiceProps = {
  view: Pick<ItemView, 'items' | 'item_rental' | 'server_time' | 'shop'> & { item: Item }
  wants: readonly Want[]
  onChange: (wants: Want[]) => void
  // The options picked while they do not name one of `items[]` yet, a place each; null where none is.
  picked: Picked
  onPick: (picked: Picked) => void
  // Sentences by the `name` of the input they belong to: `quantity`, `choice-0`, `choice-1`.
  // Of types that ask more; null before they have.
  choice: TypeChoice | null
  onChoose: (choice: TypeChoice) => void
  // Who orders, as typed so far.
  buyer: { name: string; email: string; phone: string }
  errors: Readonly<Record<string, ReactNode>>
}

// What is chosen before the buyer touches anything: the only thing there is to choose, in its default quantity (spec §4).
export function defaultWants(view: Pick<ItemView, 'items'>): Want[] {
  const [only, ...others] = view.items
  if (!only || others.length > 0 || only.is_out_stock) return []
  return [{ id: only.id, quantity: only.selectedQty || only.min_purchase_qty || 1 }]
}

// Made anew without a change, a choice is not told again: that would let go of sums the buyer was just shown.
export const isSameChoice = (one: TypeChoice | null, other: TypeChoice): boolean => {
  const told = (choice: TypeChoice | null) =>
    JSON.stringify([
      choice?.typed,
      choice?.missing,
      choice?.sums,
      choice?.fields.map(([name, value]) => [name, `${value}`]),
    ])
  return told(one) === told(other)
}

// An input of what only some types ask: `participants.0.name`.
export const isOfType = (input: string): boolean =>
  input === 'choice' || typeFieldNames.some((name) => input === name || input.startsWith(`${name}.`))
