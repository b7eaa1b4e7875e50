import type { Me } from '@kedai/contracts/auth.ts'
import type { Membership } from './queries/shops.ts'

type Person = { id: number; name: string; email: string; phone: string | null; lang: string }

/** The shop that calls act on stands first. */
export const presentMe = ({ id, name, email, phone, lang }: Person, memberships: readonly Membership[], currentShop: number | null = null): Me => ({
  user: { id, name, email, phone, lang },
  shops: currentFirst(memberships, currentShop).map((shop) => ({ id: shop.shop_id, username: shop.username, name: shop.name, role: shop.role, permissions: shop.permissions })),
  memberships: [], // of reseller programmes, once there are any
})

const currentFirst = (memberships: readonly Membership[], current: number | null): Membership[] =>
  [...memberships].sort((one, other) => Number(other.shop_id === current) - Number(one.shop_id === current))
