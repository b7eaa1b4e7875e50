import {
  hasOptions,
  isProductTypeName,
  productTypeRules,
  type TypeFieldName,
} from '@kedai/domain/product-types/product-types.ts'
import type { ItemView } from '@kedai/contracts/items.ts'
import { judgeQuantity } from '@kedai/domain/catalogue/quantity.ts'
import type { OrderFrame } from './frame.ts'
import { type Files, type Problem, type Problems, findProblems } from './problems.ts'
import type { Values } from './values.ts'

export const findItemProblems = (values: Values, files: Files, view: ItemView, frame: OrderFrame): Problems => ({
  ...problemsOfItem(values, view),
  ...findProblems(values, files, frame),
})

// What is asked first of a type that has no price before it: days, a time, tickets. Null once it is chosen.
export type Asked = 'dates' | 'time' | 'tickets'

export function askedFirst({ wants, choice }: Pick<Values, 'wants' | 'choice'>, { item }: ItemView): Asked | null {
  if (!isProductTypeName(item.item_type)) return null
  const { fields } = productTypeRules(item.item_type)
  const lacks = (field: TypeFieldName) =>
    fields.includes(field) && !choice?.fields.some(([name]) => name === field || name.startsWith(`${field}[`))
  if (lacks('dateRange')) return 'dates'
  if (lacks('slot')) return 'time'
  return fields.includes('participants') && wants.length === 0 ? 'tickets' : null
}

// The input to begin with while nothing is chosen.
export const firstMissing = ({ picked, choice }: Pick<Values, 'picked' | 'choice'>, { item }: ItemView): string =>
  hasOptions(item.item_type)
    ? `choice-${Math.max(
        0,
        item.option_names.findIndex((_, tier) => !picked[tier]),
      )}`
    : (Object.keys(choice?.missing ?? {})[0] ?? 'quantity')

// Where a line of the order is put right on this page: `items.0.quantity` is the stepper.
export const inputOfLine =
  ({ item }: ItemView) =>
  (field: string): string => {
    if (asksItself(item)) return 'items'
    return field === 'items' && hasOptions(item.item_type) ? 'choice-0' : 'quantity'
  }

// Types that are bought by themselves say what is missing.
const asksItself = ({ item_type }: ItemView['item']): boolean =>
  isProductTypeName(item_type) && !productTypeRules(item_type).inCarts

const unchosen = { by: 'form', reason: 'choose' } as const

function problemsOfItem(values: Values, view: ItemView): Record<string, Problem> {
  const { wants, choice } = values
  if (asksItself(view.item)) {
    // What the type of the item asks besides is told by its own form, which may still be on its way.
    return choice === null || askedFirst(values, view) === 'tickets'
      ? { choice: unchosen }
      : Object.fromEntries(Object.entries(choice.missing).map(([input, message]) => [input, { by: 'server', message }]))
  }
  const missing = { [inputOfLine(view)('items')]: unchosen }
  if (wants.length === 0) return missing
  for (const { id, quantity } of wants) {
    const unit = view.items.find((candidate) => candidate.id === id)
    if (!unit) return missing
    const refusal = judgeQuantity(
      quantity,
      { min: unit.min_purchase_qty, max: unit.max_purchase_qty, multipleOf: unit.multiple_of },
      unit.stock,
    )
    if (refusal) return { quantity: { by: 'quantity', refusal } }
  }
  return {}
}
