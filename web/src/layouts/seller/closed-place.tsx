import { useLingui } from '@lingui/react/macro'
import { NotAllowed } from '../../lib/seller/not-allowed.tsx'
import { Page } from '../../ui/page.tsx'
import type { PalettePlace } from './palette/palette-place.ts'

// Instead of a screen that is not this person's work, whose lists would only be refused one by one.
export function ClosedPlace({ place }: { place: PalettePlace }) {
  const { t, i18n } = useLingui()
  return (
    <Page title={i18n._(place.label)}>
      <NotAllowed title={t`Your account may not open this page.`} />
    </Page>
  )
}
