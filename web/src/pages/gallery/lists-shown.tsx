import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BulkBar } from '../../ui/admin/bulk-bar.tsx'
import { type Column, Table } from '../../ui/admin/table.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { paths } from '../../paths.ts'

type Row = { no: string; buyer: string; total: string; state: 'paid' | 'waiting' }

const rows: Row[] = [
  { no: 'KD-10023', buyer: 'Siti Nur Aisyah binti Abdul Rahman', total: 'RM 1,250.00', state: 'paid' },
  { no: 'KD-10022', buyer: 'Lim Wei Jie 林伟杰', total: 'RM 45.00', state: 'waiting' },
  { no: 'KD-10021', buyer: 'Kavitha a/p Subramaniam', total: 'RM 39.90', state: 'paid' },
]

const columns: Column<Row>[] = [
  { key: 'no', header: 'Pesanan', phone: 'title', cell: ({ no }) => no },
  { key: 'buyer', header: 'Pembeli', cell: ({ buyer }) => buyer },
  {
    key: 'state',
    header: 'Bayaran',
    cell: ({ state }) =>
      state === 'paid' ? <Badge tone="good">Dibayar</Badge> : <Badge tone="warn">Menunggu slip</Badge>,
  },
  { key: 'total', header: 'Jumlah', align: 'end', cell: ({ total }) => <strong>{total}</strong> },
]

export function ListsShown() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [search] = useSearchParams()
  const page = Number(search.get('page')) || 4
  return (
    <Section title="Table · BulkBar · Pagination">
      <Table
        caption="Pesanan"
        columns={columns}
        rows={rows}
        keyOf={({ no }) => no}
        hrefOf={({ no }) => `${paths.gallery()}?order=${no}`}
        selected={selected}
        onSelect={setSelected}
      />
      <BulkBar
        count={selected.size}
        total={1240}
        onSelectAll={() => setSelected(new Set(rows.map(({ no }) => no)))}
        onClear={() => setSelected(new Set())}
      >
        <Button variant="primary">Tandakan dihantar</Button>
      </BulkBar>
      <Pagination page={page} lastPage={12} hrefOf={(to) => `${paths.gallery()}?page=${to}`} />
    </Section>
  )
}
