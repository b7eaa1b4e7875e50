/**
 * Whether what should be a name reads as the address of a site, which mail programs make a link of: with a scheme, `www.`, a path,
 * or an ending of the internet. "Dr. Siti", "A. Rahman", "Mohd.Ali" and "Ahmad@Mat" are names.
 */
export function readsAsLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[。｡]/gu, '.')
  return links.some((pattern) => pattern.test(plain))
}

/** A person's name in a message to somebody, who sees no link in it: "evil.test" is "evil test". Other names stay as they are. */
export const withoutLinks = (name: string): string =>
  readsAsLink(name) ? name.replaceAll(/[.。．｡@/:]+/g, ' ').trim() : name

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?`
const hosts = String.raw`(?<![\p{L}\p{N}_-])(?:${label}\.)+`
const after = String.raw`(?![\p{L}\p{N}_-])`

// Endings of more than two letters that links are sent with, and those for tests.
const long =
  'com|net|org|edu|gov|mil|int|biz|info|name|pro|mobi|asia|tel|app|dev|page|site|shop|store|online|link|click|live|life|xyz|top|club|vip|icu|fun|win|bid|buzz|blog|cloud|digital|space|website|web|tech|today|work|world|social|media|news|sale|support|help|host|zone|one|new|zip|mov|bio|cafe|finance|bank|loan|money|cash|group|team|email|chat|games?|bet|casino|monster|quest|cyou|sbs|cfd|rest|test|example|invalid|localhost|local'
// Countries, without those that names are cut to: "Abd.Md", "Kg.Sg", "Raja.de", "Noor.bt".
const short =
  'my|id|th|vn|ph|cn|hk|tw|jp|kr|us|uk|eu|au|nz|ru|su|ua|io|co|me|cc|tv|ly|gg|gl|ai|ws|vc|pw|tk|ml|ga|cf|gq|im|xn--[a-z\\d-]+'

const links = [
  /[a-z][a-z\d+.-]*:\/\//iu,
  /(?:^|[^\p{L}\p{N}])www\d?\./iu,
  // A path: no name goes on behind a dot with a slash.
  new RegExp(`${hosts}\\p{L}{2,}(?::\\d{2,5})?[/?#]\\S`, 'iu'),
  new RegExp(`${hosts}(?:${long}|${short})${after}`, 'iu'),
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u,
]
