import type { AreaProduct } from '@kedai/contracts/resellers.ts'
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { money } from '../../../lib/format.ts'

// What a piece costs from so many on.
export const TierText = ({ tiers, currency }: Pick<AreaProduct, 'tiers'> & { currency: string }) =>
  tiers.map(({ min_qty, price }, at) => (
    <Fragment key={min_qty}>
      {at > 0 && ' · '}
      <Trans>
        from {min_qty}: {money(price, currency)}
      </Trans>
    </Fragment>
  ))
