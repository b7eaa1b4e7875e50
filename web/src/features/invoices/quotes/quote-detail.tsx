import type { QuoteView } from '@kedai/contracts/quotes.ts'
import { type ReactNode, useState } from 'react'
import { DeliverySection } from '../view/delivery-section.tsx'
import { InvoiceTimeline } from '../view/invoice-timeline.tsx'
import { RefusedAlert } from '../view/refused-alert.tsx'
import { QuoteActions, QuoteStepBar } from './quote-actions.tsx'
import { QuoteDialog } from './quote-dialogs.tsx'
import { QuoteOutcome } from './quote-outcome.tsx'
import { type QuoteDialogName, type QuoteProps, deliveriesOf, sentByHand } from './quote-props.ts'
import { QuoteShare } from './quote-share.tsx'
import { useQuoteAction } from './use-quote-action.ts'

// One quote: what came of it, what can be done, the paper as its buyer reads it, and what happened.
export function QuoteDetail({ quote, paper }: { quote: QuoteView; paper: ReactNode }) {
  const action = useQuoteAction(quote.hashslug)
  const [dialog, setDialog] = useState<QuoteDialogName | null>(null)
  const props: QuoteProps = { quote, action, open: (name) => (action.forget(), setDialog(name)) }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 pb-16 md:pb-0 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
      <div className="grid gap-4 lg:col-span-2 empty:hidden">
        <RefusedAlert action={action} isInDialog={dialog !== null} />
        <QuoteOutcome quote={quote} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] lg:col-start-2 lg:row-start-2">
        <QuoteActions {...props} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-last lg:col-start-2 lg:row-start-3">
        <QuoteShare {...props} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        {paper}
        {quote.state !== 'draft' && (
          <DeliverySection
            {...quote}
            deliveries={deliveriesOf(quote)}
            onOpen={(id) => void action.run(sentByHand(quote, id))}
          />
        )}
        <InvoiceTimeline invoice={quote} />
      </div>
      <QuoteStepBar {...props} />
      {dialog && <QuoteDialog name={dialog} quote={quote} action={action} onClose={() => setDialog(null)} />}
    </div>
  )
}
