import type { SavedView } from '@kedai/contracts/saved-views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { type ProductListSearch, paths } from '../../../paths.ts'
import { call, post } from '../../../lib/http.ts'
import { Popover } from '../../../ui/admin/popover.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { viewsPath, viewsQuery } from '../api.ts'
import { isNarrowed, readListAddress } from './list-address.ts'

type Props = { search: ProductListSearch; onChoose: (search: ProductListSearch) => void }

// A person's own ways of looking at the list, kept in the shop under a name.
export function SavedViews({ search, onChoose }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: views = [] } = useQuery(viewsQuery())
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>()
  const address = paths.seller.products({ ...search, page: undefined }).split('?')[1] ?? ''
  const current = views.find((view) => view.search === address && address !== '')
  const refresh = () => void queryClient.invalidateQueries({ queryKey: viewsQuery().queryKey })
  async function save() {
    const result = await post<SavedView>(viewsPath, { name, search: address })
    setError(result.ok ? undefined : (result.fields.name ?? result.message))
    if (!result.ok) return
    setName('')
    refresh()
    toast(result.message ?? '')
  }
  async function remove({ id, name: gone, search: was }: SavedView) {
    const result = await call('DELETE', `${viewsPath}/${id}`)
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    refresh()
    toast({ text: result.message ?? '', action: { label: t`Undo`, run: () => void post(viewsPath, { name: gone, search: was }).then(refresh) } })
  }
  return (
    <Popover
      trigger={
        <Button className="shrink-0">
          <Bookmark aria-hidden className="size-4" />
          <span className="max-w-40 truncate">{current?.name ?? <Trans>Views</Trans>}</span>
        </Button>
      }
      title={<Trans>Your views</Trans>}
    >
      <div className="grid gap-3">
        {views.length === 0 && (
          <p className="text-sm text-ink-soft">
            <Trans>Narrow the list, then keep it here under a name.</Trans>
          </p>
        )}
        <ul className="grid">
          {views.map((view) => (
            <li key={view.id} className="flex items-center gap-1">
              <button
                type="button"
                aria-current={view === current}
                className="min-h-11 flex-1 truncate rounded-s px-2 text-left hover:bg-sunken aria-[current=true]:font-semibold"
                onClick={() => onChoose(readListAddress(new URLSearchParams(view.search)))}
              >
                {view.name}
              </button>
              <IconButton label={t`Remove ${view.name}`} onClick={() => void remove(view)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        <Form onSubmit={() => void save()} className="grid gap-2">
          <Field label={t`Keep this list as`} error={error}>
            <Input name="name" maxLength={40} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Button type="submit" disabledBecause={!isNarrowed(search) && !search.sort ? t`Search or narrow the list first.` : name.trim() === '' ? t`Write a name first.` : null}>
            <Trans>Save view</Trans>
          </Button>
        </Form>
      </div>
    </Popover>
  )
}
