import type { SellerCoupon } from '@kedai/contracts/seller-coupons.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Dices } from 'lucide-react'
import { useEdited } from '../../../../lib/seller/use-edited.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { Send } from '../use-send.ts'
import { root } from './api.ts'
import { CouponBuyers } from './coupon-buyers.tsx'
import { CouponLimits } from './coupon-limits.tsx'
import { CouponScope } from './coupon-scope.tsx'
import { codeByChance, toValues, toWire } from './coupon-values.ts'

type Props = {
  coupon: SellerCoupon | null
  send: Send
  onClose: () => void
  // Several were made: what the codes of the batch have in common.
  onBatch?: (common: string) => void
}

// The few things every coupon has first; the rest is folded until it is wanted.
export function CouponDialog({ coupon, send, onClose, onBatch }: Props) {
  const { t } = useLingui()
  const { values, change, known, settle } = useEdited(coupon, toValues)
  const save = async () => {
    if (coupon) return settle(await send('PUT', `${root}/${coupon.id}`, { ...toWire(values), ...known }))
    const refused = await send('POST', root, { ...toWire(values), how_many: values.howMany || 1 })
    if (!refused && Number(values.howMany) > 1) onBatch?.(`${values.code.trim().toUpperCase()}-`)
    return settle(refused)
  }
  return (
    <FormDialog title={coupon ? t`Edit coupon` : t`New coupon`} save={save} onClose={onClose}>
      {(errorOf) => (
        <>
          <Field
            label={<Trans context="coupon">Code</Trans>}
            hint={
              coupon && coupon.used > 0 ? (
                <Trans>Already used in orders, so it cannot be changed.</Trans>
              ) : (
                <Trans>The code that buyers enter. Not case-sensitive.</Trans>
              )
            }
            error={errorOf('code')}
          >
            <Input
              name="code"
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              readOnly={coupon !== null && coupon.used > 0}
              value={values.code}
              onChange={(event) => change({ code: event.target.value })}
              placeholder="RAYA10"
            />
          </Field>
          {coupon?.is_pattern && (
            <Notice tone="info" title={<Trans>Rewards and automations copy this coupon</Trans>}>
              <p>
                <Trans>Each winner gets a code of their own.</Trans>
              </p>
              <Checkbox
                label={<Trans>Buyers can use this code too</Trans>}
                checked={values.codeIsPublic}
                onChange={(event) => change({ codeIsPublic: event.target.checked })}
              />
            </Notice>
          )}
          {!coupon && (
            <Button className="-mt-2 justify-self-start" onClick={() => change({ code: codeByChance() })}>
              <Dices aria-hidden className="size-4" />
              <Trans>Make a code for me</Trans>
            </Button>
          )}
          <FieldGroup label={<Trans>Discount type</Trans>}>
            <RadioCards
              name="kind"
              value={values.kind}
              onChange={(kind) => change({ kind: kind === 'fixed' || kind === 'free_shipping' ? kind : 'percent' })}
              cards={[
                { value: 'percent', label: t`A percentage` },
                { value: 'fixed', label: t`An amount` },
                { value: 'free_shipping', label: t`The shipping` },
              ]}
            />
          </FieldGroup>
          <div className="grid grid-cols-2 gap-3 *:last:odd:col-span-2">
            {values.kind === 'percent' && (
              <Field label={<Trans>Percentage</Trans>} error={errorOf('percent')}>
                <NumberInput
                  name="percent"
                  decimals
                  unit="%"
                  value={values.percent}
                  onChange={(event) => change({ percent: event.target.value })}
                />
              </Field>
            )}
            {values.kind === 'fixed' && (
              <Field label={<Trans>Amount off</Trans>} error={errorOf('amount')}>
                <MoneyInput
                  name="amount"
                  value={values.amount}
                  onChange={(event) => change({ amount: event.target.value })}
                />
              </Field>
            )}
            {values.kind !== 'fixed' && (
              <Field label={<Trans>At most</Trans>} optional error={errorOf('max_discount')}>
                <MoneyInput
                  name="max_discount"
                  value={values.maxDiscount}
                  onChange={(event) => change({ maxDiscount: event.target.value })}
                />
              </Field>
            )}
            <Field label={<Trans>For a purchase from</Trans>} optional error={errorOf('min_spend')}>
              <MoneyInput
                name="min_spend"
                value={values.minSpend}
                onChange={(event) => change({ minSpend: event.target.value })}
              />
            </Field>
          </div>
          <CouponLimits values={values} change={change} errorOf={errorOf} />
          <CouponBuyers values={values} change={change} errorOf={errorOf} />
          <CouponScope values={values} change={change} errorOf={errorOf} />
          <Field label={<Trans>Note for yourself</Trans>} optional error={errorOf('name')}>
            <Input
              name="name"
              maxLength={80}
              value={values.name}
              onChange={(event) => change({ name: event.target.value })}
              placeholder={t`Such as Raya campaign`}
            />
          </Field>
          {!coupon && (
            <Field
              label={<Trans>Number of coupons</Trans>}
              hint={
                <Trans>
                  More than one: each gets an ending of its own, such as RAYA10-K7M2QX. The list then shows them, to be
                  saved as a spreadsheet.
                </Trans>
              }
              error={errorOf('how_many')}
            >
              <NumberInput
                name="how_many"
                value={values.howMany}
                onChange={(event) => change({ howMany: event.target.value })}
              />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}
