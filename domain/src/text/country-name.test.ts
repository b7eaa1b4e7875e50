import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test.each([
  ['SG', 'ms', 'Singapura'],
  ['SG', 'en', 'Singapore'],
  ['SG', 'zh', '新加坡'],
  ['MY', 'ms', 'Malaysia'],
  ['sg', 'en', 'sg'],
  ['S', 'en', 'S'],
  ['', 'en', ''],
] as const)('%s in %s is %s', (code, lang, name) => expect(countryName(code, lang)).toBe(name))
