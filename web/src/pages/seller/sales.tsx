import { areaNames, areaRules } from '@kedai/domain/carts/areas.ts'
import { maxReportDays } from '@kedai/domain/sales/report.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { parseDate } from '@kedai/domain/time/malaysia.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListNames } from '../../features/orders/list-names.ts'
import { salesReportQuery } from '../../features/sales/seller/api.ts'
import { ReportMoney } from '../../features/sales/seller/report-money.tsx'
import { ReportPart } from '../../features/sales/seller/report-part.tsx'
import { SalesFunnel } from '../../features/sales/seller/sales-funnel.tsx'
import { SalesProfit } from '../../features/sales/seller/sales-profit.tsx'
import { today as todayOf } from '../../features/invoices/today.ts'
import { date } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { daysOf } from '../../lib/seller/periods.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { useLang } from '../../lib/use-lang.ts'
import { DateRange } from '../../ui/date-range.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// As the server takes them: days that exist, from 1900 on.
const isDay = (text: string | null): text is string => text !== null && parseDate(text) === text && text >= '1900'

// What was sold in any days, beside as many before them: what came of who looked, profit, and by product, channel, way to pay and hour.
export default function SalesPage() {
  const { t } = useLingui()
  const lang = useLang()
  const lists = useListNames()
  const [params, setParams] = useSearchParams()
  const today = todayOf()
  const [from, to] = [params.get('from'), params.get('to')]
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : { from: plusDays(today, -29), to: today }
  const { data: report, error, refetch, isPlaceholderData } = useQuery(salesReportQuery(days))
  useHead({ title: t`Sales report`, isPrivate: true })
  const preset = (label: string, dates: { from?: string; to?: string }) => ({
    label,
    dates: { from: dates.from ?? today, until: dates.to ?? today },
  })
  const both = report && { days: report.now, before: report.before }
  const listOf = (area: string) => {
    const name = areaNames.find((one) => one === area)
    return name ? areaRules(name).orderList : 'normal'
  }
  return (
    <Page
      title={t`Sales report`}
      width="wide"
      back={{ to: sellerPaths.home(), label: t`Home` }}
      lead={
        report && (
          <Trans>
            Compared with {date(report.before.from, lang)} – {date(report.before.to, lang)}
          </Trans>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DateRange
          label={<span className="sr-only">{t`Days of the report`}</span>}
          value={{ from: days.from, until: days.to }}
          min={plusDays(days.to, 1 - maxReportDays)}
          max={today}
          presets={[
            preset(t`Today`, {}),
            preset(t`7 days`, { from: plusDays(today, -6) }),
            preset(t`30 days`, { from: plusDays(today, -29) }),
            preset(t`This month`, daysOf('this_month', today)),
            preset(t`Last month`, daysOf('last_month', today)),
          ]}
          onChange={({ from: first, until }) => setParams({ from: first, to: until }, { replace: true })}
        />
        {error && !report && <LoadFailed error={error} onRetry={refetch} />}
        {!report && !error && <ListSkeleton rows={8} />}
        {report && both && (
          <div
            aria-busy={isPlaceholderData}
            className={`grid grid-cols-[minmax(0,1fr)] gap-3${isPlaceholderData ? ' opacity-60' : ''}`}
          >
            <ReportMoney report={report} />
            <SalesFunnel funnel={report.funnel} now={report.now} before={report.before} />
            <SalesProfit profit={report.profit} {...both} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
              <ReportPart
                name="products"
                title={t`By product`}
                {...both}
                rows={report.parts.products}
                hrefOf={({ key }, range) => sellerPaths.orders({ ...range, status: 'sold', product: Number(key) })}
              />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
                <ReportPart
                  name="areas"
                  title={t`By channel`}
                  {...both}
                  rows={report.parts.areas}
                  labelOf={({ key }) => lists[listOf(key)]}
                  hrefOf={({ key }, range, status) => sellerPaths.orders({ ...range, status, list: listOf(key) })}
                />
                <ReportPart
                  name="payment_methods"
                  title={t`By payment method`}
                  {...both}
                  rows={report.parts.payment_methods}
                  hrefOf={({ key }, range, status) => sellerPaths.orders({ ...range, status, payment_method: key })}
                />
                <ReportPart
                  name="hours"
                  title={t`By hour of the day`}
                  {...both}
                  rows={report.parts.hours}
                  hrefOf={({ key }, range, status) => sellerPaths.orders({ ...range, status, hour: Number(key) })}
                />
              </div>
            </div>
          </div>
        )}
      </div>
    </Page>
  )
}
