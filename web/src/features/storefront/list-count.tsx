import { Plural, Trans } from '@lingui/react/macro'
import type { StorefrontItemsMeta } from '@kedai/contracts/storefront.ts'

// How many there are; in a large shop only that there are many.
export const ListCount = ({ meta, q }: { meta: StorefrontItemsMeta; q: string }) => (
  <p role="status" className="text-sm text-ink-soft">
    {meta.is_similar ? (
      <Trans>Nothing is called “{q}”. Did you mean one of these?</Trans>
    ) : meta.total_is_capped ? (
      <Trans>More than {meta.total} items</Trans>
    ) : (
      <Plural value={meta.total} one="# item" other="# items" />
    )}
  </p>
)
