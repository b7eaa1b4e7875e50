import type { OrderListPreferences } from '@kedai/contracts/order-list.ts'
import { orderColumns, usualColumns } from '@kedai/domain/orders/list-columns.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, Columns3, X } from 'lucide-react'
import { useState } from 'react'
import { type OrderListSearch, paths } from '../../paths.ts'
import { Popover } from '../../ui/admin/popover.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { toast } from '../../ui/toast.tsx'
import { preferencesQuery, savePreferences } from './runs/api.ts'

type Props = { search: OrderListSearch }

export const usualPreferences: OrderListPreferences = { columns: [...usualColumns], views: [] }

// How this person likes the list. Shown at once and kept on the server; a failure puts it back and says so.
export function useListPreferences() {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery()
  const { data = usualPreferences } = useQuery(preferencesQuery())
  async function save(next: OrderListPreferences): Promise<boolean> {
    queryClient.setQueryData(queryKey, next)
    const result = await savePreferences(next)
    if (!result.ok) queryClient.setQueryData(queryKey, data)
    if (!result.ok) toast({ text: result.message, tone: 'danger' })
    return result.ok
  }
  return { preferences: data, save }
}

// Searches kept under a name, each one press away; and which columns a desk shows.
export function ListViews({ search }: Props) {
  const { t } = useLingui()
  const { preferences, save } = useListPreferences()
  const [isNaming, setIsNaming] = useState(false)
  const { views, columns } = preferences
  const now = keyOf(search)
  const isKept = views.some((view) => keyOf(view) === now)
  const names = { buyer: t`Buyer`, items: t`Items`, status: t`Status`, payment: t`Method`, total: t`Total`, placed: t`Placed` }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <span key={view.name} className="inline-flex items-center rounded-full border border-line bg-card text-sm has-aria-[current=page]:border-accent has-aria-[current=page]:bg-accent-soft">
          <PageLink to={paths.seller.orders(view)} aria-current={keyOf(view) === now ? 'page' : undefined} className="inline-flex min-h-11 items-center gap-1.5 pl-3 font-semibold">
            <Bookmark aria-hidden className="size-4 text-ink-soft" />
            {view.name}
          </PageLink>
          <IconButton label={t`Forget the view ${view.name}`} onClick={() => void save({ columns, views: views.filter(({ name }) => name !== view.name) })}>
            <X aria-hidden />
          </IconButton>
        </span>
      ))}
      {now !== '[]' && !isKept && (
        <Button variant="quiet" onClick={() => setIsNaming(true)}>
          <Bookmark aria-hidden className="size-4" />
          <Trans>Keep this view</Trans>
        </Button>
      )}
      <span className="ml-auto max-md:hidden">
        <Popover
          title={<Trans>Columns shown</Trans>}
          trigger={
            <Button variant="quiet">
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
              onChange={({ target }) => void save({ views, columns: orderColumns.filter((one) => (one === column ? target.checked : columns.includes(one))) })}
            />
          ))}
        </Popover>
      </span>
      {isNaming && (
        <NameView
          onClose={() => setIsNaming(false)}
          taken={views.map(({ name }) => name)}
          onName={(name) => save({ columns, views: [...views, { name, list: search.list ?? '', status: search.status ?? '', term: search.term ?? '' }] })}
        />
      )}
    </div>
  )
}

// Two searches that show the same are one view.
const keyOf = ({ list, status, term }: OrderListSearch): string => JSON.stringify([list || 0, status || 0, term || 0].some(Boolean) ? [list || '', status || '', term || ''] : [])

function NameView({ taken, onName, onClose }: { taken: readonly string[]; onName: (name: string) => Promise<boolean>; onClose: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    const wanted = name.trim()
    if (wanted === '') return setError(t`Write a name.`)
    if (taken.includes(wanted)) return setError(t`You have a view of this name already.`)
    if (await onName(wanted)) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Keep this view`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form="name-view" variant="primary">
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <Form id="name-view" onSubmit={() => void save()}>
        <Field label={t`Name`} hint={t`Only you see it, on every device.`} error={error}>
          <Input maxLength={40} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </Form>
    </Dialog>
  )
}
