import { expect, it } from 'vitest'
import { methodWords } from './method-words.ts'

const untouched = {
  code: 'bank_transfer',
  name: 'Pindahan bank',
  instructions: 'Pindahkan jumlah tepat, kemudian muat naik bukti bayaran.',
}

it('says what the seller never worded in the language of the reader', () => {
  expect(methodWords(untouched, 'en')).toEqual({
    name: 'Bank transfer',
    instructions: 'Transfer the exact amount, then upload the slip.',
  })
  expect(methodWords({ ...untouched, name: '银行转账' }, 'ms').name).toBe('Pindahan bank')
})

it('leaves the seller’s own words, each by itself', () => {
  expect(methodWords({ ...untouched, name: 'Maybank sahaja' }, 'zh')).toEqual({
    name: 'Maybank sahaja',
    instructions: '请转账准确金额，然后上传付款凭证。',
  })
  expect(methodWords({ code: 'cod', name: 'Pindahan bank', instructions: '' }, 'en')).toEqual({
    name: 'Pindahan bank',
    instructions: '',
  })
  expect(methodWords({ code: 'elsewhere', name: 'Pindahan bank', instructions: '' }, 'en').name).toBe('Pindahan bank')
})
