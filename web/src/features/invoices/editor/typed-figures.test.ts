import { expect, it } from 'vitest'
import { blankLine } from './editor-state.ts'
import { hasFigures, withoutFigures } from './typed-figures.ts'

const blank = {
  lines: [blankLine()],
  shipping: '',
  discount: '',
  discount_type: 'fixed',
  tax: '',
  tax_type: 'percent',
} as const
const line = (amount: string) => ({ ...blankLine(), item_name: 'Mug', product_id: 7, amount })

it('counts as figures what is money, and no share in percent', () => {
  expect([
    hasFigures({ ...blank, lines: [...blank.lines] }),
    hasFigures({ ...blank, lines: [line(' ')], tax: '6' }),
  ]).toEqual([false, false])
  expect([
    hasFigures({ ...blank, lines: [line(''), line('25.00')] }),
    hasFigures({ ...blank, lines: [], shipping: '8' }),
    hasFigures({ ...blank, lines: [], discount: '5' }),
    hasFigures({ ...blank, lines: [], tax: '5', tax_type: 'fixed' }),
  ]).toEqual([true, true, true, true])
})

it('leaves products, quantities and shares where figures are cleared', () => {
  const kept = line('25.00')
  expect(withoutFigures({ ...blank, lines: [kept], shipping: '8.00', discount: '5.00', tax: '6' })).toEqual({
    lines: [{ ...kept, amount: '' }],
    shipping: '',
    discount: '',
    tax: '6',
  })
  expect(
    withoutFigures({ ...blank, lines: [], discount: '10', discount_type: 'percent', tax: '3.20', tax_type: 'fixed' }),
  ).toMatchObject({ discount: '10', tax: '' })
})
