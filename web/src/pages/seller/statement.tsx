import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download, FileText, Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { statementFile, statementQuery } from '../../features/customers/seller/statement/api.ts'
import { SendStatement } from '../../features/customers/seller/statement/send-statement.tsx'
import { StatementBuyer } from '../../features/customers/seller/statement/statement-buyer.tsx'
import { StatementDeliveries } from '../../features/customers/seller/statement/statement-deliveries.tsx'
import { StatementPeriod } from '../../features/customers/seller/statement/statement-period.tsx'
import { DocumentPage } from '../../features/documents/document-page.tsx'
import { today } from '../../features/invoices/today.ts'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { type StatementSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// A customer's account on paper, as it is printed and sent.
export default function StatementPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isSending, setIsSending] = useState(false)
  const search: StatementSearch = {
    from: params.get('from') || undefined,
    to: params.get('to') || undefined,
    lang: params.get('lang') || undefined,
    buyer: params.get('buyer') || undefined,
  }
  const { data: told, error, refetch, isPlaceholderData } = useQuery(statementQuery(id, search))
  useHead({ title: t`Statement of account`, isPrivate: true })
  const isMissing = error instanceof Refusal && error.failure.code === 404
  const actions = told && (
    <div className="no-print contents">
      <Button onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        <Trans>Print</Trans>
      </Button>
      <ButtonAnchor href={statementFile(id, search, 'csv')} download>
        <Download aria-hidden className="size-5" />
        CSV
      </ButtonAnchor>
      <ButtonAnchor href={statementFile(id, search, 'pdf')} target="_blank" rel="noreferrer">
        <FileText aria-hidden className="size-5" />
        PDF
      </ButtonAnchor>
      <Button variant="primary" onClick={() => setIsSending(true)}>
        <Mail aria-hidden className="size-5" />
        <Trans>Send</Trans>
      </Button>
    </div>
  )
  return (
    <Page
      title={t`Statement of account`}
      lead={told?.document.parties[0]?.name}
      back={{ to: sellerPaths.customer(Number(id)), label: t`Customer` }}
      actions={actions}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StatementPeriod
          search={search}
          today={today()}
          onChange={(next) =>
            void navigate(sellerPaths.statement(Number(id), { buyer: search.buyer, ...next }), { replace: true })
          }
        />
        {told && told.buyers.length > 1 && (
          <StatementBuyer
            buyers={told.buyers}
            onChange={(buyer) =>
              void navigate(sellerPaths.statement(Number(id), { ...search, buyer }), { replace: true })
            }
          />
        )}
        {told && <StatementDeliveries deliveries={told.deliveries} />}
        {isMissing && (
          <Empty
            title={<Trans>There is no such customer in this shop</Trans>}
            action={<ButtonLink to={sellerPaths.customers()}>{t`Show all customers`}</ButtonLink>}
          />
        )}
        {error && !isMissing && <LoadFailed error={error} onRetry={refetch} />}
        {!told && !error && <ListSkeleton rows={8} />}
        {told && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            <DocumentPage document={told.document} logo={told.logo_url} heading="h2" />
          </div>
        )}
      </div>
      {isSending && told && (
        <SendStatement id={id} search={search} email={told.email} onClose={() => setIsSending(false)} />
      )}
    </Page>
  )
}
