// What an SMS of a business may not say in Malaysia: no link, no number to call back, no request for personal data (MCMC,
// directives of 14 Feb 2023; no business is exempt since 1 Sep 2024). It begins with its price to the reader and names its sender.

export type SmsBreach = { rule: 'link' | 'phone' | 'personal_data'; found: string }

/** What comes first: the reader pays nothing. */
export const smsPrefix = 'RM0.00 '

/** More than anybody reads, and what the dearest language still fits. */
export const maxSmsParts = 4

/** The first thing in a text that an SMS may not carry, as it stands there, or null. `except`: what is known to be none, such as an invoice's number. */
export function findSmsBreach(text: string, except: readonly string[] = []): SmsBreach | null {
  const plain = except
    .filter((known) => known !== '')
    .reduce((rest, known) => rest.replaceAll(known, ' '), visible(text))
  return linkIn(plain) ?? phoneIn(plain) ?? askedIn(plain)
}

/** A text as it goes: the price first, the shop named, the words of the seller left alone. Said of its own result, it stays. */
export function asSms(words: string, shop: string): string {
  const said = words.replaceAll(/\r\n?/g, '\n').trim().replace(priceFirst, '').trim()
  const name = smsShopName(shop)
  return smsPrefix + (said.toLowerCase().includes(name.toLowerCase()) ? said : `${name}: ${said}`.trimEnd())
}

/** A shop's name without what would be a link or a number to call ("kedai.my" becomes "kedai my"). */
export function smsShopName(shop: string): string {
  let name = visible(shop)
  for (let breach = linkIn(name) ?? phoneIn(name); breach !== null; breach = linkIn(name) ?? phoneIn(name)) {
    const { rule, found } = breach
    name = name.replaceAll(found, rule === 'link' ? found.replaceAll(/[.:/@]/g, ' ') : ' ')
  }
  return name.replaceAll(/\s+/g, ' ').trim() || 'Kedai'
}

// Full-width letters read as letters, and what is not seen parts nothing.
const visible = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

const priceFirst = /^RM\s?0(?:\.00)?(?![\d.])\s*/i

function linkIn(text: string): SmsBreach | null {
  const found =
    links.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined) ??
    text.match(hosts)?.find(hasName)
  return found === undefined ? null : { rule: 'link', found }
}

// Countries have two letters. Of the others those that sellers and shorteners use: "habis.Jumpa lagi" is a sentence, not a host.
const endings =
  'com|net|org|edu|gov|biz|info|shop|store|online|site|link|page|app|xyz|top|club|live|vip|asia|blog|cloud|digital|space|website|click|buzz|cafe|fun|icu|ltd|media|mobi|name|news|pro|sale|social|tech|tel|today|work|world|wtf'
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`
const hosts = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])(?:${label}\.)+(?:[a-z]{2}|${endings}|xn--[a-z\d-]+)(?![\p{L}\p{N}-])(?::\d{2,5})?(?:[/?#]\S*)?`,
  'giu',
)
const links = [
  /[a-z][a-z\d+.-]*:\/\/\S*/iu,
  /www\.\S*/iu,
  /[^\s@]+@[^\s@]+\.[\p{L}\p{N}-]+/u,
  new RegExp(String.raw`(?<![\p{L}\p{N}.-])(?:${label}\.)+\p{L}{2,}[/?#]\S*`, 'iu'),
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u,
]

// "10.am" is a time: what stands before the ending has a letter.
const hasName = (host: string): boolean => /\p{L}/u.test(host.replace(/[:/?#].*$/u, '').replace(/\.[^.]*$/u, ''))

// Groups of digits as people write numbers, taken together until they can be called.
function phoneIn(text: string): SmsBreach | null {
  for (const { 0: run } of text.matchAll(/(?:\+\s?)?\(?\d(?:[\s().\-–]{0,3}\d)*/gu)) {
    const groups = [...run.matchAll(/\+?\s?\(?\d+\)?/gu)]
    for (const [first, start] of groups.entries()) {
      for (const end of groups.slice(first, first + 15)) {
        const found = run.slice(start.index, end.index + end[0].length).trim()
        if (isCallable(found.replaceAll(/[^\d+]/g, ''))) return { rule: 'phone', found }
      }
    }
  }
  return null
}

// Malaysian ones by their own prefix, foreign ones by their plus, free and shared ones (1-300-88-2525).
const isCallable = (digits: string): boolean =>
  /^(?:\+?60|0060|0)(?:1[02-46-9]\d{7}|1[15]\d{8}|3[2-9]\d{7}|8\d[2-9]\d{5}|[4-79][2-9]\d{6})$/.test(digits) ||
  /^\+[1-9]\d{7,14}$/.test(digits) ||
  /^1[378]00\d{6}$/.test(digits)

function askedIn(text: string): SmsBreach | null {
  const found = personal.exec(text)?.[0]
  return found === undefined ? null : { rule: 'personal_data', found }
}

const personal = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:otp|tac|cvv|cvc|password|passcode|kata laluan|kad pengenalan|my ?kad|nric|identity card|ic (?:number|no)|(?:no|nombor)\.? ?(?:ic|kp|pin|pasport|kad (?:kredit|debit|bank))|pin (?:number|no)|passport (?:number|no)|card (?:number|no))(?![\p{L}\p{N}])`,
    '密码|验证码|身份证|护照号|银行卡号|信用卡号',
  ].join('|'),
  'iu',
)
