import type { ProductRow } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { apiListQuery } from '../query.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AffixedInput } from '../../ui/input.tsx'

export type PickedProduct = { id: number; title: string }

type Props = {
  name: string
  label: ReactNode
  chosen: readonly PickedProduct[]
  onChange: (chosen: PickedProduct[]) => void
  most: number
  error?: string | undefined
  optional?: boolean
  hint?: ReactNode
}

// Products of the shop, found by typing.
export function ProductPicker({ name, label, chosen, onChange, most, error, optional, hint }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const term = useDeferredValue(typed.trim())
  const isFull = chosen.length >= most
  const found = useQuery({
    ...apiListQuery<ProductRow>(`/api/ajax/seller/products?${new URLSearchParams({ term })}`),
    enabled: term !== '' && !isFull,
  })
  const rows = (found.data?.rows ?? []).filter(({ id }) => !chosen.some((one) => one.id === id)).slice(0, 8)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {!(isFull && most === 1) && (
        <Field label={label} optional={optional ?? false} hint={hint} error={error}>
          <AffixedInput
            name={name}
            value={typed}
            disabled={isFull}
            onChange={(event) => setTyped(event.target.value)}
            before={<Search aria-hidden className="size-4" />}
            placeholder={t`Type its name`}
            autoComplete="off"
          />
        </Field>
      )}
      {isFull && most === 1 && <p className="text-sm font-semibold">{label}</p>}
      {term !== '' && !isFull && (
        <div role="status" className="rounded-m border border-line bg-card text-sm">
          {found.error ? (
            <p className="px-4 py-3 text-danger-ink">{found.error.message}</p>
          ) : found.isPending ? (
            <p className="px-4 py-3 text-ink-soft">
              <Trans>Searching</Trans>
            </p>
          ) : rows.length === 0 ? (
            <p className="px-4 py-3 text-ink-soft">
              <Trans>No results</Trans>
            </p>
          ) : (
            <ul>
              {rows.map(({ id, title }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="min-h-11 w-full px-4 py-2 text-left hover:bg-sunken"
                    onClick={() => (onChange([...chosen, { id, title }]), setTyped(''))}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map(({ id, title }) => (
            <li key={id} className="flex max-w-full items-center rounded-full bg-sunken pl-4 text-sm">
              <span className="truncate">{title}</span>
              <IconButton label={t`Remove ${title}`} onClick={() => onChange(chosen.filter((one) => one.id !== id))}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
