import type { ShippingSetup } from '@kedai/contracts/seller-shipping.ts'
import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../../ui/notice.tsx'

// Where nothing delivers, and where two zones do: no surprise for anybody.
export function CoverageNotice({ setup: { uncovered, shared } }: { setup: ShippingSetup }) {
  const lacking = uncovered.map(({ name }) => name).join(', ')
  return (
    <>
      {uncovered.length > 0 && (
        <Notice tone="warn" title={<Trans>No price yet for: {lacking}</Trans>}>
          <Trans>Buyers there cannot order what has to be sent. Add them to a zone if you deliver there.</Trans>
        </Notice>
      )}
      {shared.length > 0 && (
        <Notice tone="info" title={<Trans>Some states are in more than one zone</Trans>}>
          <p>
            <Trans>Buyers in overlapping zones see the rates of all of them, cheapest first:</Trans>
          </p>
          <ul className="mt-1 list-disc pl-5">
            {shared.map(({ state, zones }) => (
              <li key={state.code}>
                {state.name}: {zones.join(' + ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
