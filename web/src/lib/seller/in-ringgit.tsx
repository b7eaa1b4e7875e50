import { Trans } from '@lingui/react/macro'

// Beside sums over several invoices of which some are in other currencies.
export const InRinggit = ({ className = '' }: { className?: string }) => (
  <p className={`text-xs text-ink-soft ${className}`}>
    <Trans>All in ringgit. Other currencies use the rate saved on each invoice.</Trans>
  </p>
)
