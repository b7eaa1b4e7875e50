import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { isApplePhone, isInstalled, useInstall } from '../../lib/seller/install-prompt.ts'
import { Button } from '../../ui/button.tsx'

// The way to have the counter on the home screen, where there is one and it is not there yet.
export function InstallLine() {
  const install = useInstall()
  if (install) {
    return (
      <Button wide className="mt-3" onClick={() => void install()}>
        <Download aria-hidden className="size-5" />
        <Trans>Install on this device</Trans>
      </Button>
    )
  }
  if (!isApplePhone() || isInstalled()) return null
  return (
    <p className="mt-3 rounded-m bg-sunken px-4 py-3 text-sm text-ink-soft">
      <Trans>To have this on your home screen: tap Share in Safari, then “Add to Home Screen”.</Trans>
    </p>
  )
}
