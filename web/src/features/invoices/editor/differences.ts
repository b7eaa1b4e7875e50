import type { EditorState, LineState } from './editor-state.ts'

export type Difference = { field: keyof EditorState; mine: string; theirs: string }

// What two versions of an invoice do not agree about, field by field, as texts to lay side by side.
export const differencesOf = (mine: EditorState, theirs: EditorState): Difference[] =>
  fields
    .map((field) => ({ field, mine: textOf(mine, field), theirs: textOf(theirs, field) }))
    .filter((one) => one.mine !== one.theirs)

const fields = [
  'buyer',
  'lines',
  'shipping',
  'discount',
  'tax',
  'currency',
  'exchange_rate',
  'issue_date',
  'due_date',
  'reference',
  'notes',
  'lang',
] as const satisfies readonly (keyof EditorState)[]

function textOf(state: EditorState, field: (typeof fields)[number]): string {
  switch (field) {
    case 'buyer':
      return Object.values(state.buyer).filter(Boolean).join('\n')
    case 'lines':
      return state.lines
        .filter(({ item_name, amount }) => item_name || amount)
        .map((line) => lineText(line, state.currency))
        .join('\n')
    case 'discount':
      return adjustment(state.discount, state.discount_type, state.currency)
    case 'tax':
      return adjustment(state.tax, state.tax_type, state.currency)
    default:
      return state[field]
  }
}

const lineText = ({ item_name, quantity, quantity_type, amount }: LineState, currency: string) =>
  `${item_name}: ${quantity} ${quantity_type || 'unit'} × ${currency} ${amount || '0'}`

const adjustment = (value: string, type: EditorState['tax_type'], currency: string) =>
  value === '' ? '' : type === 'percent' ? `${value} %` : `${currency} ${value}`
