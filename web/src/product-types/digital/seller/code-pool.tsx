import type { AddedCodes, CodePools } from '@kedai/contracts/codes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call, post } from '../../../lib/http.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { apiQuery } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'

type Props = { productId: number }

const pathOf = (productId: number) => `/api/ajax/seller/products/${productId}/codes`

// The codes of a product: how many are left, and more of them. What was put in is not shown again but for its end.
export function CodePool({ productId }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const query = apiQuery<CodePools>(pathOf(productId))
  const { data: pools, error } = useQuery(query)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [once, setOnce] = useState(newIdempotencyKey)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  async function add() {
    setBusy(true)
    setProblem(null)
    const result = await post<AddedCodes>(pathOf(productId), { codes: typed }, { idempotencyKey: once })
    setBusy(false)
    if (result.ok || result.code !== 0) setOnce(newIdempotencyKey())
    if (!result.ok) return setProblem(result.message)
    setTyped('')
    toast({ text: result.message ?? '', tone: 'good' })
    await refresh()
  }
  async function remove(id: number) {
    const result = await call<CodePools>('DELETE', `${pathOf(productId)}/${id}`)
    toast({ text: result.message ?? '', tone: result.ok ? 'good' : 'info' })
    await refresh()
  }
  if (error) return <Notice tone="warn" title={error.message} />
  if (!pools) return <Skeleton className="h-32 w-full" />
  const [pool] = pools
  if (!pool) return <Notice tone="info" title={<Trans>Save the product, and you can put its codes in here.</Trans>} />
  const { left, held, given, latest } = pool
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-l border border-line bg-paper p-3 sm:p-4">
      <dl className="grid grid-cols-3 gap-2 text-center">
        <Figure label={t`For sale`} count={left} />
        <Figure label={t`Held by orders`} count={held} />
        <Figure label={t`Given`} count={given} />
      </dl>
      {left === 0 && <Notice tone="warn" title={<Trans>No code is left: buyers see it as sold out.</Trans>} />}
      <Field
        label={t`Add codes`}
        hint={t`One a line, as they are to be given. Repeated ones are left out.`}
        error={problem}
      >
        <Textarea
          rows={4}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button
        className="justify-self-start"
        busy={busy}
        disabledBecause={typed.trim() === '' && t`Paste the codes first.`}
        onClick={() => void add()}
      >
        <Plus aria-hidden className="size-5" />
        <Trans>Put into the pool</Trans>
      </Button>
      {latest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
            <Trans>The newest codes</Trans>
          </summary>
          <ul className="grid gap-1 text-sm">
            {latest.map(({ id, masked, order_no }) => (
              <li key={id} className="flex min-h-11 items-center justify-between gap-3 border-t border-line">
                <code className="min-w-0 break-all">{masked}</code>
                {order_no === null ? (
                  <IconButton label={t`Remove ${masked}`} onClick={() => void remove(id)}>
                    <Trash2 aria-hidden />
                  </IconButton>
                ) : (
                  <span className="text-ink-soft">{order_no}</span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const Figure = ({ label, count }: { label: string; count: number }) => (
  <div className="grid rounded-m bg-card px-2 py-3">
    <dt className="order-last text-xs text-ink-soft">{label}</dt>
    <dd className="text-xl font-bold tabular-nums">{count}</dd>
  </div>
)
