import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate, parseDate } from '@kedai/domain/time/malaysia.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { appointmentsQuery } from '../../features/appointments/seller/api.ts'
import { AppointmentCard } from '../../features/appointments/seller/appointment-card.tsx'
import { date } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { languageTags } from '../../lib/languages.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type AppointmentSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useLang } from '../../lib/use-lang.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Tabs } from '../../ui/admin/tabs.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Who comes on a day, or in a week.
export default function AppointmentsPage() {
  const { t } = useLingui()
  const lang = useLang()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const today = formatDate(serverNow())
  const typed = params.get('day') ?? ''
  const day = typed !== '' && parseDate(typed) === typed ? typed : today
  const view = params.get('view') === 'week' ? 'week' : 'day'
  const length = view === 'week' ? 7 : 1
  const to = plusDays(day, length - 1)
  const { data, error, refetch, isPlaceholderData } = useQuery(appointmentsQuery({ from: day, to }))
  useHead({ title: t`Appointments`, isPrivate: true })
  const change = (next: AppointmentSearch) =>
    void navigate(
      sellerPaths.appointments({
        day: day === today ? undefined : day,
        view: view === 'week' ? view : undefined,
        ...next,
      }),
      { replace: true },
    )
  const days = Array.from({ length }, (_, at) => plusDays(day, at))
  const weekday = new Intl.DateTimeFormat(languageTags[lang], { timeZone: 'Asia/Kuala_Lumpur', weekday: 'short' })
  const named = (one: string) => `${weekday.format(new Date(`${one}T12:00:00+08:00`))}, ${date(one, lang)}`
  const panel = (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {error && !data && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data?.length === 0 && (
        <Empty
          title={view === 'week' ? t`No appointments in these seven days` : t`No appointments on this day`}
          action={<ButtonLink to={sellerPaths.newProduct('service')}>{t`Add a service`}</ButtonLink>}
        />
      )}
      {data &&
        days.map((one) => {
          const ofDay = data.filter(({ start }) => start.slice(0, 10) === one)
          return ofDay.length === 0 ? null : (
            <section key={one} className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {view === 'week' && <h2 className="text-lg">{named(one)}</h2>}
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
                {ofDay.map((appointment) => (
                  <AppointmentCard key={appointment.id} appointment={appointment} />
                ))}
              </ul>
            </section>
          )
        })}
    </div>
  )
  return (
    <ListPage title={t`Appointments`} count={<Trans>Upcoming visits and attendance.</Trans>}>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton label={t`Days before`} onClick={() => change({ day: plusDays(day, -length) })}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <strong aria-live="polite" className="whitespace-nowrap max-sm:text-sm">
          {view === 'week' ? `${date(day, lang)} – ${date(to, lang)}` : named(day)}
        </strong>
        <IconButton label={t`Days after`} onClick={() => change({ day: plusDays(day, length) })}>
          <ChevronRight aria-hidden />
        </IconButton>
        {day !== today && (
          <Button variant="quiet" className="px-2 whitespace-nowrap" onClick={() => change({ day: undefined })}>
            <Trans>Today</Trans>
          </Button>
        )}
      </div>
      <Tabs
        label={t`Appointments`}
        value={view}
        onChange={(next) => change({ view: next === 'week' ? 'week' : undefined })}
        tabs={[
          { value: 'day', label: t`Day`, panel },
          { value: 'week', label: t`Week`, panel },
        ]}
      />
    </ListPage>
  )
}
