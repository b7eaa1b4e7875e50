import type { Me } from '@kedai/contracts/auth.ts'
import type { Membership } from './queries/shops.ts'

type Person = { id: number; name: string; email: string; phone: string | null; lang: string }

export const presentMe = ({ id, name, email, phone, lang }: Person, memberships: readonly Membership[]): Me => ({
  user: { id, name, email, phone, lang },
  shops: memberships.map((shop) => ({ id: shop.shop_id, username: shop.username, name: shop.name, role: shop.role, permissions: shop.permissions })),
  memberships: [], // of reseller programmes, once there are any
})
