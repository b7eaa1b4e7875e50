import type { Category } from '@kedai/contracts/storefront.ts'

// The categories from the top to the one named by slug, former slug or id; empty when there is none.
export function trailTo(categories: readonly Category[], named: string): Category[] {
  if (named === '') return []
  return (
    find(categories, ({ slug }) => slug === named) ??
    find(categories, ({ id, former_slugs }) => String(id) === named || former_slugs.includes(named)) ??
    []
  )
}

function find(categories: readonly Category[], isIt: (category: Category) => boolean): Category[] | null {
  for (const category of categories) {
    if (isIt(category)) return [category]
    const below = find(category.children, isIt)
    if (below) return [category, ...below]
  }
  return null
}
