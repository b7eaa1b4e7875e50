import { expect, it } from 'vitest'
import { isForeignTaxNumber, isMalaysianTin, isSstNumber } from './tax-numbers.ts'

it.each([
  ['C2584563200', true],
  ['c 2584563200', true],
  ['C20880050010', true],
  ['IG115002000', true],
  ['IG4040080091', true],
  ['SG10234567090', true],
  ['CS12345678900', true],
  ['EI00000000010', true],
  ['EI00000000040', true],
  ['C2584563201', false],
  ['C0584563200', false],
  ['X2584563200', false],
  ['2584563200', false],
  ['IG0115002000', false],
  ['C258', false],
  ['EI00000000050', false],
  ['IG1150020000000', false],
  ['C25845632OO', false],
  ['', false],
])('%s is a Malaysian tax number: %s', (text, expected) => expect(isMalaysianTin(text)).toBe(expected))

it.each([
  ['W10-1808-32000059', true],
  ['w10180832000059', true],
  ['B16-1809-22000021; W10-1808-32000059', true],
  ['W10-1808-3200005', false],
  ['10-1808-32000059', false],
  ['SST', false],
])('%s is an SST number: %s', (text, expected) => expect(isSstNumber(text)).toBe(expected))

it.each([
  ['GB 123 4567 89', true],
  ['201912345K', true],
  ['DE-811.907.980', true],
  ['abc', false],
  ['税号123', false],
])('%s may be a foreign tax number: %s', (text, expected) => expect(isForeignTaxNumber(text)).toBe(expected))
