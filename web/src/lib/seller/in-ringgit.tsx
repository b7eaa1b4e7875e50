import { Trans } from '@lingui/react/macro'

// Beside sums over several invoices of which some are in other currencies.
export const InRinggit = ({ className = '' }: { className?: string }) => (
  <p className={`text-xs text-ink-soft ${className}`}>
    <Trans>All in ringgit: other currencies at the rate kept on each invoice.</Trans>
  </p>
)
