import type { SavedView } from '@kedai/contracts/saved-views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { call, post } from '../../lib/http.ts'
import { apiQuery } from '../../lib/query.ts'
import { Popover } from '../../ui/admin/popover.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { toast } from '../../ui/toast.tsx'

type Props = {
  list: 'products' | 'orders' | 'invoices'
  /** The list's own address as it is narrowed now, without its page. */
  here: string
}

// A person's own ways of looking at a list, kept in the shop under a name.
export function SavedViews({ list, here }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const path = `/api/ajax/seller/views/${list}`
  const query = apiQuery<SavedView[]>(path)
  const { data: views = [] } = useQuery(query)
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [page = '', search = ''] = here.split('?')
  const current = views.find((view) => view.search === search)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: query.queryKey })
  async function save() {
    const result = await post<SavedView>(path, { name, search })
    setError(result.ok ? undefined : (result.fields.name ?? result.message))
    if (!result.ok) return
    setName('')
    refresh()
    toast(result.message ?? '')
  }
  async function remove({ id, name: gone, search: was }: SavedView) {
    const result = await call('DELETE', `${path}/${id}`)
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    refresh()
    toast({
      text: result.message ?? '',
      action: { label: t`Undo`, run: () => void post(path, { name: gone, search: was }).then(refresh) },
    })
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
            <Trans>Filter the list, then save it here under a name.</Trans>
          </p>
        )}
        <ul className="grid">
          {views.map((view) => (
            <li key={view.id} className="flex items-center gap-1">
              <PageLink
                to={`${page}?${view.search}`}
                aria-current={view === current ? 'page' : undefined}
                className="flex min-h-11 min-w-0 flex-1 items-center rounded-s px-2 hover:bg-sunken aria-[current=page]:font-semibold"
              >
                <span className="truncate">{view.name}</span>
              </PageLink>
              <IconButton label={t`Remove ${view.name}`} onClick={() => void remove(view)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        <Form onSubmit={() => void save()} className="grid gap-2">
          <Field label={t`Save this list as`} hint={t`Only you see it, on every device.`} error={error}>
            <Input
              name="name"
              maxLength={40}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            disabledBecause={
              search === '' ? t`Search or filter the list first.` : name.trim() === '' ? t`Write a name first.` : null
            }
          >
            <Trans>Save view</Trans>
          </Button>
        </Form>
      </div>
    </Popover>
  )
}
