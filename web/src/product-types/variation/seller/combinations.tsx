import { priceRangeText, rangeOf } from '@kedai/domain/catalogue/price-range.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Accordion } from '../../../ui/accordion.tsx'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { told } from '../../form/seller/told.ts'
import { exceptionsIn } from './for-all.ts'

// Every combination, for the exceptions among them. A desk has room for them at once.
export function Combinations({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches)
  const units = useWatch<ProductValues, 'variations'>({ name: 'variations' })
  const offered = units.filter(({ is_offered }) => is_offered)
  const prices = offered.map(({ price }) => parseRinggit(price)).filter((price) => price !== null)
  const exceptions = exceptionsIn(units)
  const summary = told(
    [
      t`${plural(offered.length, { one: '# combination', other: '# combinations' })}`,
      prices.length > 0 && `RM ${priceRangeText(rangeOf(prices))}`,
      exceptions > 0 && t`${plural(exceptions, { one: '# exception', other: '# exceptions' })}`,
    ],
    '',
  )
  return (
    <Accordion>
      <FoldedPart title={<Trans>Each combination</Trans>} summary={summary} isOpenAtFirst={isWide}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      </FoldedPart>
    </Accordion>
  )
}
