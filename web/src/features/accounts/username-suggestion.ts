import { makeSlug } from '@kedai/domain/catalogue/slug.ts'

const longest = 30
const neutral = /^kedai-saya-\d{4}$/

// For names that have no Latin letters to make one of; `digits` tell its shop from others.
export const neutralUsername = (digits: number): string => `kedai-saya-${String(digits).padStart(4, '0')}`

export const isNeutral = (username: string): boolean => neutral.test(username)

// A username made of the shop's name: "Kuih Mak Tok" becomes "kuih-mak-tok", "老陈茶室" the one for names in other letters.
export function suggestUsername(shopName: string, otherwise: string): string {
  const slug = makeSlug(shopName, '').slice(0, longest).replace(/-+$/, '')
  const hasOtherLetters = /(?!\p{Script=Latin})\p{L}/u.test(shopName)
  const stands = slug.length >= 3 && /[a-z]/.test(slug)
  return hasOtherLetters && !stands ? otherwise : slug
}
