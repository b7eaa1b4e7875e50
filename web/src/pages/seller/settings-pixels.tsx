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
        <Trans>
          Share visits and purchases with your advertising accounts. Only the pixels switched on here are loaded.
        </Trans>
      }
      setting={pixelsQuery()}
    >
      {(pixels) => <PixelSettings pixels={pixels} />}
    </SettingPage>
  )
}
