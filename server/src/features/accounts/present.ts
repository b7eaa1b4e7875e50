import type { Me } from '@kedai/contracts/auth.ts'
import { publicPath, srcsetOf } from '../../platform/files/links.ts'
import type { Membership } from './queries/shops.ts'

type Person = { id: number; name: string; email: string; phone: string | null; lang: string; isEmailVerified: boolean }

/** The shop that calls act on stands first. */
export const presentMe = (
  { id, name, email, phone, lang, isEmailVerified }: Person,
  memberships: readonly Membership[],
  currentShop: number | null = null,
): Me => ({
  user: { id, name, email, phone, lang, email_verified: isEmailVerified },
  shops: currentFirst(memberships, currentShop).map(
    ({ shop_id, username, name: shopName, role, permissions, logo_key, logo_widths }) => ({
      id: shop_id,
      username,
      name: shopName,
      role,
      permissions,
      logo: logo_key === null ? null : { url: publicPath(logo_key), srcset: srcsetOf(logo_key, logo_widths ?? []) },
    }),
  ),
  memberships: [], // of reseller programmes, once there are any
})

const currentFirst = (memberships: readonly Membership[], current: number | null): Membership[] =>
  [...memberships].sort((one, other) => Number(other.shop_id === current) - Number(one.shop_id === current))
