import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { lastList } from '../../features/orders/list-address.ts'
import { isPaperKind, usePaperNames } from '../../features/orders/papers/paper-names.ts'
import { Papers } from '../../features/orders/papers/papers.tsx'
import { usePapers } from '../../features/orders/papers/use-papers.ts'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Select } from '../../ui/select.tsx'

// Orders on paper: seen here as the printer gives them.
export default function PrintPage() {
  const { t } = useLingui()
  const { runId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const kind = isPaperKind(search.get('paper')) ? search.get('paper') : 'a4'
  const names = usePaperNames()
  const { orders, shop, total, isWhole, error, refetch } = usePapers(runId)
  useHead({ title: t`Print orders`, isPrivate: true })
  return (
    <Page title={t`Print orders`} back={{ to: sellerPaths.orders(lastList.read()), label: t`Orders` }} width="wide">
      <div className="no-print mb-6 grid gap-4 sm:max-w-xl sm:grid-cols-[1fr_auto] sm:items-end">
        <Field label={t`Paper size`}>
          <Select
            choices={Object.entries(names).map(([value, label]) => ({ value, label }))}
            value={kind ?? 'a4'}
            onChange={(event) => setSearch({ paper: event.target.value }, { replace: true })}
          />
        </Field>
        <Button
          variant="primary"
          disabledBecause={!isWhole && t`Wait until all documents are loaded.`}
          onClick={() => window.print()}
        >
          <Printer aria-hidden className="size-5" />
          <Trans>Print</Trans>
        </Button>
        {!isWhole && !error && (
          <div className="sm:col-span-2">
            <Progress
              label={t`Loading documents`}
              share={total === 0 ? null : orders.length / total}
              aside={
                total > 0 && (
                  <Trans>
                    {orders.length} of {total}
                  </Trans>
                )
              }
            />
          </div>
        )}
      </div>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {shop && isPaperKind(kind) && <Papers kind={kind} orders={orders} shop={shop} />}
    </Page>
  )
}
