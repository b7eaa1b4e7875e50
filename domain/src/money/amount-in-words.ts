import type { Lang } from '../text/lang.ts'
import { currencySign, minorDigits, type Currency } from './currencies.ts'
import type { Sen } from './sen.ts'

/**
 * An amount in words as it stands on a cheque or an invoice, exact to the sen: "Ringgit Malaysia one hundred twenty-eight
 * and sen twenty-one only". Of another currency the code stands before and its smaller unit is a fraction. Throws RangeError below 0.
 */
export function amountInWords(amount: Sen, currency: Currency, lang: Lang): string {
  if (amount < 0) throw new RangeError(`no words for an amount below 0: ${amount}`)
  const digits = minorDigits[currency]
  const unit = 10 ** digits
  const [whole, minor] = [Math.floor(amount / unit), amount % unit]
  if (currency === 'MYR') return ringgitWords[lang](whole, minor)
  const fraction = minor === 0 ? '' : ` ${and[lang]} ${String(minor).padStart(digits, '0')}/${unit}`
  return `${currencySign(currency)} ${numberInWords(whole, lang)}${fraction}${only[lang]}`
}

/** A whole number of 0 or more in words, below a million million. */
export const numberInWords = (value: number, lang: Lang): string => numbers[lang](value)

const and = { ms: 'dan', en: 'and', zh: '又' } satisfies Record<Lang, string>
const only = { ms: ' sahaja', en: ' only', zh: '整' } satisfies Record<Lang, string>

const ringgitWords = {
  ms: (whole, sen) => `Ringgit Malaysia ${malay(whole)}${sen === 0 ? '' : ` dan ${malay(sen)} sen`} sahaja`,
  en: (whole, sen) => `Ringgit Malaysia ${english(whole)}${sen === 0 ? '' : ` and sen ${english(sen)}`} only`,
  // A sen below ten after ringgit is led by a nought, so that nothing can be written before it.
  zh: (whole, sen) =>
    `马币${chinese(whole)}令吉${sen === 0 ? '整' : `${sen < 10 && whole > 0 ? '零' : ''}${chinese(sen)}仙`}`,
} satisfies Record<Lang, (whole: number, sen: number) => string>

const thousands = (
  value: number,
  names: readonly string[],
  below: (part: number) => string,
  joined: (part: number, name: string) => string,
): string => {
  if (value === 0) return below(0)
  const parts: string[] = []
  for (let at = names.length - 1, rest = value; at >= 0; at--) {
    const size = 1000 ** at
    const part = Math.floor(rest / size)
    rest %= size
    if (part > 0) parts.push(at === 0 ? below(part) : joined(part, names[at] ?? ''))
  }
  return parts.join(' ')
}

const ones = {
  ms: ['kosong', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'lapan', 'sembilan', 'sepuluh', 'sebelas'],
  en: [
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
  ],
}
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const malay = (value: number): string =>
  thousands(value, ['', 'ribu', 'juta', 'bilion'], malayBelow1000, (part, name) =>
    part === 1 && name === 'ribu' ? 'seribu' : `${malayBelow1000(part)} ${name}`,
  )

function malayBelow1000(value: number): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  if (hundreds > 0)
    return [
      hundreds === 1 ? 'seratus' : `${ones.ms[hundreds]} ratus`,
      ...(rest === 0 ? [] : [malayBelow1000(rest)]),
    ].join(' ')
  if (rest < 12) return ones.ms[rest] ?? ''
  if (rest < 20) return `${ones.ms[rest - 10]} belas`
  return `${ones.ms[Math.floor(rest / 10)]} puluh${rest % 10 === 0 ? '' : ` ${ones.ms[rest % 10]}`}`
}

const english = (value: number): string =>
  thousands(
    value,
    ['', 'thousand', 'million', 'billion'],
    englishBelow1000,
    (part, name) => `${englishBelow1000(part)} ${name}`,
  )

function englishBelow1000(value: number): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  if (hundreds > 0) return `${ones.en[hundreds]} hundred${rest === 0 ? '' : ` ${englishBelow1000(rest)}`}`
  if (rest < 20) return ones.en[rest] ?? ''
  return `${tens[Math.floor(rest / 10)]}${rest % 10 === 0 ? '' : `-${ones.en[rest % 10]}`}`
}

// The numerals of money, which nobody can turn into others.
const numerals = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '兆']

function chinese(value: number): string {
  if (value === 0) return '零'
  let text = ''
  let skipped = false
  for (let at = groups.length - 1; at >= 0; at--) {
    const group = Math.floor(value / 10_000 ** at) % 10_000
    if (group === 0) {
      skipped = skipped || text !== ''
      continue
    }
    const gap = text !== '' && (skipped || group < 1000)
    text += `${gap ? '零' : ''}${chineseGroup(group)}${groups[at]}`
    skipped = false
  }
  return text
}

function chineseGroup(group: number): string {
  let text = ''
  let zero = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit === 0) {
      zero = zero || text !== ''
      continue
    }
    text += `${zero ? '零' : ''}${numerals[digit]}${places[place]}`
    zero = false
  }
  return text
}

const numbers = { ms: malay, en: english, zh: chinese } satisfies Record<Lang, (value: number) => string>
