import type { StockRow, UnitStock } from '@kedai/contracts/stock.ts'
import { stockReasonNames, type StockReason } from '@kedai/domain/catalogue/stock-reasons.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { post } from '../../../lib/http.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { movesPath, movesQuery } from './api.ts'

type Props = { row: StockRow; onClose: () => void }

// What came or went of one unit, and why; below it all that was moved before, by hand and by orders, so that the lines add up.
export function MoveDialog({ row, onClose }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState<StockReason>('received')
  const [quantity, setQuantity] = useState('')
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const names: Record<StockReason, string> = {
    received: t({ message: 'Received', context: 'stock' }),
    returned: t`Returned by a buyer`,
    damaged: t`Damaged`,
    lost: t`Lost`,
    gift: t`Gift or sample`,
    count: t`Recounted`,
  }
  async function save() {
    if (!/^\d{1,8}$/.test(quantity.trim())) return setErrors({ quantity: t`Write a whole number first.` })
    setSaving(true)
    const body = { reason, quantity: Number(quantity), note }
    const scope = `stock:move:${row.id}:${JSON.stringify(body)}`
    const result = await post<UnitStock>(movesPath(row.id), body, { idempotencyKey: idempotencyKey(scope) })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(scope)
    setSaving(false)
    setErrors(result.ok ? {} : result.fields)
    setProblem(result.ok || Object.keys(result.fields).length > 0 ? null : result.message)
    if (!result.ok) return
    queryClient.setQueryData(movesQuery(row.id).queryKey, result.data)
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    toast(result.message ?? '')
    setQuantity('')
    setNote('')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      shape="drawer"
      title={<span className="line-clamp-2">{[row.title, row.options].filter(Boolean).join(' · ')}</span>}
    >
      <div className="grid gap-6">
        <Form onSubmit={() => void save()} errors={errors} problem={problem} className="grid gap-4">
          <Field label={t`Reason`}>
            <Select
              name="reason"
              choices={stockReasonNames.map((name) => ({ value: name, label: names[name] }))}
              value={reason}
              onChange={(event) =>
                setReason(stockReasonNames.find((name) => name === event.target.value) ?? 'received')
              }
            />
          </Field>
          <Field label={reason === 'count' ? t`Quantity counted` : t`Quantity`} error={errors.quantity}>
            <NumberInput
              name="quantity"
              maxLength={8}
              value={quantity}
              onChange={(event) => setQuantity(event.target.value)}
            />
          </Field>
          <Field label={t`Note`} optional error={errors.note}>
            <Input
              name="note"
              maxLength={200}
              autoComplete="off"
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" busy={isSaving}>
            <Trans>Record</Trans>
          </Button>
        </Form>
        <History id={row.id} productId={row.product_id} />
      </div>
    </Dialog>
  )
}

function History({ id, productId }: { id: number; productId: number }) {
  const { data: unit, error } = useQuery(movesQuery(id))
  if (error) return <Notice tone="danger" title={error.message} />
  if (!unit) return <ListSkeleton rows={3} />
  return (
    <section className="grid gap-2">
      <h3 className="text-base">
        {unit.stock === null ? <Trans>Not counted</Trans> : <Trans>In stock: {unit.stock}</Trans>}
      </h3>
      {unit.moves.length === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>No manual adjustments yet. Sales are listed in orders.</Trans>
        </p>
      )}
      <ol className="grid gap-2 text-sm">
        {unit.moves.map(({ id: key, by_orders, at, by, reason, change, stock_after, note }) => (
          <li
            key={`${key}:${by_orders}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line pb-2 last:border-b-0"
          >
            <span className="font-semibold">{reason}</span>
            <span className="font-semibold tabular-nums">{change > 0 ? `+${change}` : change}</span>
            <span className="text-xs text-ink-soft">
              {by_orders ? (
                <Link to={sellerPaths.orders({ product: productId })}>
                  <Trans>See the orders</Trans>
                </Link>
              ) : (
                [at && dateTime(at, currentLang()), by, note].filter(Boolean).join(' · ')
              )}
            </span>
            <span className="text-right text-xs text-ink-soft tabular-nums">{stock_after ?? '–'}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
