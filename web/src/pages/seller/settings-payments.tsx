import { can } from '@kedai/domain/people/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paymentsQuery } from '../../features/settings/seller/payments/api.ts'
import { PaymentSettings } from '../../features/settings/seller/payments/payment-settings.tsx'
import { SettingPage } from '../../features/settings/seller/setting-page.tsx'
import { meQuery } from '../../layouts/seller/me.ts'

export default function PaymentSettingsPage() {
  const { t } = useLingui()
  const { data: me } = useQuery(meQuery())
  const shop = me?.shops[0]
  return (
    <SettingPage
      title={t`Payments`}
      lead={<Trans>Payment methods for buyers, and the accounts that receive the money.</Trans>}
      setting={paymentsQuery()}
    >
      {(setup) => (
        <PaymentSettings
          setup={setup}
          mayEditAccounts={shop !== undefined && can(shop.role, shop.permissions, 'bank_accounts')}
        />
      )}
    </SettingPage>
  )
}
