import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import type { Choice } from '../../../ui/select.tsx'

/** Categories as a select shows them: each followed by those within it. */
export const categoryChoices = (categories: readonly SellerCategory[]): Choice[] =>
  categories
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((parent) => [
      { value: String(parent.id), label: parent.name },
      ...categories
        .filter(({ parent_id }) => parent_id === parent.id)
        .map(({ id, name }) => ({ value: String(id), label: `${parent.name} › ${name}` })),
    ])
