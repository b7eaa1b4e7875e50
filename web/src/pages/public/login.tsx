import { Trans, useLingui } from '@lingui/react/macro'
import { Doorway } from '../../features/accounts/doorway.tsx'
import { Elsewhere } from '../../features/accounts/elsewhere.tsx'
import { LoginForm } from '../../features/accounts/login-form.tsx'
import { OwnShopStrip } from '../../layouts/own-shop-strip.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import { useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'

export default function LoginPage() {
  const { t } = useLingui()
  const { shopHost, registration } = useSite()
  useHead({ title: t`Sign in`, isPrivate: true })
  return (
    <PublicLayout shop={null}>
      <OwnShopStrip label={({ name }) => <Trans>Go on in {name}</Trans>} />
      <Doorway
        title={t`Sign in`}
        lead={shopHost ? t`For resellers of this shop.` : t`To your orders, your products, your money.`}
        below={
          shopHost ? (
            <Elsewhere path={paths.login()} />
          ) : (
            registration && (
              <Trans>
                No shop yet? <Link to={paths.register()}>Open one</Link>
              </Trans>
            )
          )
        }
      >
        <LoginForm />
      </Doorway>
    </PublicLayout>
  )
}
