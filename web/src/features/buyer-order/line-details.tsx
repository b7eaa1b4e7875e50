import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans } from '@lingui/react/macro'
import { ButtonAnchor } from '../../ui/button.tsx'

// What a line tells besides, by its type: the answers that were given, and the card that it opened.
export const LineDetails = ({ line: { answers = [], member_url: card } }: { line: BuyerOrder['lines'][number] }) => (
  <>
    {answers.map(({ key, label, type, value }) => (
      <span key={key} className="mt-1 block">
        <span className="block text-xs text-ink-soft">{label}</span>
        <span className="whitespace-pre-line">
          {value === true ? '✓' : Array.isArray(value) ? value.join(type === 'grid' ? '\n' : ', ') : value}
        </span>
      </span>
    ))}
    {card !== undefined && (
      <ButtonAnchor href={card} className="mt-2">
        <Trans>Open your card</Trans>
      </ButtonAnchor>
    )}
  </>
)
