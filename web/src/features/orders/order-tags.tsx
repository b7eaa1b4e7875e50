import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { useLingui } from '@lingui/react/macro'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { TagInput } from '../../ui/admin/tag-input.tsx'
import { Field } from '../../ui/field.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { OrderAction } from './use-order-action.ts'

// Words on the order, saved as they are put; each opens the orders that carry it.
export function OrderTags({ order, action }: { order: SellerOrder; action: OrderAction }) {
  const { t } = useLingui()
  const problem = action.refused?.call === 'tags' ? action.refused.message : null
  return (
    <div className="grid gap-2">
      <Field label={t`Tags`} optional hint={t`Only your shop sees them. Press Enter after each.`} error={problem}>
        <TagInput tags={order.tags} onChange={(tags) => void action.run('tags', { tags })} />
      </Field>
      {order.tags.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-sm">
          {order.tags.map((tag) => (
            <PageLink
              key={tag}
              to={sellerPaths.orders({ tag })}
              className="inline-flex min-h-8 items-center text-accent-ink underline"
            >
              {t`Orders with ${tag}`}
            </PageLink>
          ))}
        </p>
      )}
    </div>
  )
}
