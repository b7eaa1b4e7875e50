import { plusMonths } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { rentalsQuery, unitsQuery } from '../../features/rentals/seller/api.ts'
import { RentalDialog } from '../../features/rentals/seller/rental-dialog.tsx'
import { RentalList } from '../../features/rentals/seller/rental-list.tsx'
import { UnitCalendar } from '../../features/rentals/seller/unit-calendar.tsx'
import { daysOf } from '../../features/rentals/seller/unit-rows.ts'
import { useHead } from '../../lib/head.ts'
import { languageTags } from '../../lib/languages.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type RentalSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useLang } from '../../lib/use-lang.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Tabs } from '../../ui/admin/tabs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// What is rented out in a month: a calendar of units, or a list.
export default function RentalsPage() {
  const { t } = useLingui()
  const lang = useLang()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const today = formatDate(serverNow())
  const typed = params.get('month') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(typed) ? typed : today.slice(0, 7)
  const product = params.get('product') ?? ''
  const view = params.get('view') === 'list' ? 'list' : 'calendar'
  const open = Number(params.get('open')) || null
  const days = daysOf(month)
  const { data: units, error: unitsError, refetch: retryUnits } = useQuery(unitsQuery())
  const {
    data: rows,
    error,
    refetch,
  } = useQuery(rentalsQuery({ from: `${month}-01`, to: days.at(-1) ?? month, ...(product && { product }) }))
  useHead({ title: t`Rentals`, isPrivate: true })
  const here = {
    month,
    product: product || undefined,
    view: view === 'list' ? view : undefined,
    open: open ?? undefined,
  }
  const change = (next: RentalSearch) => void navigate(sellerPaths.rentals({ ...here, ...next }), { replace: true })
  const turn = (by: number) => change({ month: plusMonths(`${month}-01`, by).slice(0, 7) })
  const show = (id: number) => change({ open: id })
  const failure = error ?? unitsError
  const shown = units?.filter(({ view_id }) => product === '' || view_id === product) ?? []
  const heading = new Intl.DateTimeFormat(languageTags[lang], {
    timeZone: 'Asia/Kuala_Lumpur',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-01T12:00:00+08:00`))
  return (
    <ListPage title={t`Rentals`} count={<Trans>Booked, out on rental, and overdue items.</Trans>}>
      {failure && !rows && <LoadFailed error={failure} onRetry={() => Promise.all([refetch(), retryUnits()])} />}
      {(!rows || !units) && !failure && <ListSkeleton rows={6} />}
      {units?.length === 0 && (
        <Empty
          title={t`You rent nothing out yet`}
          action={<ButtonLink to={sellerPaths.newProduct('rental')}>{t`Add a rental`}</ButtonLink>}
        >
          <Trans>Add a Rental product, such as a camera, tent or car. Its bookings are listed here.</Trans>
        </Empty>
      )}
      {rows && units && units.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="flex items-center gap-1">
              <IconButton label={t`Month before`} onClick={() => turn(-1)}>
                <ChevronLeft aria-hidden />
              </IconButton>
              <strong aria-live="polite" className="min-w-36 text-center">
                {heading}
              </strong>
              <IconButton label={t`Month after`} onClick={() => turn(1)}>
                <ChevronRight aria-hidden />
              </IconButton>
            </div>
            {units.length > 1 && (
              <Select
                aria-label={t`Product`}
                className="min-w-0 max-sm:w-full sm:max-w-80"
                value={product}
                onChange={({ target }) => change({ product: target.value || undefined })}
                placeholder={t`All products`}
                choices={units.map(({ view_id, title }) => ({ value: view_id, label: title }))}
              />
            )}
          </div>
          <Tabs
            label={t`Rentals`}
            value={view}
            onChange={(next) => change({ view: next === 'list' ? 'list' : undefined })}
            tabs={[
              {
                value: 'calendar',
                label: t`Calendar`,
                panel: <UnitCalendar month={month} today={today} products={shown} rows={rows} onOpen={show} />,
              },
              {
                value: 'list',
                label: t`List`,
                count: rows.length,
                panel:
                  rows.length > 0 ? (
                    <RentalList rows={rows} onOpen={show} />
                  ) : (
                    <Empty title={t`No bookings this month`} />
                  ),
              },
            ]}
          />
        </div>
      )}
      {open !== null && <RentalDialog key={open} id={open} onClose={() => change({ open: undefined })} />}
    </ListPage>
  )
}
