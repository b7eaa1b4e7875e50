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
          Buyers see this reason instead of your shop, and no messages are sent. You can view everything but cannot make
          changes until the shop is reopened. Contact the system administrator.
        </Trans>
      </p>
    </Notice>
  )
}
