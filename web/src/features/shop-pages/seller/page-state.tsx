import type { ListedPage } from '@kedai/contracts/shop-pages.ts'
import { Trans } from '@lingui/react/macro'
import { Badge } from '../../../ui/badge.tsx'

// Who sees a page now.
export const PageState = ({ page }: { page: Pick<ListedPage, 'state' | 'is_changed' | 'front'> }) => (
  <span className="inline-flex flex-wrap gap-1">
    {page.state === 'published' ? (
      <Badge tone="good">
        <Trans>Published</Trans>
      </Badge>
    ) : page.state === 'scheduled' ? (
      <Badge tone="info">
        <Trans>Scheduled</Trans>
      </Badge>
    ) : (
      <Badge>
        <Trans>Draft</Trans>
      </Badge>
    )}
    {page.is_changed && (
      <Badge tone="warn">
        <Trans>Changes not published</Trans>
      </Badge>
    )}
    {page.front && (
      <Badge tone="accent">
        <Trans>Front of the shop</Trans>
      </Badge>
    )}
  </span>
)
