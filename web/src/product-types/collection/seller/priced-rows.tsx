import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { emptyUnit, type ProductValues } from '../../form/seller/product-values.ts'
import { RowTitleField } from '../../form/seller/row-fields.tsx'
import { PriceField, PromoPriceField, StockField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'

const maxRows = 200

// A list to order from: each row with its title, price and how many there are.
export function PricedRows() {
  const { t } = useLingui()
  const { setValue, getValues } = useFormContext<ProductValues>()
  const rows = useWatch<ProductValues, 'variations'>({ name: 'variations' })
  const isPromo = usePromoIsOn()
  const write = (next: ProductValues['variations']) => setValue('variations', next, { shouldDirty: true })
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {rows.map((_row, index) => (
          <li key={index} className="grid gap-3 rounded-m border border-line bg-paper p-3">
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <RowTitleField index={index} label={t`Row ${index + 1}`} placeholder={t`Shirt, size M`} />
              </div>
              {rows.length > 1 && (
                <IconButton
                  className="mt-6.5"
                  label={t`Remove row ${index + 1}`}
                  onClick={() => write(getValues('variations').filter((_, at) => at !== index))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </div>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              <PriceField index={index} />
              {isPromo && <PromoPriceField index={index} />}
              <StockField index={index} />
            </div>
          </li>
        ))}
      </ul>
      {rows.length < maxRows && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => write([...getValues('variations'), emptyUnit([''])])}
        >
          <Plus aria-hidden className="size-4" />
          <Trans>Add a row</Trans>
        </Button>
      )}
    </div>
  )
}
