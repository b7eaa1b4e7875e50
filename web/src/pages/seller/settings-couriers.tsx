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
          Book parcels with your own accounts and follow them by themselves. Without any, you book where you like and
          write the number down.
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
