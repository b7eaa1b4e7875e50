import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

// The item could not be shown: the server's own words, and another try.
export function FailedItem({ message, onRetry, isBusy }: { message: string; onRetry: () => void; isBusy: boolean }) {
  const { t } = useLingui()
  return (
    <div className="mx-auto max-w-lg px-4 py-16">
      <Notice tone="danger" title={message}>
        <p>
          <Trans>If you started an order, your details are saved on this device.</Trans>
        </p>
        <Button busy={isBusy} className="mt-3" onClick={onRetry}>{t`Try again`}</Button>
      </Notice>
    </div>
  )
}
