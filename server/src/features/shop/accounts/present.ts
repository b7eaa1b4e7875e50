import type { Me } from '@kedai/contracts/auth.ts'
import { publicPath, srcsetOf } from '../../../platform/files/links.ts'
import type { Programme } from './queries/programmes.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Membership } from '../../../platform/sellers/memberships.ts'

type Person = { id: number; name: string; email: string; phone: string | null; lang: string; isEmailVerified: boolean }

/** The shop that calls act on stands first. */
export const presentMe = (
  { id, name, email, phone, lang, isEmailVerified }: Person,
  memberships: readonly Membership[],
  programmes: readonly Programme[],
  currentShop: number | null = null,
): Me => ({
  user: { id, name, email, phone, lang, email_verified: isEmailVerified },
  shops: currentFirst(memberships, currentShop).map(
    ({ shop_id, username, name: shopName, role, permissions, logo_key, logo_widths, suspended }) => ({
      id: shop_id,
      username,
      name: shopName,
      role,
      permissions,
      logo: logo_key === null ? null : { url: publicPath(logo_key), srcset: srcsetOf(logo_key, logo_widths ?? []) },
      ...(suspended && { suspended: { reason: suspended.reason, since: formatTime(suspended.since) } }),
    }),
  ),
  memberships: programmes.map(({ username: shop, area, status }) => ({ shop, area, status })),
})

const currentFirst = (memberships: readonly Membership[], current: number | null): Membership[] =>
  [...memberships].sort((one, other) => Number(other.shop_id === current) - Number(one.shop_id === current))
