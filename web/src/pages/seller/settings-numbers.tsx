import { Trans, useLingui } from '@lingui/react/macro'
import { NumberSettings, numbersQuery } from '../../features/settings/seller/order-numbers/number-settings.tsx'
import { SettingPage } from '../../features/settings/seller/setting-page.tsx'

export default function NumberSettingsPage() {
  const { t } = useLingui()
  return (
    <SettingPage
      title={t`Order numbers`}
      lead={<Trans>Number formats for orders, slips and invoices.</Trans>}
      setting={numbersQuery()}
    >
      {(numbers) => <NumberSettings key={numbers.sample} numbers={numbers} />}
    </SettingPage>
  )
}
