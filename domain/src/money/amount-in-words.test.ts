import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { langs, type Lang } from '../text/lang.ts'
import { amountInWords, numberInWords } from './amount-in-words.ts'
import { currencyCodes, minorDigits } from './currencies.ts'
import { sen } from './sen.ts'

it.each<[number, string, string, string]>([
  [0, 'Ringgit Malaysia kosong sahaja', 'Ringgit Malaysia zero only', '马币零令吉整'],
  [5, 'Ringgit Malaysia kosong dan lima sen sahaja', 'Ringgit Malaysia zero and sen five only', '马币零令吉伍仙'],
  [
    10_005,
    'Ringgit Malaysia seratus dan lima sen sahaja',
    'Ringgit Malaysia one hundred and sen five only',
    '马币壹佰令吉零伍仙',
  ],
  [
    12_821,
    'Ringgit Malaysia seratus dua puluh lapan dan dua puluh satu sen sahaja',
    'Ringgit Malaysia one hundred twenty-eight and sen twenty-one only',
    '马币壹佰贰拾捌令吉贰拾壹仙',
  ],
  [
    101_100,
    'Ringgit Malaysia seribu sebelas sahaja',
    'Ringgit Malaysia one thousand eleven only',
    '马币壹仟零壹拾壹令吉整',
  ],
  [
    1_000_000_10,
    'Ringgit Malaysia satu juta dan sepuluh sen sahaja',
    'Ringgit Malaysia one million and sen ten only',
    '马币壹佰万令吉壹拾仙',
  ],
  [
    20_050_017_00,
    'Ringgit Malaysia dua puluh juta lima puluh ribu tujuh belas sahaja',
    'Ringgit Malaysia twenty million fifty thousand seventeen only',
    '马币贰仟零伍万零壹拾柒令吉整',
  ],
])('%i sen in words', (amount, ms, en, zh) =>
  expect(langs.map((lang) => amountInWords(sen(amount), 'MYR', lang))).toEqual([ms, en, zh]),
)

// Readers that know nothing of how the words were made.
const malay = new Map(
  ['kosong', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'lapan', 'sembilan'].map((word, value) => [
    word,
    value,
  ]),
)
const english = new Map<string, number>([
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ].map((word, value) => [word, value] as const),
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, at) => [word, (at + 2) * 10] as const,
  ),
])
const sizes: Record<string, number> = { ribu: 1e3, juta: 1e6, bilion: 1e9, thousand: 1e3, million: 1e6, billion: 1e9 }

const readers: Record<Lang, (text: string) => number> = {
  ms(text) {
    const words = text
      .replaceAll('sepuluh', 'satu puluh')
      .replaceAll('sebelas', 'satu belas')
      .replaceAll('seratus', 'satu ratus')
      .replaceAll('seribu', 'satu ribu')
      .split(' ')
    let [all, group, last] = [0, 0, 0]
    for (const word of words) {
      if (word === 'belas') [group, last] = [group + 10 + last, 0]
      else if (word === 'puluh') [group, last] = [group + last * 10, 0]
      else if (word === 'ratus') [group, last] = [group + last * 100, 0]
      else if (sizes[word] !== undefined) [all, group, last] = [all + (group + last) * sizes[word], 0, 0]
      else last = malay.get(word) ?? Number.NaN
    }
    return all + group + last
  },
  en(text) {
    let [all, group] = [0, 0]
    for (const word of text.split(/[ -]/)) {
      if (word === 'hundred') group *= 100
      else if (sizes[word] !== undefined) [all, group] = [all + group * sizes[word], 0]
      else group += english.get(word) ?? Number.NaN
    }
    return all + group
  },
  zh(text) {
    let [all, group, digit] = [0, 0, 0]
    for (const sign of text) {
      const [place, size] = [{ 拾: 10, 佰: 100, 仟: 1000 }[sign], { 万: 1e4, 亿: 1e8 }[sign]]
      if (place !== undefined) [group, digit] = [group + digit * place, 0]
      else if (size !== undefined) [all, group, digit] = [all + (group + digit) * size, 0, 0]
      else digit = '零壹贰叁肆伍陆柒捌玖'.indexOf(sign)
    }
    return all + group + digit
  },
}

describe.each(langs)('in %s', (lang) => {
  const whole = fc.oneof(
    fc.nat({ max: 1_300 }),
    fc.integer({ min: 0, max: 999_999_999 }),
    fc.constantFrom(10_000, 100_000, 100_001, 1_000_000, 10_000_000, 100_010_001, 999_999_999),
  )

  it('reads back as the number it was', () => {
    fc.assert(
      fc.property(whole, (value) => {
        expect(readers[lang](numberInWords(value, lang))).toBe(value)
      }),
      { numRuns: 1_000 },
    )
  })

  it('says every sen of an amount, and no two amounts alike', () => {
    const parts = {
      ms: /^Ringgit Malaysia (.+?)(?: dan (.+) sen)? sahaja$/,
      en: /^Ringgit Malaysia (.+?)(?: and sen (.+))? only$/,
      zh: /^马币(.+)令吉(?:整|(.+)仙)$/,
    }[lang]
    fc.assert(
      fc.property(whole, fc.nat({ max: 99 }), (ringgit, cents) => {
        const [, before = '', after] = parts.exec(amountInWords(sen(ringgit * 100 + cents), 'MYR', lang)) ?? []
        expect([readers[lang](before), after === undefined ? 0 : readers[lang](after)]).toEqual([ringgit, cents])
      }),
      { numRuns: 1_000 },
    )
  })

  it('of another currency, with its code and its smaller unit as a fraction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencyCodes.filter((code) => code !== 'MYR')), whole, (currency, amount) => {
        const unit = 10 ** minorDigits[currency]
        const text = amountInWords(sen(amount), currency, lang)
        const [, code, words = '', minor] =
          /^([A-Z]{3}) (.+?)(?: (?:dan|and|又) (\d+)\/\d+)?(?: sahaja| only|整)$/.exec(text) ?? []
        expect([code, readers[lang](words) * unit + Number(minor ?? 0)]).toEqual([currency, amount])
      }),
    )
  })
})
