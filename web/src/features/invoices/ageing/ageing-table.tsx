import type { AgeingRow } from '@kedai/contracts/invoice-ageing.ts'
import { type AgeingBucket, ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { useBucketNames } from '../bucket-names.ts'

// Who owes what for how long: a table on a desk, cards on a phone that leave out what is nothing. A name opens its customer, a number its invoices.
export function AgeingTable({ rows, mayOpen }: { rows: AgeingRow[]; mayOpen: boolean }) {
  const { t } = useLingui()
  const names = useBucketNames()
  const columns: Column<AgeingRow>[] = [
    {
      key: 'customer',
      header: t`Customer`,
      phone: 'title',
      cell: (row) => (
        <>
          <span className="line-clamp-2 block min-w-40 wrap-anywhere max-md:hidden">
            <Name row={row} mayOpen={mayOpen} />
          </span>
          <AgeingCard row={row} mayOpen={mayOpen} names={names} />
        </>
      ),
    },
    {
      key: 'owed',
      header: <span className="ms-auto block w-24 whitespace-normal xl:w-28">{t`Owed in all`}</span>,
      align: 'end',
      phone: 'hidden',
      cell: (row) => (
        <strong>
          <Amount row={row} age="any" amount={row.owed} />
        </strong>
      ),
    },
    ...ageingBucketNames.map((name): Column<AgeingRow> => ({
      key: name,
      header: <span className="ms-auto block w-20 whitespace-normal xl:w-24">{names[name]}</span>,
      align: 'end',
      phone: 'hidden',
      cell: (row) => <Amount row={row} age={name} amount={row.ageing[name]} />,
    })),
  ]
  return <Table caption={t`Outstanding balances by days overdue`} columns={columns} rows={rows} keyOf={whose} />
}

const whose = ({ customer }: AgeingRow) => String(customer?.id ?? 'none')

function Name({ row: { customer }, mayOpen }: { row: AgeingRow; mayOpen: boolean }) {
  if (customer === null)
    return (
      <span className="text-ink-soft italic">
        <Trans>No customer record</Trans>
      </span>
    )
  return mayOpen ? (
    <PageLink
      to={sellerPaths.customer(customer.id)}
      className="font-semibold text-ink hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
    >
      {customer.name}
    </PageLink>
  ) : (
    customer.name
  )
}

function AgeingCard({
  row,
  mayOpen,
  names,
}: {
  row: AgeingRow
  mayOpen: boolean
  names: Record<AgeingBucket, string>
}) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] text-sm md:hidden">
      <span className="flex flex-wrap items-center justify-between gap-x-3 text-base">
        <span className="min-w-0 wrap-anywhere">
          <Name row={row} mayOpen={mayOpen} />
        </span>
        <strong className="ms-auto shrink-0">
          <Amount row={row} age="any" amount={row.owed} />
        </strong>
      </span>
      {ageingBucketNames
        .filter((name) => row.ageing[name] !== '0.00')
        .map((name) => (
          <span key={name} className="flex items-center justify-between gap-3 text-ink-soft">
            {names[name]}
            <Amount row={row} age={name} amount={row.ageing[name]} />
          </span>
        ))}
    </span>
  )
}

// The invoices of this customer and age; nothing to open where nothing is owed.
function Amount({
  row,
  age,
  amount = '0.00',
}: {
  row: AgeingRow
  age: AgeingBucket | 'any'
  amount: string | undefined
}) {
  if (amount === '0.00') return <span className="text-ink-faint">–</span>
  const to = sellerPaths.invoices({ age, customer_id: row.customer?.id ?? 'none' })
  return (
    <PageLink
      to={to}
      className="inline-flex min-h-11 items-center whitespace-nowrap text-ink tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {money(amount)}
    </PageLink>
  )
}
