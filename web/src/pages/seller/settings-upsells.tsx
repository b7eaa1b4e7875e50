import { Trans, useLingui } from '@lingui/react/macro'
import { UpsellSettings, upsellsQuery } from '../../features/settings/seller/click-upsells/upsell-settings.tsx'
import { SettingPage } from '../../features/settings/seller/setting-page.tsx'

export default function UpsellSettingsPage() {
  const { t } = useLingui()
  return (
    <SettingPage
      title={t`Extra offers`}
      lead={<Trans>Extra offers shown with your products, and how often buyers take them.</Trans>}
      setting={upsellsQuery()}
    >
      {(upsells) => <UpsellSettings upsells={upsells} />}
    </SettingPage>
  )
}
