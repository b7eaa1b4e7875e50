import { auditKinds } from '@kedai/domain/audit/audit-actions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ActivityList } from '../../features/audit/seller/activity-list.tsx'
import { type ActivityFilter, activityPeopleQuery, activityQuery } from '../../features/audit/seller/api.ts'
import { useAuditWords } from '../../features/audit/seller/audit-words.ts'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// The shop's log of changes. What is looked for stands in the address; nothing here can be changed.
export default function ActivityPage() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const read = (name: string) => search.get(name) ?? ''
  const filter: ActivityFilter = {
    person: read('person'),
    kind: read('kind'),
    from: read('from'),
    until: read('until'),
    page: Math.max(1, Number(read('page')) || 1),
  }
  const set = (changes: Record<string, string>) => {
    const kept = Object.entries({ ...Object.fromEntries(search), page: '', ...changes }).filter(
      ([, value]) => value !== '',
    )
    setSearch(Object.fromEntries(kept), { replace: true })
  }
  const title = t`Activity`
  useHead({ title, isPrivate: true })
  return (
    <Page
      title={title}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
      lead={<Trans>Log of changes to money, stock, prices, people and settings. It cannot be edited.</Trans>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Filters filter={filter} onChange={set} />
        <Lines
          filter={filter}
          onClear={() => setSearch({}, { replace: true })}
          hrefOf={(page) => `?${new URLSearchParams({ ...Object.fromEntries(search), page: String(page) })}`}
        />
      </div>
    </Page>
  )
}

function Filters({
  filter,
  onChange,
}: {
  filter: ActivityFilter
  onChange: (changes: Record<string, string>) => void
}) {
  const { t } = useLingui()
  const { kinds } = useAuditWords()
  const { data: people = [] } = useQuery(activityPeopleQuery())
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Field label={t`Type`}>
        <Select
          placeholder={t`Everything`}
          value={filter.kind}
          choices={auditKinds.map((value) => ({ value, label: kinds[value] }))}
          onChange={(event) => onChange({ kind: event.target.value })}
        />
      </Field>
      <Field label={t`Made by`}>
        <Select
          placeholder={t`Everybody`}
          value={filter.person}
          choices={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => onChange({ person: event.target.value })}
        />
      </Field>
      <Field label={t`From`}>
        <Input
          type="date"
          value={filter.from}
          max={filter.until || undefined}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </Field>
      <Field label={t`Until`}>
        <Input
          type="date"
          value={filter.until}
          min={filter.from || undefined}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </Field>
    </div>
  )
}

function Lines({
  filter,
  onClear,
  hrefOf,
}: {
  filter: ActivityFilter
  onClear: () => void
  hrefOf: (page: number) => string
}) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(activityQuery(filter))
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton rows={6} />
  if (data.rows.length === 0) {
    const isFiltered = [filter.person, filter.kind, filter.from, filter.until].some((value) => value !== '')
    return isFiltered ? (
      <Empty title={t`No matching activity`} action={<Button onClick={onClear}>{t`Show everything`}</Button>} />
    ) : (
      <Empty title={t`No changes yet`}>
        <Trans>Changes such as recorded payments and edited prices are listed here.</Trans>
      </Empty>
    )
  }
  return (
    <>
      {data.meta.total_is_capped && (
        <p className="text-sm text-ink-soft">
          <Trans>The newest {data.meta.total} are listed. Choose days to see older ones.</Trans>
        </p>
      )}
      <ActivityList rows={data.rows} />
      <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={hrefOf} />
    </>
  )
}
