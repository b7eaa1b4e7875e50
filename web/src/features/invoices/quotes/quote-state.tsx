import type { QuoteTab } from '@kedai/contracts/quotes.ts'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Badge } from '../../../ui/badge.tsx'

// How a quote stands, in a seller's words.
export function useQuoteStates(): Record<QuoteTab, string> {
  const { t } = useLingui()
  return {
    draft: t`Draft`,
    sent: t({ message: 'Sent', context: 'invoice' }),
    accepted: t({ message: 'Accepted', context: 'quote' }),
    declined: t({ message: 'Declined', context: 'quote' }),
    expired: t({ message: 'Expired', context: 'quote' }),
    converted: t({ message: 'Invoiced', context: 'quote' }),
  }
}

export function QuoteState({ state, isViewed = false }: { state: QuoteTab; isViewed?: boolean }) {
  const { t } = useLingui()
  const states = useQuoteStates()
  return (
    <Badge tone={tones[state]}>
      {state === 'sent' && isViewed ? t({ message: 'Seen', context: 'invoice' }) : states[state]}
    </Badge>
  )
}

const tones = {
  draft: 'neutral',
  sent: 'info',
  accepted: 'good',
  declined: 'danger',
  expired: 'warn',
  converted: 'neutral',
} satisfies Record<QuoteTab, ComponentProps<typeof Badge>['tone']>
