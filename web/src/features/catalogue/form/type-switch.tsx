import { hasOptions, twinOf } from '@kedai/domain/product-types/product-types.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { emptyUnit, type ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { sellerTypes } from '../../../product-types/registry/seller/seller-types.tsx'
import { Button } from '../../../ui/button.tsx'

// A mug that comes in colours one day: the type can be changed; the price that was typed goes along.
export function TypeSwitch() {
  const { i18n } = useLingui()
  const { getValues, setValue } = useFormContext<ProductValues>()
  const type = useWatch<ProductValues, 'item_type'>({ name: 'item_type' })
  const { name, Picture } = sellerTypes[type]
  const twin = twinOf(type)
  const change = () => {
    const [first] = getValues('variations')
    if (twin === null) return
    const isGrid = hasOptions(twin)
    setValue('item_type', twin, { shouldDirty: true })
    setValue('tiers', isGrid ? [{ name: '', values: [] }] : [], { shouldDirty: true })
    // The first option that is added takes this unit over.
    setValue('variations', [{ ...(first ?? emptyUnit()), option_values: [], is_offered: true }], { shouldDirty: true })
  }
  return (
    <p className="-my-1 flex min-h-11 flex-wrap items-center gap-x-1 text-sm text-ink-soft">
      <span className="inline-flex items-center gap-2 font-semibold text-ink">
        <Picture aria-hidden className="size-5 text-accent-ink" />
        {i18n._(name)}
      </span>
      {twin !== null && (
        <Button variant="quiet" className="px-2" onClick={change}>
          {!hasOptions(type) ? <Trans>Sizes or colours?</Trans> : <Trans>One price only?</Trans>}
        </Button>
      )}
    </p>
  )
}
