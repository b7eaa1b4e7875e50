import { Trans, useLingui } from '@lingui/react/macro'
import { SettingPage } from '../../features/settings/seller/setting-page.tsx'
import { courierAccountsQuery } from '../../features/settings/seller/couriers/api.ts'
import { CourierCard } from '../../features/settings/seller/couriers/courier-card.tsx'

export default function CourierSettingsPage() {
  const { t } = useLingui()
  return (
    <SettingPage
      title={t`Courier accounts`}
      lead={
        <Trans>
          Book parcels with your own courier accounts and track them automatically. Without one, book anywhere and enter
          the tracking number.
        </Trans>
      }
      setting={courierAccountsQuery()}
    >
      {(accounts) => (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          {accounts.map((account) => (
            <CourierCard key={account.provider} account={account} />
          ))}
        </ul>
      )}
    </SettingPage>
  )
}
