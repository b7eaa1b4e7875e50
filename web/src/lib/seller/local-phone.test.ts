import { expect, it } from 'vitest'
import { localPhone } from './local-phone.ts'

it('leaves out what the field says before it', () => {
  expect(['+60123456789', '+601112345678', '+60323456789'].map(localPhone)).toEqual([
    '12-345 6789',
    '11-1234 5678',
    '3-2345 6789',
  ])
})

it('leaves a number alone that is foreign or half typed', () => {
  expect(['+6591234567', '+60', '+6012', '012-3', ''].map(localPhone)).toEqual(['+6591234567', '', '12', '012-3', ''])
})
