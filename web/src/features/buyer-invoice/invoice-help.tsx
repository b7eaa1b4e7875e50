import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { Trans } from '@lingui/react/macro'
import { FileDown, Mail, MessageCircle, Printer } from 'lucide-react'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Section } from '../../ui/page.tsx'

type Props = { invoice: Pick<GuestInvoice, 'shop' | 'number' | 'pdf_url'>; kind?: 'invoice' | 'quote' }

// How to reach the shop, and the document on paper.
export const InvoiceHelp = ({ invoice: { shop, number, pdf_url: pdfUrl }, kind = 'invoice' }: Props) => (
  <Section
    title={kind === 'quote' ? <Trans>Questions about this quote?</Trans> : <Trans>Questions about this invoice?</Trans>}
    className="no-print"
  >
    <div className="grid gap-2">
      {shop.whatsapp_link && (
        <ButtonAnchor href={shop.whatsapp_link} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden className="size-5" />
          <Trans>Ask {shop.name} on WhatsApp</Trans>
        </ButtonAnchor>
      )}
      {shop.email && (
        <ButtonAnchor href={`mailto:${shop.email}?subject=${encodeURIComponent(number)}`}>
          <Mail aria-hidden className="size-5" />
          <Trans>E-mail the shop</Trans>
        </ButtonAnchor>
      )}
      <ButtonAnchor href={pdfUrl} download={`${number}.pdf`}>
        <FileDown aria-hidden className="size-5" />
        <Trans>Download as PDF</Trans>
      </ButtonAnchor>
      <Button variant="quiet" onClick={() => print()}>
        <Printer aria-hidden className="size-5" />
        <Trans>Print</Trans>
      </Button>
    </div>
    <p className="mt-3 text-xs text-ink-soft">
      {kind === 'quote' ? (
        <Trans>Keep this link private. Anyone who has it can reply to this quote.</Trans>
      ) : (
        <Trans>Keep this link private. Anyone who has it can view this invoice.</Trans>
      )}
    </p>
  </Section>
)
