import type { CommissionRow } from '@kedai/contracts/commissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { date, money } from '../../../lib/format.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { useLang } from '../../../lib/use-lang.ts'
import { SearchInput } from '../../../ui/admin/search-input.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { commissionsQuery, resellerQuery, resellersQuery } from './api.ts'

type Props = {
  reseller: number | undefined
  onReseller: (id: number | undefined) => void
  chosen: readonly number[]
  onChosen: (ids: readonly number[]) => void
  error: string | undefined
}

// A reseller, and which of what they earned is paid out. What stands on another voucher already is not offered.
export function CommissionsToPay({ reseller, onReseller, chosen, onChosen, error }: Props) {
  return (
    <Section title={<Trans>Reseller</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {error && <FieldError>{error}</FieldError>}
      {reseller === undefined ? (
        <ResellerChoice onChosen={onReseller} />
      ) : (
        <>
          <ChosenReseller id={reseller} onChange={() => onReseller(undefined)} />
          <Choices reseller={reseller} chosen={chosen} onChosen={onChosen} />
        </>
      )}
    </Section>
  )
}

function ResellerChoice({ onChosen }: { onChosen: (id: number) => void }) {
  const { t } = useLingui()
  const [term, setTerm] = useState('')
  const { data, error, refetch } = useQuery(resellersQuery({ term: term || undefined }))
  return (
    <>
      <SearchInput label={t`Search resellers`} placeholder={t`Name, phone, code`} term={term} onChange={setTerm} />
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.rows.length === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>No reseller matches</Trans>
        </p>
      )}
      <ul className="grid gap-1">
        {data?.rows.slice(0, 8).map(({ id, name, balance }) => (
          <li key={id}>
            <Button wide className="justify-between! font-normal" onClick={() => onChosen(id)}>
              <span className="min-w-0 text-left wrap-anywhere">{name}</span>
              <span className="tabular-nums">{money(balance)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function ChosenReseller({ id, onChange }: { id: number; onChange: () => void }) {
  const { data, error, refetch } = useQuery(resellerQuery(String(id)))
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {error ? <LoadFailed error={error} onRetry={refetch} /> : <strong className="wrap-anywhere">{data?.name}</strong>}
      <Button onClick={onChange}>
        <Trans>Choose another</Trans>
      </Button>
    </div>
  )
}

type ChoicesProps = Pick<Props, 'chosen' | 'onChosen'> & { reseller: number }

function Choices({ reseller, chosen, onChosen }: ChoicesProps) {
  const { t } = useLingui()
  const lang = useLang()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(commissionsQuery({ state: 'available', reseller_id: reseller, page }))
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton rows={3} />
  const open = data.rows.filter(({ voucher, amount }) => voucher === null && amount !== '0.00')
  const tick = (id: number, isOn: boolean) => onChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))
  const labelOf = ({ order_no: no, amount, earned_at: at }: CommissionRow) => (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>
        {no} · {date(at, lang)}
      </span>
      <strong className="tabular-nums">{money(amount)}</strong>
    </span>
  )
  return (
    <>
      {open.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>No amounts to pay out.</Trans>
        </p>
      ) : (
        <ul>
          {open.map((row) => (
            <li key={row.id} className="border-b border-line last:border-b-0">
              <Checkbox
                label={labelOf(row)}
                checked={chosen.includes(row.id)}
                onChange={({ target }) => tick(row.id, target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {open.length > 0 && (
          <Button onClick={() => onChosen([...new Set([...chosen, ...open.map(({ id }) => id)])])}>
            <Trans>Choose all of these</Trans>
          </Button>
        )}
        {page > 1 && <Button onClick={() => setPage(page - 1)}>{t`Newer`}</Button>}
        {page < data.meta.last_page && <Button onClick={() => setPage(page + 1)}>{t`Older`}</Button>}
      </div>
    </>
  )
}
