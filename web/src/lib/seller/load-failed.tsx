import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Refusal } from '../http-result.ts'
import { NotAllowed } from './not-allowed.tsx'

type Props = {
  // In the server's own words.
  error: Error | null
  onRetry: () => unknown
  // It is being asked again.
  busy?: boolean
  className?: string
}

// Something that should stand here did not come: why, and another go. Who may not see it may not see it a moment later either.
export const LoadFailed = ({ error, onRetry, busy, className }: Props) =>
  error instanceof Refusal && error.failure.code === 403 ? (
    <NotAllowed title={error.message} className={className} />
  ) : (
    <Notice tone="danger" title={error?.message} className={className}>
      <Button className="mt-2" busy={busy} onClick={() => void onRetry()}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
