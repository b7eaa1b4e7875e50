import { quoteChannels } from '@kedai/domain/invoices/deliveries.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { ActionDialog } from '../view/action-dialog.tsx'
import { waitsForSeller } from '../view/delivery-line.tsx'
import { SendFields, useSendForm } from '../view/send-form.tsx'
import { SentDialog } from '../view/sent-dialog.tsx'
import { quotePath } from './api.ts'
import { type QuoteDialogProps, deliveriesOf, sentByHand } from './quote-props.ts'
import { quoteWords } from './quote-words.ts'

// Sends a quote: by which ways, to whom, with which words.
export function SendQuoteDialog({ quote, action, onClose }: QuoteDialogProps) {
  const { t } = useLingui()
  const form = useSendForm({
    ways: quoteChannels,
    buyer: quote.buyer,
    words: () => quoteWords(quote),
    deliveries: quote.deliveries,
  })
  const [isSent, setIsSent] = useState(false)
  // With a chat from before that nobody has opened: it is the one that goes.
  const since = deliveriesOf(quote).filter((delivery) => form.isNew(delivery) || waitsForSeller(delivery))
  if (isSent)
    return <SentDialog deliveries={since} onClose={onClose} onOpen={(id) => void action.run(sentByHand(quote, id))} />
  return (
    <ActionDialog
      title={quote.state === 'draft' ? t`Send the quote` : t`Send the quote again`}
      confirmLabel={quote.state === 'draft' ? t`Send` : t`Send again`}
      wish={{ name: 'send', path: quotePath('send', quote.hashslug), body: form.body }}
      action={action}
      onClose={onClose}
      onDone={() => {
        action.forget()
        // A chat waits for the seller's own press; for the rest the toast has said it.
        if (form.channels.has('whatsapp')) setIsSent(true)
        else onClose()
      }}
      disabledBecause={form.chosen.length === 0 && t`Choose how to send it.`}
    >
      {quote.state === 'draft' && (
        <Notice tone="info" title={t`The quote gets its number, and the buyer can reply through the link.`} />
      )}
      {quote.state === 'declined' && <Notice tone="info" title={t`The buyer can answer it again.`} />}
      <SendFields
        form={form}
        action={action}
        name="send"
        lang={quote.lang}
        messageHint={t`Sent exactly as written here, in the language of the quote.`}
      />
    </ActionDialog>
  )
}
