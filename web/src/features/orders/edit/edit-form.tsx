import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { states } from '@kedai/domain/shipping/states.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { discountParts } from '../../../lib/discount-parts.ts'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { TillSlip } from '../../../ui/till-slip.tsx'
import { useOrderAction } from '../use-order-action.ts'
import { EditLines } from './edit-lines.tsx'
import { ItemPicker } from './item-picker.tsx'
import { type EditState, differenceOf, isChanged, startOf, totalsOf, wishOf } from './edit-state.ts'

// An order as its shop changes it: what is in it, where it goes, what its delivery costs, and what that comes to.
export function EditForm({ order }: { order: SellerOrder }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const action = useOrderAction(order.order_no)
  const [state, setState] = useState<EditState>(() => startOf(order))
  const set = (change: Partial<EditState>) => setState({ ...state, ...change })
  const refused = action.refused?.fields ?? {}
  const totals = totalsOf(order, state)
  const { granted, transfer } = discountParts({ totals, transfer_discount: totals.transferDiscount })
  const { due, back } = differenceOf(order, totals.total)
  const field = (name: 'name' | 'phone' | 'email' | 'address' | 'postcode' | 'city') => ({
    name,
    value: state[name],
    maxLength: 300,
    autoComplete: 'off' as const,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const save = async () => {
    if (await action.run('edit', wishOf(order, state))) await navigate(sellerPaths.order(order.order_no))
  }
  return (
    <Form
      onSubmit={() => void save()}
      errors={refused}
      problem={action.refused && Object.keys(refused).length === 0 ? action.refused.message : null}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Section title={t`Items`}>
          <EditLines order={order} state={state} set={set} refused={refused} />
          <ItemPicker
            taken={state.added.map(({ item }) => item.variation_id)}
            onPick={(item) => set({ added: [...state.added, { item, quantity: 1 }] })}
          />
        </Section>
        <Section title={order.ships ? t`Delivery` : t`Buyer`}>
          <div className="grid grid-cols-2 gap-4">
            <Field label={t({ message: 'Name', context: 'person' })} error={refused.name} className="max-sm:col-span-2">
              <Input {...field('name')} />
            </Field>
            <Field label={t`Phone`} error={refused.phone} className="max-sm:col-span-2">
              <Input {...field('phone')} type="tel" inputMode="tel" />
            </Field>
            <Field label={t`E-mail`} optional error={refused.email} className="col-span-2">
              <Input {...field('email')} type="email" />
            </Field>
            {order.ships && (
              <>
                <Field label={t`Address`} error={refused.address} className="col-span-2">
                  <Textarea {...field('address')} rows={2} />
                </Field>
                <Field label={t`Postcode`} error={refused.postcode}>
                  <Input {...field('postcode')} inputMode="numeric" />
                </Field>
                <Field label={t`City`} error={refused.city}>
                  <Input {...field('city')} />
                </Field>
                <Field label={t`State`} error={refused.state}>
                  <Select
                    name="state"
                    placeholder={t`Choose a state`}
                    choices={states.map(({ code, name }) => ({ value: code, label: name }))}
                    value={state.state}
                    onChange={({ target }) => set({ state: target.value })}
                  />
                </Field>
                <Field label={t`Price of the delivery`} error={refused.shipping}>
                  <MoneyInput
                    name="shipping"
                    value={state.shipping}
                    onChange={({ target }) => set({ shipping: target.value })}
                  />
                </Field>
              </>
            )}
          </div>
        </Section>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-4">
        <Section title={t`Totals`}>
          <TillSlip
            lines={[
              { label: t`Items`, amount: money(totals.subtotal) },
              ...(totals.addonTotal === '0.00' ? [] : [{ label: t`Add-ons`, amount: money(totals.addonTotal) }]),
              ...(totals.clickUpsell === '0.00' ? [] : [{ label: t`Extra offer`, amount: money(totals.clickUpsell) }]),
              ...(totals.shipping === '0.00' ? [] : [{ label: t`Shipping`, amount: money(totals.shipping) }]),
              ...(granted === '0.00' ? [] : [{ label: t`Discount`, amount: money(`-${granted}`) }]),
              ...(transfer === '0.00' ? [] : [{ label: t`Exact-amount discount`, amount: money(`-${transfer}`) }]),
              { label: t`Total`, amount: money(totals.total), isTotal: true },
            ]}
          />
          <div className="mt-4 grid gap-4">
            {due !== null && (
              <Notice tone="info" title={t`${money(due)} is then still to be paid: the buyer gets a link.`} />
            )}
            {back !== null && <Notice tone="warn" title={t`You will need to refund ${money(back)}.`} />}
            <Field label={t`Why it changes`} optional hint={t`The buyer reads it.`} error={refused.reason}>
              <Textarea
                name="reason"
                rows={2}
                maxLength={300}
                value={state.reason}
                onChange={({ target }) => set({ reason: target.value })}
              />
            </Field>
            <Button
              type="submit"
              variant="primary"
              wide
              busy={action.running === 'edit'}
              disabledBecause={!isChanged(order, state) && t`No changes to save.`}
            >
              <Trans>Save changes</Trans>
            </Button>
            <ButtonLink wide to={sellerPaths.order(order.order_no)}>
              <Trans>Cancel</Trans>
            </ButtonLink>
          </div>
        </Section>
      </div>
    </Form>
  )
}
