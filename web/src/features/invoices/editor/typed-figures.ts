import type { AdjustmentType, EditorState } from './editor-state.ts'

type Figures = Pick<EditorState, 'lines' | 'shipping' | 'discount' | 'discount_type' | 'tax' | 'tax_type'>

// Whether anything is typed that is money of the document's currency; a share in percent is of any.
export const hasFigures = ({ lines, shipping, discount, discount_type, tax, tax_type }: Figures): boolean =>
  [...lines.map(({ amount }) => amount), shipping, moneyOf(discount, discount_type), moneyOf(tax, tax_type)].some(
    (figure) => figure.trim() !== '',
  )

// The same document with all of it to be typed anew.
export const withoutFigures = ({ lines, discount, discount_type, tax, tax_type }: Figures): Partial<EditorState> => ({
  lines: lines.map((line) => ({ ...line, amount: '' })),
  shipping: '',
  discount: discount_type === 'percent' ? discount : '',
  tax: tax_type === 'percent' ? tax : '',
})

const moneyOf = (value: string, type: AdjustmentType) => (type === 'percent' ? '' : value)
