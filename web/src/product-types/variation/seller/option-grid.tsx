import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldError } from '../../../ui/field.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { BulkFill } from './bulk-fill.tsx'
import { GridHeadings, GridRow } from './grid-row.tsx'
import { TierEditor } from './tier-editor.tsx'

// A product that differs in size, colour or the like: what it differs in, then each combination with its price and stock.
export function OptionGrid() {
  const { t } = useLingui()
  const { control } = useFormContext<ProductValues>()
  // Typing in a cell must not draw the other rows anew.
  const count = useWatch({ control, name: 'variations', compute: (units) => units.filter(({ option_values }) => option_values.length > 0).length })
  const problem = useProblem('variations')
  return (
    <div className="grid gap-5">
      <TierEditor />
      {problem && <FieldError>{problem}</FieldError>}
      {count === 0 ? (
        <p className="rounded-m bg-sunken px-4 py-6 text-center text-sm text-ink-soft">
          <Trans>Add options above. Each combination then gets its price and stock here.</Trans>
        </p>
      ) : (
        <>
          <BulkFill />
          <div className="overflow-hidden rounded-m border border-line">
            <GridHeadings />
            <ul aria-label={t`Variations`} className="divide-y divide-line">
              {Array.from({ length: count }, (_, index) => (
                <GridRow key={index} index={index} />
              ))}
            </ul>
          </div>
          <p className="text-xs text-ink-soft">
            <Trans>Empty stock is not counted. Take the tick off a combination that you do not have.</Trans>
          </p>
        </>
      )}
    </div>
  )
}
