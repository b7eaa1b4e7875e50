import { makeSlug } from '@kedai/domain/catalogue/slug.ts'

const longest = 30

// A username made of the shop's name: "Kuih Mak Tok" becomes "kuih-mak-tok". Empty when nothing usable is left.
export const suggestUsername = (shopName: string): string => makeSlug(shopName, '').slice(0, longest).replace(/-+$/, '')
