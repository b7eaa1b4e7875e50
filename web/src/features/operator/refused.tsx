import { Trans, useLingui } from '@lingui/react/macro'
import { Refusal } from '../../lib/http-result.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

// Why a screen has nothing to show, and what to do about it.
export function Refused({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  const { t } = useLingui()
  if (!lacksTwoSteps(error))
    return error instanceof Refusal && error.failure.code === 403 ? (
      <Notice tone="warn" title={error.message} />
    ) : (
      <LoadFailed error={error} onRetry={onRetry} />
    )
  return (
    <Notice tone="warn" title={t`Turn on two-step sign-in first`}>
      <p className="mb-3">
        <Trans>These pages can change every shop, so your account needs a second step when you sign in.</Trans>
      </p>
      <ButtonAnchor href="/seller/settings/account" variant="primary">
        <Trans>Open your account</Trans>
      </ButtonAnchor>
    </Notice>
  )
}

const lacksTwoSteps = (error: Error | null): boolean =>
  error instanceof Refusal &&
  typeof error.failure.data === 'object' &&
  error.failure.data !== null &&
  'must_have_two_steps' in error.failure.data
