import { expect, test } from 'vitest'
import { roundingEffect, roundingShown } from './rounding-shown.ts'

test('shows what coins took off or put on, and nothing where nothing was rounded', () => {
  expect(['0.01', '-0.02', '0.00', undefined].map(roundingEffect)).toEqual(['-0.01', '0.02', null, null])
  expect(['0.01', '-0.02', '0.00'].map(roundingShown)).toEqual(['− RM\u00a00.01', '+ RM\u00a00.02', null])
})
