import { isOffered, productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { sellerTypes } from '../../../product-types/registry/seller/seller-types.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

// What kind of thing it is comes first: the form follows it. What is not built yet is shown with the word "later".
export function TypeChoice() {
  const { i18n } = useLingui()
  const offered = productTypeNames.filter((name) => isOffered(name) && sellerTypes[name].Fields !== null)
  const later = productTypeNames.filter((name) => !offered.includes(name))
  return (
    <div className="grid gap-8">
      <ul className="grid gap-3 sm:grid-cols-2">
        {offered.map((name) => {
          const { Picture, name: title, example } = sellerTypes[name]
          return (
            <li key={name}>
              <PageLink
                to={sellerPaths.newProduct(name)}
                className="flex h-full min-h-24 items-center gap-4 rounded-l border border-line bg-card p-4 shadow-card transition hover:border-accent hover:bg-accent-soft"
              >
                <span className="grid size-12 shrink-0 place-items-center rounded-m bg-accent-soft text-accent-ink">
                  <Picture aria-hidden className="size-6" />
                </span>
                <span className="min-w-0 flex-1">
                  <strong className="block">{i18n._(title)}</strong>
                  <span className="block text-sm text-ink-soft">{i18n._(example)}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
              </PageLink>
            </li>
          )
        })}
      </ul>
      <section aria-labelledby="later-types">
        <h2 id="later-types" className="text-lg">
          <Trans>Later</Trans>
        </h2>
        <p className="mb-3 text-sm text-ink-soft">
          <Trans>
            These need more than a price and a parcel, such as seats or dates. They are being built one after the other.
          </Trans>
        </p>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {later.map((name) => {
            const { Picture, name: title, example } = sellerTypes[name]
            return (
              <li
                key={name}
                className="flex items-start gap-3 rounded-m border border-dashed border-line-strong p-3 text-ink-soft"
              >
                <Picture aria-hidden className="mt-0.5 size-5 shrink-0" />
                <span className="min-w-0 flex-1 text-sm">
                  <span className="flex items-center justify-between gap-2 font-semibold">
                    {i18n._(title)}
                    <Badge>
                      <Trans>later</Trans>
                    </Badge>
                  </span>
                  <span className="block text-xs">{i18n._(example)}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}
