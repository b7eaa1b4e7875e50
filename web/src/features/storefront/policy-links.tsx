import type { Storefront } from '@kedai/contracts/storefront.ts'
import { useLingui } from '@lingui/react/macro'
import { useShopPlace } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { usePolicyNames } from './policy-names.ts'

// The shop's own terms at the foot of its shelf; nothing where it has written none.
export function PolicyLinks({ storefront: { username, policies } }: { storefront: Storefront }) {
  const { t } = useLingui()
  const names = usePolicyNames()
  const place = useShopPlace(username)
  if (policies.length === 0) return null
  return (
    <nav aria-label={t`Terms and policies`} className="mt-4 flex flex-wrap gap-x-5 text-sm">
      {policies.map((kind) => (
        <Link key={kind} to={`${paths.policies(place)}#${kind}`} className="inline-flex min-h-11 items-center">
          {names[kind]}
        </Link>
      ))}
    </nav>
  )
}
