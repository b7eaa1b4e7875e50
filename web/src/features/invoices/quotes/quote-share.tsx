import type { SavedQuote } from '@kedai/contracts/quotes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { quotePath } from './api.ts'
import type { QuoteProps } from './quote-props.ts'

// The link that the buyer opens, taking it back, and the quote on paper.
export function QuoteShare({ quote, action }: QuoteProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'revoke' | 'renew' | null>(null)
  const change = async (wanted: 'revoke' | 'renew') => {
    const changed = await action.run<SavedQuote>({ name: wanted, path: quotePath('link', quote.hashslug), body: { action: wanted } })
    // A new link is a new address of this page too.
    if (changed && wanted === 'renew') await navigate(changed.data.redirectTo, { replace: true })
    setAsked(null)
  }
  return (
    <Section title={t`Link and PDF`}>
      {quote.state === 'draft' ? (
        <p className="text-sm text-ink-soft">
          <Trans>The link opens once the quote is sent.</Trans>
        </p>
      ) : (
        <div className="grid gap-3">
          {quote.is_link_revoked ? (
            <Notice tone="warn" title={t`The link was taken back; nobody can open it.`} />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
              <OutLink href={quote.share_url} className="line-clamp-2 text-sm break-all">
                {quote.share_url.replace(/^https?:\/\//, '')}
              </OutLink>
              <CopyButton text={quote.share_url} label={t`Copy the link`} />
            </div>
          )}
          <div className="grid grid-cols-2 gap-2 *:last:odd:col-span-2">
            {!quote.is_link_revoked && (
              <Button variant="quiet" onClick={() => setAsked('revoke')}>
                <Trans>Take it back</Trans>
              </Button>
            )}
            <Button variant="quiet" busy={action.running === 'renew'} onClick={() => (quote.is_link_revoked ? void change('renew') : setAsked('renew'))}>
              <Trans>Make a new link</Trans>
            </Button>
          </div>
        </div>
      )}
      <ButtonAnchor className="mt-4" wide href={fileOfShop(quote.pdf_url)} target="_blank" rel="noreferrer">
        <FileText aria-hidden className="size-5" />
        <Trans>PDF, A4</Trans>
      </ButtonAnchor>
      <Confirm
        open={asked !== null}
        title={asked === 'renew' ? t`Make a new link?` : t`Take the link back?`}
        confirmLabel={asked === 'renew' ? t`Make a new link` : t`Take it back`}
        isDangerous
        busy={asked !== null && action.running === asked}
        onConfirm={() => void (asked && change(asked))}
        onCancel={() => setAsked(null)}
      >
        {t`The link that the buyer has no longer opens. This cannot be taken back.`}
      </Confirm>
    </Section>
  )
}
