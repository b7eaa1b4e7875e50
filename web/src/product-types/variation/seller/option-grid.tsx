import { Trans, useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldError } from '../../../ui/field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { BulkFill } from './bulk-fill.tsx'
import { Combinations } from './combinations.tsx'
import { GridHeadings, GridRow } from './grid-row.tsx'
import { OptionPictures } from './option-pictures.tsx'
import { cellsOf, type PasteField, pasteInto } from './paste.ts'
import { PriceForAll } from './price-for-all.tsx'
import { TierEditor } from './tier-editor.tsx'

// A product that differs in size, colour or the like: what it differs in, one price for all, then the exceptions.
export function OptionGrid() {
  const { t } = useLingui()
  const { control, getValues, setValue } = useFormContext<ProductValues>()
  const [isWhole, setWhole] = useState(false)
  // Typing in a cell must not draw the other rows anew.
  const count = useWatch({
    control,
    name: 'variations',
    compute: (units) => units.filter(({ option_values }) => option_values.length > 0).length,
  })
  const problem = useProblem('variations')
  // A block copied from a spreadsheet fills the cells from the one it is pasted into.
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cells = cellsOf(event.clipboardData.getData('text'))
    const [, row, name] =
      /^variations\.(\d+)\.(\w+)$/.exec(event.target instanceof HTMLInputElement ? event.target.name : '') ?? []
    const fields = fieldsShown.filter(
      (field) =>
        (field !== 'promo_price' || getValues('is_promo')) && (isWhole || (field !== 'barcode' && field !== 'cost')),
    )
    const field = fields.find((one) => one === name)
    if (!cells || !field) return
    event.preventDefault()
    const before = getValues('variations')
    setValue('variations', pasteInto(before, { row: Number(row), field }, fields, cells), { shouldDirty: true })
    toast({
      text: t`Pasted`,
      action: { label: t`Undo`, run: () => setValue('variations', before, { shouldDirty: true }) },
    })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TierEditor />
      {problem && <FieldError>{problem}</FieldError>}
      <PriceForAll />
      {count === 0 ? (
        <p className="rounded-m bg-sunken px-4 py-3 text-center text-sm text-ink-soft">
          <Trans>Add options above. Each combination is listed here.</Trans>
        </p>
      ) : (
        <Combinations>
          <BulkFill />
          <OptionPictures />
          <Switch
            label={<Trans>Show barcode and cost</Trans>}
            hint={t`Only you can see the cost.`}
            checked={isWhole}
            onChange={(event) => setWhole(event.target.checked)}
          />
          <div className="overflow-hidden rounded-m border border-line">
            <GridHeadings />
            <ul aria-label={t`Variations`} className="divide-y divide-line" onPaste={paste}>
              {Array.from({ length: count }, (_, index) => (
                <GridRow key={index} index={index} isWhole={isWhole} />
              ))}
            </ul>
          </div>
          <p className="text-xs text-ink-soft">
            <Trans>
              Leave stock empty if you do not count it. Take the tick off a combination that you do not have. You can
              copy from Excel or Google Sheets and paste here.
            </Trans>
          </p>
        </Combinations>
      )}
    </div>
  )
}

const fieldsShown: readonly PasteField[] = ['price', 'promo_price', 'stock', 'weight', 'sku', 'barcode', 'cost']
