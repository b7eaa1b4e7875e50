import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { CountedCategory } from './queries/categories.ts'

/** What the log keeps of a shop's categories: each by its path, with its picture where it has one. */
export const categoryFacts = (categories: readonly CountedCategory[]): Facts => ({
  categories: Object.fromEntries(
    categories.map((category) => [pathOf(category, categories), category.image?.id ?? true]),
  ),
})

/** And where only their order changes, that. */
export const orderFacts = (categories: readonly CountedCategory[]): Facts => ({
  order: categories.map((category) => pathOf(category, categories)),
})

function pathOf({ name, parent_id }: CountedCategory, categories: readonly CountedCategory[]): string {
  const parent = categories.find(({ id }) => id === parent_id)
  return parent ? `${parent.name} > ${name}` : name
}
