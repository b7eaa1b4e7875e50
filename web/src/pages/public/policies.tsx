import type { PublicPolicies } from '@kedai/contracts/policies.ts'
import { useLingui } from '@lingui/react/macro'
import { StoredHtml } from '../../content/stored-html.tsx'
import { usePolicyNames } from '../../features/storefront/policy-names.ts'
import { policiesQuery, storefrontQuery } from '../../features/storefront/storefront-queries.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useShopPlace, useSite } from '../../lib/site.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useParams } from '../../ui/navigation.ts'
import { Page, Section } from '../../ui/page.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'

export const queries = ({ params, site }: PageContext) => {
  const username = params.username ?? site.shopHost ?? ''
  return [storefrontQuery(username), policiesQuery(username)]
}

// What the shop promises and asks, in its own words.
export default function PoliciesPage() {
  const { t } = useLingui()
  const { shopHost } = useSite()
  const username = useParams().username ?? shopHost ?? ''
  const place = useShopPlace(username)
  const shop = usePageQuery(storefrontQuery(username))
  const policies = usePageQuery(policiesQuery(username))
  const names = usePolicyNames()
  useHead({ title: shop.data ? `${t`Terms and policies`} · ${shop.data.name}` : t`Terms and policies` })
  const failure = shop.failure ?? policies.failure
  const retry = () => (shop.retry(), policies.retry())
  return (
    <PublicLayout shop={shop.data ?? null}>
      {shop.data && policies.data ? (
        <Page
          title={t`Terms and policies`}
          back={{ to: paths.storefront(place), label: shop.data.name }}
          width="public"
        >
          {policies.data.length === 0 ? (
            <Empty title={t`This shop has not written any yet`} />
          ) : (
            <Policies policies={policies.data} names={names} />
          )}
        </Page>
      ) : failure ? (
        <Empty heading="h1" title={failure.message} action={<Button onClick={retry}>{t`Try again`}</Button>} />
      ) : (
        <PageSkeleton />
      )}
    </PublicLayout>
  )
}

const Policies = ({ policies, names }: { policies: PublicPolicies; names: ReturnType<typeof usePolicyNames> }) => (
  <div className="grid max-w-3xl gap-5">
    {policies.map(({ kind, html }) => (
      <div key={kind} id={kind}>
        <Section title={names[kind]}>
          <StoredHtml html={html} />
        </Section>
      </div>
    ))}
  </div>
)
