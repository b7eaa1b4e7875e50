import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SettingsList } from '../../features/settings/seller/settings-list.tsx'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Where everything of a shop is set.
export default function SettingsPage() {
  const { t } = useLingui()
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const shop = me?.shops[0]
  useHead({ title: t`Shop settings`, isPrivate: true })
  return (
    <Page title={t`Shop settings`} lead={<Trans>Payment methods, shipping, and the rules you sell by.</Trans>}>
      {shop ? <SettingsList role={shop.role} permissions={shop.permissions} /> : <ListSkeleton rows={6} />}
    </Page>
  )
}
