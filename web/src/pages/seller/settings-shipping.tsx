import { Trans, useLingui } from '@lingui/react/macro'
import { SettingPage } from '../../features/settings/seller/setting-page.tsx'
import { shippingQuery } from '../../features/settings/seller/shipping/api.ts'
import { ShippingSettings } from '../../features/settings/seller/shipping/shipping-settings.tsx'

export default function ShippingSettingsPage() {
  const { t } = useLingui()
  return (
    <SettingPage
      title={t`Shipping`}
      lead={<Trans>Where you send to, with whom, and for how much. Buyers see the cheapest first.</Trans>}
      setting={shippingQuery()}
    >
      {(setup) => <ShippingSettings setup={setup} />}
    </SettingPage>
  )
}
