import type { OrderListPreferences } from '@kedai/contracts/order-list.ts'
import { orderColumns, usualColumns } from '@kedai/domain/orders/list-columns.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Columns3 } from 'lucide-react'
import { Popover } from '../../ui/admin/popover.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { toast } from '../../ui/toast.tsx'
import { preferencesQuery, savePreferences } from './runs/api.ts'

const usualPreferences: OrderListPreferences = { columns: [...usualColumns] }

// How this person likes the list. Shown at once and kept on the server; a failure puts it back and says so.
export function useListPreferences() {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery()
  const { data = usualPreferences } = useQuery(preferencesQuery())
  async function save(next: OrderListPreferences): Promise<void> {
    queryClient.setQueryData(queryKey, next)
    const result = await savePreferences(next)
    if (result.ok) return
    queryClient.setQueryData(queryKey, data)
    toast({ text: result.message, tone: 'danger' })
  }
  return { preferences: data, save }
}

// Which columns a desk shows; a phone shows cards.
export function ListColumns() {
  const { t } = useLingui()
  const {
    preferences: { columns },
    save,
  } = useListPreferences()
  const names = {
    buyer: t`Buyer`,
    items: t`Items`,
    status: t`Status`,
    payment: t`Method`,
    total: t`Total`,
    placed: t`Placed`,
  }
  return (
    <Popover
      title={<Trans>Columns shown</Trans>}
      trigger={
        <Button variant="quiet" className="max-md:hidden">
          <Columns3 aria-hidden className="size-4" />
          <Trans>Columns</Trans>
        </Button>
      }
    >
      {orderColumns.map((column) => (
        <Checkbox
          key={column}
          label={names[column]}
          checked={columns.includes(column)}
          onChange={({ target }) =>
            void save({
              columns: orderColumns.filter((one) => (one === column ? target.checked : columns.includes(one))),
            })
          }
        />
      ))}
    </Popover>
  )
}
