import type { ChangedInvoiceLink } from '@kedai/contracts/guest-invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Receipt } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { withOwnMark } from '../../../lib/own-look.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { invoicePath } from '../api.ts'
import { LinkChange } from '../link-change.tsx'
import type { DetailProps } from './detail-props.ts'

// The link that the buyer opens, taking it back, and the same on paper.
export function InvoiceShare({ invoice, action }: Pick<DetailProps, 'invoice' | 'action'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { share_url, pdf_url, lifecycle, is_link_revoked } = invoice
  return (
    <Section title={t`Link and PDF`}>
      {lifecycle === 'draft' ? (
        <p className="text-sm text-ink-soft">
          <Trans>The link opens once the invoice is approved.</Trans>
        </p>
      ) : is_link_revoked ? (
        <Notice tone="warn" title={t`The link was revoked and can no longer be opened.`} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
          <OutLink href={share_url} onClick={openAsOwn} className="line-clamp-2 text-sm break-all">
            {share_url.replace(/^https?:\/\//, '')}
          </OutLink>
          <CopyButton text={share_url} label={t`Copy the link`} />
        </div>
      )}
      {lifecycle !== 'draft' && (
        <div className="mt-3">
          <LinkChange<ChangedInvoiceLink>
            isRevoked={is_link_revoked}
            path={invoicePath('link', invoice.hashslug)}
            action={action}
            // A new link is a new address of this page too.
            onRenewed={({ hashslug }) => navigate(sellerPaths.invoice(hashslug), { replace: true })}
          />
        </div>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2">
        <ButtonAnchor href={fileOfShop(paper(pdf_url, 'a4'))} target="_blank" rel="noreferrer">
          <FileText aria-hidden className="size-5" />
          <Trans>PDF, A4</Trans>
        </ButtonAnchor>
        <ButtonAnchor href={fileOfShop(paper(pdf_url, 'receipt80'))} target="_blank" rel="noreferrer">
          <Receipt aria-hidden className="size-5" />
          <Trans>80 mm</Trans>
        </ButtonAnchor>
      </div>
    </Section>
  )
}

// For this press alone: what is copied from the link is the buyer's.
function openAsOwn({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const { href } = link
  link.href = withOwnMark(href)
  setTimeout(() => (link.href = href))
}

const paper = (url: string, size: 'a4' | 'receipt80') => `${url}${url.includes('?') ? '&' : '?'}paper=${size}`
