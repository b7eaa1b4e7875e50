import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans } from '@lingui/react/macro'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/page.tsx'

// The way to say how it was, once the goods have come.
export const RateLink = ({ token, order }: { token: string; order: BuyerOrder }) =>
  order.asks_rating ? (
    <Section title={<Trans>How was it?</Trans>}>
      <p className="mb-3 text-sm text-ink-soft">
        <Trans>Give stars to what you bought, with a few words if you like.</Trans>
      </p>
      <ButtonLink to={paths.rate(token)}>
        <Trans>Rate what you bought</Trans>
      </ButtonLink>
    </Section>
  ) : null
