import { expect, it } from 'vitest'
import { isReceiptMethod } from './receipt-methods.ts'

it('knows its methods by name', () => expect(['cash', 'gold'].map(isReceiptMethod)).toEqual([true, false]))
