import type { SavedQuote } from '@kedai/contracts/quotes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { useNavigate } from 'react-router'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { LinkChange } from '../link-change.tsx'
import { quotePath } from './api.ts'
import type { QuoteProps } from './quote-props.ts'

// The link that the buyer opens, taking it back, and the quote on paper.
export function QuoteShare({ quote, action }: QuoteProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Section title={t`Link and PDF`}>
      {quote.state === 'draft' ? (
        <p className="text-sm text-ink-soft">
          <Trans>The link opens once the quote is sent.</Trans>
        </p>
      ) : (
        <div className="grid gap-3">
          {quote.is_link_revoked ? (
            <Notice tone="warn" title={t`The link was revoked and can no longer be opened.`} />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
              <OutLink href={quote.share_url} className="line-clamp-2 text-sm break-all">
                {quote.share_url.replace(/^https?:\/\//, '')}
              </OutLink>
              <CopyButton text={quote.share_url} label={t`Copy the link`} />
            </div>
          )}
          <LinkChange<SavedQuote>
            isRevoked={quote.is_link_revoked}
            path={quotePath('link', quote.hashslug)}
            action={action}
            // A new link is a new address of this page too.
            onRenewed={({ redirectTo }) => navigate(redirectTo, { replace: true })}
          />
        </div>
      )}
      <ButtonAnchor className="mt-4" wide href={fileOfShop(quote.pdf_url)} target="_blank" rel="noreferrer">
        <FileText aria-hidden className="size-5" />
        <Trans>PDF, A4</Trans>
      </ButtonAnchor>
    </Section>
  )
}
