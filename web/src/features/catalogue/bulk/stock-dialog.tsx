import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx'

// The same count for every unit of every product.
export function StockDialog({ onChange, ...dialog }: BulkDialogProps) {
  const { t } = useLingui()
  const [stock, setStock] = useState('')
  return (
    <BulkDialog
      {...dialog}
      title={t`Set stock`}
      disabledBecause={/^\d+$/.test(stock) ? null : t`Write a whole number first.`}
      onSubmit={() => onChange({ do: 'stock', stock: Number(stock) })}
    >
      <Field label={t`Stock of each variation`} error={dialog.bulk.errors['change.stock']}>
        <NumberInput name="stock" value={stock} maxLength={8} onChange={(event) => setStock(event.target.value)} />
      </Field>
      <p className="text-sm text-ink-soft">
        <Trans>Every variation of the chosen products gets this count. You can undo this.</Trans>
      </p>
    </BulkDialog>
  )
}
