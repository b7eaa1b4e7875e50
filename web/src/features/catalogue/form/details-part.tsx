import { plainText } from '@kedai/domain/content/content-block.ts'
import { excerpt } from '@kedai/domain/text/excerpt.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FoldedPart } from '../../../product-types/form/seller/folded-part.tsx'
import type { Problems } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { told } from '../../../product-types/form/seller/told.ts'
import { categoriesQuery } from '../api.ts'
import { DescriptionField } from '../description/description-field.tsx'
import { CategoryField } from './category-field.tsx'

// Where it stands in the shop, and what is said of it.
export function DetailsPart({ stamp, problems }: { stamp: string; problems: Problems }) {
  const { t } = useLingui()
  const [category, content] = useWatch<ProductValues, ['category_id', 'content']>({ name: ['category_id', 'content'] })
  const { data: categories = [] } = useQuery(categoriesQuery())
  const name = categories.find(({ id }) => String(id) === category)?.name
  return (
    <FoldedPart
      title={<Trans>Category and description</Trans>}
      summary={told([name, excerpt(plainText(content), 80)], t`None yet`)}
    >
      {(wasOpened) => (
        <div className="grid gap-4">
          <CategoryField />
          <DescriptionField stamp={stamp} problems={problems} isWanted={wasOpened} />
        </div>
      )}
    </FoldedPart>
  )
}
