import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useHead } from '../../lib/head.ts'
import { MissingSays } from '../../lib/missing-says.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useNavigation } from '../../ui/navigation.ts'
import { Empty } from '../../ui/empty.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'

export default function NotFoundPage() {
  const { t } = useLingui()
  const { pathname } = useNavigation()
  const says = use(MissingSays)
  const username = /^\/s\/([\w-]+)\/./.exec(pathname)?.[1]
  const up = username
    ? { to: paths.storefront({ username, onShopHost: false }), label: t`Go to the shop` }
    : pathname.startsWith(paths.counter())
      ? { to: paths.counter(), label: t`Go to your own shop` }
      : { to: paths.home(), label: t`Go to the start page` }
  useHead({ title: t`Page not found`, isPrivate: true })
  return (
    <PublicLayout shop={null}>
      <Empty
        heading="h1"
        title={t`There is nothing at this address`}
        action={<ButtonLink to={up.to}>{up.label}</ButtonLink>}
      >
        {says ?? (
          <Trans>The link may be old, or a letter is missing. If a seller sent it to you, ask for a new one.</Trans>
        )}
      </Empty>
    </PublicLayout>
  )
}
