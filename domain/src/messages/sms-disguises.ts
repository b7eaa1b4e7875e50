import { findSmsBreach, smsShopName, smsPrefix, type SmsBreach } from './sms-rules.ts'

/** As `findSmsBreach`, and what was written so that a machine would not see it: spaced out, spelt, in letters of other scripts, or by a shortener. */
export const findCampaignBreach = (text: string): SmsBreach | null =>
  findSmsBreach(text) ?? disguisedIn(undisguise(text))

/** What goes out: the price to its reader first, then who writes. */
export function asCampaignSms(words: string, shop: string): string {
  const said = words
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .replace(/^RM\s?0(?:\.00)?(?![\d.])\s*/i, '')
    .trim()
  const name = smsShopName(shop)
  return smsPrefix + (said.toLowerCase().startsWith(name.toLowerCase()) ? said : `${name}: ${said}`.trimEnd())
}

function disguisedIn(plain: string): SmsBreach | null {
  const link = hosts.exec(plain)?.[0] ?? spelt.exec(plain)?.[0]
  if (link !== undefined) return { rule: 'link', found: link }
  const personal = asked.exec(plain)?.[0]
  if (personal !== undefined) return { rule: 'personal_data', found: personal }
  const digits = spacedDigits(plain)
  return digits === null ? null : { rule: 'phone', found: digits }
}

// Letters that look like Latin ones.
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcхxуyіiѕsԁdһhкkмmтtнnвbјjԛqԝwαaοoρpνvτtιiκkυuℓl'].reduce<[string, string][]>(
    (pairs, letter, at, all) => {
      const latin = all[at + 1]
      return at % 2 === 0 && latin !== undefined ? [...pairs, [letter, latin]] : pairs
    },
    [],
  ),
)

function undisguise(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => alike[letter] ?? letter)
    .replaceAll(/[[({<]\s*(?:dot|titik|noktah|\.)\s*[\])}>]/gu, '.')
    .replaceAll(/[。．•·]/gu, '.')
    .replaceAll(/\s+(?:dot|titik|noktah)\s+/gu, '.')
    .replaceAll(/[[({<]\s*(?:slash|garis|\/)\s*[\])}>]|\s+slash\s+/gu, '/')
  // "b i t . l y": single letters in a row are one word.
  return plain.replaceAll(/(?<![a-z\d])(?:[a-z\d./:][ _*|-]){3,}[a-z\d./](?![a-z\d])/gu, (run) =>
    run.replaceAll(/[ _*|-]/g, ''),
  )
}

// Shorteners, chats and markets, with spaces around their dots; and what ends in .com as only an address does.
const gap = String.raw`\s*\.\s*`
const known = [
  'bit ly',
  'tinyurl com',
  'goo gl',
  'is gd',
  'cutt ly',
  'rb gy',
  'ow ly',
  's id',
  't co',
  't ly',
  'rebrand ly',
  'shorturl at',
  'linktr ee',
  'linktree com',
  'beacons ai',
  'wa me',
  'wasap my',
  'wassap my',
  'whatsapp com',
  't me',
  'telegram me',
  'fb me',
  'fb com',
  'm me',
  'facebook com',
  'instagram com',
  'tiktok com',
  'vt tiktok com',
  'youtu be',
  'youtube com',
  'shp ee',
  'shope ee',
  'shopee com my',
  'lazada com my',
  'forms gle',
  'google com',
  'carousell com my',
  'heylink me',
  'qr ae',
  'tny im',
  'v gd',
  'buff ly',
  'lnkd in',
].map((host) => host.replaceAll(' ', gap))
const hosts = new RegExp(String.raw`(?<![a-z\d])(?:${known.join('|')})(?![a-z])\S*`, 'u')
const spelt =
  /(?<![a-z\d])(?:h\s?[tx]\s?[tx]\s?p\s?s?\s?:|w\s?w\s?w\s*\.|[a-z\d-]+\s*\.\s*(?:com|net|org|shop|store|xyz|link|site|online|info|biz)(?![a-z])(?:\s*\.\s*my(?![a-z]))?)\S*/u
const asked =
  /(?<![a-z\d])(?:i\.?\s?c\.?\s*(?:no\b|number|nombor)|(?:no|nombor)\.?\s*(?:i\.?\s?c\b|k\/?p\b|akaun bank|akaun|kad)|o\.?t\.?p\b|t\.a\.c\b|pa[s5][s5]w[o0]rd|kata\s*l[a4]lu[a4]n|(?:bank\s+)?account\s+(?:no|number)|nombor\s+pengenalan)/u

const words: Readonly<Record<string, string>> = {
  kosong: '0',
  sifar: '0',
  zero: '0',
  satu: '1',
  one: '1',
  dua: '2',
  two: '2',
  tiga: '3',
  three: '3',
  empat: '4',
  four: '4',
  lima: '5',
  five: '5',
  enam: '6',
  six: '6',
  tujuh: '7',
  seven: '7',
  lapan: '8',
  eight: '8',
  sembilan: '9',
  nine: '9',
}

// Numbers in words, with letters for digits, or with anything between: only what can be called counts.
function spacedDigits(plain: string): string | null {
  const spelled = plain
    .replaceAll(/[a-z]+/gu, (word) => words[word] ?? word)
    .replaceAll(/[a-z\d]*\d[a-z\d]*/gu, (mixed) => mixed.replaceAll('o', '0').replaceAll(/[li]/g, '1'))
    .replaceAll(/(?<=\d)\s+o\s*(?=\d)/gu, '0')
    .replaceAll(/(?<![a-z\d])o(?=[\s-]?1)/gu, '0')
  for (const { 0: run } of spelled.matchAll(/\d(?:[\s._*|~/-]{0,4}\d){8,}/gu)) {
    const digits = run.replaceAll(/\D/g, '')
    if (findSmsBreach(digits)?.rule === 'phone') return run
  }
  return null
}
