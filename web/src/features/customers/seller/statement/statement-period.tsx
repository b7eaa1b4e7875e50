import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StatementSearch } from '../../../../lib/seller/seller-paths.ts'
import { DateRange } from '../../../../ui/date-range.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { type Period, daysOf, periodOf } from '../../../../lib/seller/periods.ts'

type Props = { search: StatementSearch; today: string; onChange: (search: StatementSearch) => void }

// Which days, and in which language the paper speaks.
export function StatementPeriod({ search, today, onChange }: Props) {
  const { t } = useLingui()
  const [isOwn, setIsOwn] = useState(false)
  const named = periodOf(search, today)
  const period: Period = isOwn ? 'own' : named
  const names: Record<Period, string> = {
    this_month: t`This month`,
    last_month: t`Last month`,
    this_year: t`This year`,
    all: t`All of it`,
    own: t`Own dates`,
  }
  const choose = (value: string) => {
    const chosen = (['this_month', 'last_month', 'this_year', 'all'] as const).find((one) => one === value)
    setIsOwn(chosen === undefined)
    if (chosen) onChange({ lang: search.lang, ...daysOf(chosen, today) })
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2 print:hidden">
      <Field label={t`Period`}>
        <Select
          value={period}
          choices={(['this_month', 'last_month', 'this_year', 'all', 'own'] as const).map((value) => ({
            value,
            label: names[value],
          }))}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      <Field label={t`Statement language`}>
        <Select
          value={search.lang ?? ''}
          placeholder={t`As on the last invoice`}
          choices={[
            { value: 'ms', label: 'Bahasa Melayu' },
            { value: 'en', label: 'English' },
            { value: 'zh', label: '中文' },
          ]}
          onChange={({ target }) => onChange({ ...search, lang: target.value || undefined })}
        />
      </Field>
      {period === 'own' && (
        <div className="sm:col-span-2">
          <DateRange
            label={<span className="sr-only">{t`Own dates`}</span>}
            value={{ from: search.from ?? '', until: search.to ?? '' }}
            onChange={({ from, until }) => onChange({ ...search, from: from || undefined, to: until || undefined })}
          />
        </div>
      )}
    </div>
  )
}
