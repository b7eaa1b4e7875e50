import { Trans, useLingui } from '@lingui/react/macro'
import { PolicySettings, policiesQuery } from '../../features/settings/seller/policies/policy-settings.tsx'
import { SettingPage } from '../../features/settings/seller/setting-page.tsx'

export default function TermsSettingsPage() {
  const { t } = useLingui()
  return (
    <SettingPage
      title={t`Terms and policies`}
      lead={<Trans>In your own words, a paragraph a line. Buyers find them at the foot of your shop.</Trans>}
      setting={policiesQuery()}
    >
      {(policies) => <PolicySettings policies={policies} />}
    </SettingPage>
  )
}
