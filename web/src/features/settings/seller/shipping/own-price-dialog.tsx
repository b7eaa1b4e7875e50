import type { OwnPrice } from '@kedai/contracts/seller-shipping.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useEdited } from '../../../../lib/seller/use-edited.ts'
import type { Failure } from '../../../../lib/http-result.ts'
import { Field, FieldGroup } from '../../../../ui/field.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { type PickedProduct, ProductPicker } from '../../../../lib/seller/product-picker.tsx'
import type { Send } from '../use-send.ts'
import { root } from './api.ts'

type Props = { own: OwnPrice | null; send: Send; onClose: () => void }

export function OwnPriceDialog({ own, send, onClose }: Props) {
  const { t } = useLingui()
  const [product, setProduct] = useState<PickedProduct | null>(own && { id: own.product_id, title: own.title })
  const { values, change, known, settle } = useEdited(own, toValues)
  const { price, per } = values
  const save = async (): Promise<Failure | null> =>
    product === null
      ? chooseFirst(t`Choose a product first.`)
      : settle(
          await send('PUT', `${root}/own-prices/${product.id}`, {
            price,
            per,
            ...(product.id === own?.product_id && known),
          }),
        )
  return (
    <FormDialog title={<Trans>A product’s own shipping price</Trans>} save={save} onClose={onClose}>
      {(errorOf) => (
        <>
          <ProductPicker
            name="product"
            label={<Trans>Product</Trans>}
            chosen={product ? [product] : []}
            onChange={([next]) => setProduct(next ?? null)}
            most={1}
            error={errorOf('product')}
          />
          <Field label={<Trans>Shipping price</Trans>} hint={<Trans>0 sends it free.</Trans>} error={errorOf('price')}>
            <MoneyInput name="price" value={price} onChange={(event) => change({ price: event.target.value })} />
          </Field>
          <FieldGroup label={<Trans>Counted</Trans>}>
            <RadioCards
              name="per"
              value={per}
              onChange={(next) => change({ per: next === 'piece' ? 'piece' : 'order' })}
              cards={[
                { value: 'order', label: t`Once an order`, hint: t`However many are bought.` },
                { value: 'piece', label: t`For each piece` },
              ]}
            />
          </FieldGroup>
        </>
      )}
    </FormDialog>
  )
}

const toValues = (own: OwnPrice | null): Pick<OwnPrice, 'price' | 'per'> => ({
  price: own?.price ?? '',
  per: own?.per ?? 'order',
})

const chooseFirst = (message: string): Failure => ({
  ok: false,
  code: 422,
  message,
  fields: { product: message },
  data: null,
  retryAfterSeconds: null,
  requestId: null,
})
