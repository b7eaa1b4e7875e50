import { expect, it } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const fields = { 'buyer.email': 'This is no e-mail address.' }

it.each([
  [
    'a saving that was asked for',
    { refused: { fields, isQuiet: false }, isDirty: true },
    { atFields: fields, ledTo: fields },
  ],
  ['one that went by itself', { refused: { fields, isQuiet: true }, isDirty: true }, { atFields: fields, ledTo: {} }],
  [
    'one that has nothing left to save',
    { refused: { fields, isQuiet: true }, isDirty: false },
    { atFields: {}, ledTo: {} },
  ],
  ['none', { refused: null, isDirty: true }, { atFields: {}, ledTo: {} }],
])('%s', (_, editing, shown) => expect(refusedFields(editing)).toEqual(shown))
