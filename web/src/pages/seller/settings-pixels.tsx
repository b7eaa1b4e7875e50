import { Trans, useLingui } from '@lingui/react/macro'
import { pixelsQuery } from '../../features/settings/seller/growth/api.ts'
import { PixelSettings } from '../../features/settings/seller/growth/pixel-settings.tsx'
import { SettingPage } from '../../features/settings/seller/setting-page.tsx'

export default function PixelSettingsPage() {
  const { t } = useLingui()
  return (
    <SettingPage
      title={t`Pixels`}
      lead={
        <Trans>What your advertising learns of visits and purchases. Pages load nothing that is not on here.</Trans>
      }
      setting={pixelsQuery()}
    >
      {(pixels) => <PixelSettings pixels={pixels} />}
    </SettingPage>
  )
}
