import { Trans } from '@lingui/react/macro'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'

type Props = {
  // The server's own words.
  message: string | undefined
  onRetry: () => unknown
  // It is being asked again.
  busy?: boolean
  className?: string
}

// Something that should stand here did not come: why, and another go.
export const LoadFailed = ({ message, onRetry, busy, className }: Props) => (
  <Notice tone="danger" title={message} className={className}>
    <Button className="mt-2" busy={busy} onClick={() => void onRetry()}>
      <Trans>Try again</Trans>
    </Button>
  </Notice>
)
