import { Trans, useLingui } from '@lingui/react/macro'
import { Doorway } from '../../features/accounts/doorway.tsx'
import { Elsewhere } from '../../features/accounts/elsewhere.tsx'
import { RegisterForm } from '../../features/accounts/register-form.tsx'
import { OwnShopStrip } from '../../layouts/own-shop-strip.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import { useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

export default function RegisterPage() {
  const { t } = useLingui()
  const { shopHost, registration } = useSite()
  useHead({ title: t`Open your shop`, description: t`A shop of your own in one link, to share on WhatsApp.` })
  return (
    <PublicLayout shop={null}>
      <OwnShopStrip label={({ name }) => <Trans>Go on in {name}</Trans>} />
      <Doorway
        title={t`Open your shop`}
        lead={registration ? t`Fill in six fields and your link is ready to share.` : undefined}
        below={
          !shopHost && (
            <Trans>
              Have a shop already? <Link to={paths.login()}>Sign in</Link>
            </Trans>
          )
        }
      >
        {shopHost ? <Elsewhere path={paths.register()} /> : registration ? <RegisterForm /> : <RegistrationClosed />}
      </Doorway>
    </PublicLayout>
  )
}

function RegistrationClosed() {
  const { t } = useLingui()
  return (
    <Notice tone="info" title={t`Registration is closed.`}>
      <Trans>Ask the site administrator or a shop owner to invite you.</Trans>
    </Notice>
  )
}
