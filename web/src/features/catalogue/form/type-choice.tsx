import { isOffered, productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { sellerTypes } from '../../../product-types/registry/seller/seller-types.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { TypeSketch } from './type-sketch.tsx'

// What kind of thing it is comes first, with a picture of the page that buyers get: the form follows it.
export function TypeChoice() {
  const { i18n } = useLingui()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {productTypeNames.filter(isOffered).map((name) => {
        const { Picture, name: title, example } = sellerTypes[name]
        return (
          <li key={name}>
            <PageLink
              to={sellerPaths.newProduct(name)}
              className="flex h-full items-center gap-4 rounded-l border border-line bg-card p-3 shadow-card transition hover:border-accent hover:bg-accent-soft"
            >
              <TypeSketch type={name} />
              <span className="min-w-0 flex-1">
                <strong className="flex items-center gap-2">
                  <Picture aria-hidden className="size-5 shrink-0 text-accent-ink" />
                  {i18n._(title)}
                </strong>
                <span className="mt-1 block text-sm text-ink-soft">{i18n._(example)}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}
