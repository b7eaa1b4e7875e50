import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQuery } from '../../features/own-account/seller/api.ts'
import { EmailForm } from '../../features/own-account/seller/email-form.tsx'
import { OpenShopDialog } from '../../features/own-account/seller/open-shop-dialog.tsx'
import { PasswordForm } from '../../features/own-account/seller/password-form.tsx'
import { ProfileForm } from '../../features/own-account/seller/profile-form.tsx'
import { SessionList } from '../../features/own-account/seller/session-list.tsx'
import { ShopList } from '../../features/own-account/seller/shop-list.tsx'
import { TwoSteps } from '../../features/own-account/seller/two-steps.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// What belongs to the person and not to a shop.
export default function AccountPage() {
  const { t } = useLingui()
  const { data: account, error, refetch } = useQuery(accountQuery())
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const [isOpening, setOpening] = useState(false)
  const title = t`Your account`
  useHead({ title, isPrivate: true })
  return (
    <Page title={title} width="narrow" back={{ to: sellerPaths.settings(), label: t`Shop settings` }}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!account && !error && <ListSkeleton rows={4} />}
      {account && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Section title={t`You`}>
            <ProfileForm account={account} />
          </Section>
          <Section title={t`E-mail`}>
            <EmailForm account={account} />
          </Section>
          <Section title={t`Password`}>
            <PasswordForm />
          </Section>
          <Section title={t`Two-step verification`}>
            <TwoSteps account={account} />
          </Section>
          <Section title={t`Signed-in devices`}>
            <SessionList />
          </Section>
          <Section title={t`Your shops`}>
            {me && <ShopList shops={me.shops} />}
            <Button onClick={() => setOpening(true)}>
              <Trans>Open another shop</Trans>
            </Button>
          </Section>
        </div>
      )}
      {isOpening && <OpenShopDialog onClose={() => setOpening(false)} />}
    </Page>
  )
}
