import { Trans, useLingui } from '@lingui/react/macro'
import { SettingPage } from '../../features/settings/seller/setting-page.tsx'
import { shippingQuery } from '../../features/settings/seller/shipping/api.ts'
import { ShippingSettings } from '../../features/settings/seller/shipping/shipping-settings.tsx'

export default function ShippingSettingsPage() {
  const { t } = useLingui()
  return (
    <SettingPage
      title={t`Shipping`}
      lead={<Trans>Shipping zones, couriers and rates. Buyers see the cheapest option first.</Trans>}
      setting={shippingQuery()}
    >
      {(setup) => <ShippingSettings setup={setup} />}
    </SettingPage>
  )
}
