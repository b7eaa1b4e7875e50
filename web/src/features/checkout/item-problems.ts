import { hasOptions } from '@kedai/domain/product-types/product-types.ts'
import type { ItemView } from '@kedai/contracts/items.ts'
import { judgeQuantity } from '@kedai/domain/catalogue/quantity.ts'
import type { OrderFrame } from './frame.ts'
import { type Files, type Problem, type Problems, findProblems } from './problems.ts'
import type { Values } from './values.ts'

export const findItemProblems = (values: Values, files: Files, view: ItemView, frame: OrderFrame): Problems => ({
  ...problemsOfChoice(values, view),
  ...findProblems(values, files, frame),
})

// What to tell of them: while nothing is chosen yet, that alone.
export const told = (problems: Problems, { wants }: Pick<Values, 'wants'>): Problems =>
  wants.length > 0 ? problems : Object.fromEntries(Object.entries(problems).slice(0, 1))

// Where a line of the order is put right on this page: `items.0.quantity` is the stepper.
export const inputOfLine =
  ({ item }: ItemView) =>
  (field: string): string =>
    field === 'items' && hasOptions(item.item_type) ? 'choice-0' : 'quantity'

function problemsOfChoice({ wants }: Values, view: ItemView): Record<string, Problem> {
  const missing = inputOfLine(view)('items')
  if (wants.length === 0) return { [missing]: { by: 'form', reason: 'choose' } }
  for (const { id, quantity } of wants) {
    const unit = view.items.find((candidate) => candidate.id === id)
    if (!unit) return { [missing]: { by: 'form', reason: 'choose' } }
    const refusal = judgeQuantity(
      quantity,
      { min: unit.min_purchase_qty, max: unit.max_purchase_qty, multipleOf: unit.multiple_of },
      unit.stock,
    )
    if (refusal) return { quantity: { by: 'quantity', refusal } }
  }
  return {}
}
