import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '../../ui/notice.tsx'

// Above every screen while whoever runs the installation has closed the shop: all of it can be looked at, nothing can be changed.
export function SuspendedNotice({ reason }: { reason: string }) {
  const { t } = useLingui()
  return (
    <Notice tone="danger" className="no-print m-4 mb-0" title={t`Your shop is suspended`}>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{reason}</p>
      <p className="mt-2">
        <Trans>
          Buyers read this reason instead of your pages, and nothing is sent. You can look at everything, but change
          nothing until the shop is opened again. Ask whoever runs this installation.
        </Trans>
      </p>
    </Notice>
  )
}
