import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { CountedCategory } from './queries/categories.ts'

/** What the log keeps of a shop's categories: the order they stand in, by their paths, and which pictures they have. */
export function categoryFacts(categories: readonly CountedCategory[]): Facts {
  const pathOf = ({ name, parent_id }: CountedCategory): string => {
    const parent = categories.find(({ id }) => id === parent_id)
    return parent ? `${parent.name} > ${name}` : name
  }
  const pictures = categories.flatMap((category) => (category.image ? [[pathOf(category), category.image.id] as const] : []))
  return { order: categories.map(pathOf), pictures: Object.fromEntries(pictures) }
}
