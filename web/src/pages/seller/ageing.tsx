import { can } from '@kedai/domain/people/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { AgeingTable } from '../../features/invoices/ageing/ageing-table.tsx'
import { AgeingTotals } from '../../features/invoices/ageing/ageing-totals.tsx'
import { ageingQuery } from '../../features/invoices/api.ts'
import { meQuery } from '../../layouts/seller/me.ts'
import { fileOfShop } from '../../lib/chosen-shop.ts'
import { date } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { useLang } from '../../lib/use-lang.ts'
import { InRinggit } from '../../lib/seller/in-ringgit.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function AgeingPage() {
  const { t } = useLingui()
  const lang = useLang()
  const [params] = useSearchParams()
  const asked = Number(params.get('page'))
  const page = Number.isInteger(asked) && asked > 1 ? Math.min(asked, 100) : 1
  const { data: report, error, refetch, isPlaceholderData } = useQuery(ageingQuery(page))
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const shop = me?.shops[0]
  useHead({ title: t`Accounts receivable`, isPrivate: true })
  return (
    <Page
      title={t`Accounts receivable`}
      lead={
        report && (
          <Trans>As of {date(report.as_of, lang)}. An invoice in instalments counts by its last due date.</Trans>
        )
      }
      back={{ to: sellerPaths.invoices(), label: t`Invoices` }}
      width="wide"
      actions={
        report &&
        report.meta.total > 0 && (
          <ButtonAnchor
            href={fileOfShop('/exports/ageing.csv')}
            download
            aria-label={t`Save this report as a spreadsheet`}
          >
            <FileSpreadsheet aria-hidden className="size-5" />
            <Trans context="a list">Export</Trans>
          </ButtonAnchor>
        )
      }
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!report && !error && <ListSkeleton rows={8} />}
      {report && report.meta.total === 0 && (
        <Empty
          title={<Trans>No outstanding balances</Trans>}
          action={<ButtonLink to={sellerPaths.invoices()}>{t`Show all invoices`}</ButtonLink>}
        >
          <Trans>Unpaid approved invoices are totalled here by customer and days overdue.</Trans>
        </Empty>
      )}
      {report && report.meta.total > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={
            isPlaceholderData
              ? 'grid grid-cols-[minmax(0,1fr)] gap-4 opacity-60'
              : 'grid grid-cols-[minmax(0,1fr)] gap-4'
          }
        >
          <AgeingTotals report={report} />
          {report.has_foreign && <InRinggit />}
          {report.rows.length > 0 ? (
            <AgeingTable
              rows={report.rows}
              mayOpen={shop !== undefined && can(shop.role, shop.permissions, 'customers')}
            />
          ) : (
            <Empty
              title={<Trans>This page is empty</Trans>}
              action={<ButtonLink to={sellerPaths.ageing()}>{t`Back to the first page`}</ButtonLink>}
            />
          )}
          <Pagination
            page={report.meta.page}
            lastPage={report.meta.last_page}
            hrefOf={(next) => sellerPaths.ageing(next === 1 ? {} : { page: next })}
          />
        </div>
      )}
    </Page>
  )
}
