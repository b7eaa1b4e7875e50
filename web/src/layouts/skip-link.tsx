import { Trans } from '@lingui/react/macro'

// The first stop of the Tab key.
export const SkipLink = () => (
  <a
    href="#content"
    className="absolute top-2 left-2 z-50 -translate-y-20 rounded-m bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
  >
    <Trans>Skip to the content</Trans>
  </a>
)
