import type { MadeOrder, NewOrderQuote } from '@kedai/contracts/new-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/http.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { TillSlip } from '../../../ui/till-slip.tsx'
import { ItemPicker } from '../edit/item-picker.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { ChosenItems } from './chosen-items.tsx'
import { itemsOf, type NewOrderState, useNewOrder, useQuote } from './new-order-state.ts'

const scope = 'new-order'

// A sale that began in a chat: what, for whom, by which way; then a link to pay.
export function NewOrderForm({ onMade }: { onMade: (made: MadeOrder) => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { state, set, clear } = useNewOrder()
  const { data: quote, error } = useQuote(state)
  const [refused, setRefused] = useState<Failure | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const fields = refused?.fields ?? {}
  const save = async () => {
    if (isSaving || !quote) return
    setIsSaving(true)
    const result = await call<MadeOrder>('POST', '/api/ajax/seller/orders', {
      body: wishOf(state, quote),
      idempotencyKey: idempotencyKey(scope),
    })
    setIsSaving(false)
    if (result.ok || result.code !== 0) forgetIdempotencyKey(scope)
    setRefused(result.ok ? null : result)
    if (!result.ok) return void queryClient.invalidateQueries({ queryKey: ['new-order-quote'] })
    clear()
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    onMade(result.data)
  }
  return (
    <Form
      onSubmit={() => void save()}
      errors={fields}
      problem={refused && Object.keys(fields).length === 0 ? refused.message : null}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Section title={t`Items`}>
          <ChosenItems state={state} quote={quote} errors={fields} set={set} />
          <ItemPicker
            taken={state.chosen.map(({ item }) => item.variation_id)}
            onPick={(item) => set({ chosen: [...state.chosen, { item, quantity: 1 }] })}
          />
        </Section>
        <Section title={t`Buyer`}>
          <BuyerFields state={state} ships={quote?.ships ?? true} errors={fields} set={set} />
        </Section>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-4">
        <Section title={t`Totals`}>
          <Choices state={state} quote={quote} errors={fields} set={set} />
          {quote && <Sums quote={quote} />}
          <div className="mt-4 grid gap-3">
            {error && <Notice tone="danger" title={error.message} />}
            {state.chosen.length > 0 &&
              quote?.problems.map((problem) => <Notice key={problem} tone="warn" title={problem} />)}
            <Field label={t`Note on the order`} optional error={fields.notes}>
              <Textarea
                name="notes"
                rows={2}
                maxLength={2000}
                value={state.notes}
                onChange={({ target }) => set({ notes: target.value })}
              />
            </Field>
            <Button
              type="submit"
              variant="primary"
              wide
              busy={isSaving}
              disabledBecause={
                state.chosen.length === 0 ? t`Add an item first.` : quote === undefined && t`Calculating the price.`
              }
            >
              <Trans>Save and get the payment link</Trans>
            </Button>
          </div>
        </Section>
      </div>
    </Form>
  )
}

function wishOf(state: NewOrderState, quote: NewOrderQuote): object {
  const { chosen: _chosen, couponCode, methodId, ...typed } = state
  return {
    ...typed,
    items: itemsOf(state),
    coupon_code: couponCode,
    ...(quote.ships && methodId !== null && { shipping_method_id: methodId }),
    // A problem is told by the answer, with the order as it could stand.
    ...(quote.problems.length === 0 && { expected_total: quote.totals.total }),
  }
}

type Part = {
  state: NewOrderState
  quote: NewOrderQuote | undefined
  errors: Partial<Record<string, string>>
  set: (change: Partial<NewOrderState>) => void
}

function Choices({ state, quote, errors, set }: Part) {
  const { t } = useLingui()
  return (
    <div className="mb-4 grid gap-3">
      {quote?.ships && (
        <Field
          label={t`Delivery`}
          hint={quote.shipping_methods.length === 0 ? t`The prices follow from the state.` : undefined}
          error={errors.shipping ?? errors.shipping_method_id}
        >
          <Select
            name="shipping_method_id"
            placeholder={t`The cheapest`}
            choices={quote.shipping_methods.map(({ id, name, price }) => ({
              value: String(id),
              label: `${name} · ${money(price)}`,
            }))}
            value={state.methodId === null ? '' : String(state.methodId)}
            onChange={({ target }) => set({ methodId: target.value === '' ? null : Number(target.value) })}
          />
        </Field>
      )}
      <Field label={t`Paid by`} error={errors.paymentMethod}>
        <Select
          name="paymentMethod"
          choices={(quote?.payment_methods ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={
            state.paymentMethod ||
            (quote?.payment_methods.find(({ kind }) => kind !== 'cod') ?? quote?.payment_methods[0])?.code ||
            ''
          }
          onChange={({ target }) => set({ paymentMethod: target.value })}
        />
      </Field>
      <Field label={t`Coupon`} optional error={errors.coupon_code}>
        <Input
          name="coupon_code"
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          value={state.couponCode}
          onChange={({ target }) => set({ couponCode: target.value })}
        />
      </Field>
    </div>
  )
}

function Sums({ quote: { totals, ships } }: { quote: NewOrderQuote }) {
  const { t } = useLingui()
  return (
    <TillSlip
      lines={[
        { label: t`Items`, amount: money(totals.subtotal) },
        ...(ships ? [{ label: t`Shipping`, amount: money(totals.shipping) }] : []),
        ...(totals.discount === '0.00' ? [] : [{ label: t`Discount`, amount: money(`-${totals.discount}`) }]),
        { label: t`Total`, amount: money(totals.total), isTotal: true },
      ]}
    />
  )
}
