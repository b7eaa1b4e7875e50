import type { Storefront } from '@kedai/contracts/storefront.ts'
import { useLingui } from '@lingui/react/macro'
import { useShopPlace } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { usePolicyNames } from './policy-names.ts'

// At the foot of the shelf: the shop's own terms, as far as it has written any, and the way to sell for it where it takes resellers.
export function PolicyLinks({
  storefront: { username, policies, takes_resellers: takesResellers },
}: {
  storefront: Storefront
}) {
  const { t } = useLingui()
  const names = usePolicyNames()
  const place = useShopPlace(username)
  if (policies.length === 0 && !takesResellers) return null
  return (
    <nav
      aria-label={policies.length > 0 ? t`Terms and policies` : t`Become a reseller`}
      className="mt-4 flex flex-wrap gap-x-5 text-sm"
    >
      {policies.map((kind) => (
        <Link key={kind} to={`${paths.policies(place)}#${kind}`} className="inline-flex min-h-11 items-center">
          {names[kind]}
        </Link>
      ))}
      {takesResellers && (
        <Link to={paths.join(place)} className="inline-flex min-h-11 items-center">{t`Become a reseller`}</Link>
      )}
    </nav>
  )
}
