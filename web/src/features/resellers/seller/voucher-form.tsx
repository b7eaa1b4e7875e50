import type { Voucher } from '@kedai/contracts/vouchers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { vouchersPath } from './api.ts'
import { CommissionsToPay } from './commissions-to-pay.tsx'
import { useChange } from '../../../lib/seller/use-change.ts'
import { VoucherLines, type VoucherLine } from './voucher-lines.tsx'

const whoms = ['reseller', 'other'] as const
type Whom = (typeof whoms)[number]
const nobody = { name: '', identity_no: '', bank_name: '', bank_account: '' }
const emptyLine: VoucherLine = { description: '', amount: '' }

// Prepares a voucher: for what a reseller earned, or for anybody else.
export function VoucherForm({ resellerId }: { resellerId: number | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const change = useChange()
  const { errors } = change
  const [whom, setWhom] = useState<Whom>('reseller')
  const [reseller, setReseller] = useState(resellerId)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [payee, setPayee] = useState(nobody)
  const [purpose, setPurpose] = useState('')
  const [lines, setLines] = useState([emptyLine])
  const isForOther = whom === 'other'
  const submit = async () => {
    const body = isForOther
      ? { payee, purpose, lines }
      : { payee: { reseller_id: reseller }, purpose, commission_ids: chosen }
    const result = await change.send<Voucher>('POST', vouchersPath, body)
    if (result?.ok) void navigate(sellerPaths.voucher(result.data.number), { replace: true })
  }
  const whyNot = isForOther
    ? false
    : reseller === undefined
      ? t`Choose the reseller first.`
      : chosen.length === 0 && t`Choose at least one commission.`
  return (
    <Form
      onSubmit={() => void submit()}
      errors={errors}
      problem={change.problem}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FieldGroup label={t`Paid to`}>
          <RadioCards
            name="whom"
            columns={2}
            cards={[
              { value: 'reseller', label: t`A reseller`, hint: t`Commission available for payout` },
              { value: 'other', label: t`Another person`, hint: t`Any other payment of the shop` },
            ]}
            value={whom}
            onChange={(value) => setWhom(whoms.find((one) => one === value) ?? whom)}
          />
        </FieldGroup>
        <Field label={t`Purpose`} error={errors.purpose}>
          <Input name="purpose" maxLength={300} value={purpose} onChange={({ target }) => setPurpose(target.value)} />
        </Field>
      </Section>
      {isForOther ? (
        <>
          <Section title={<Trans>Payee</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            <Field label={t`Name`} error={errors['payee.name']}>
              <Input
                name="payee.name"
                maxLength={120}
                value={payee.name}
                onChange={({ target }) => setPayee({ ...payee, name: target.value })}
              />
            </Field>
            <Field label={t`Identity card or company number`} optional error={errors['payee.identity_no']}>
              <Input
                name="payee.identity_no"
                maxLength={40}
                autoComplete="off"
                value={payee.identity_no}
                onChange={({ target }) => setPayee({ ...payee, identity_no: target.value })}
              />
            </Field>
            <Field label={t`Bank`} optional error={errors['payee.bank_name']}>
              <Input
                name="payee.bank_name"
                maxLength={80}
                value={payee.bank_name}
                onChange={({ target }) => setPayee({ ...payee, bank_name: target.value })}
              />
            </Field>
            <Field label={t`Account number`} optional error={errors['payee.bank_account']}>
              <Input
                name="payee.bank_account"
                maxLength={40}
                inputMode="numeric"
                autoComplete="off"
                value={payee.bank_account}
                onChange={({ target }) => setPayee({ ...payee, bank_account: target.value })}
              />
            </Field>
          </Section>
          <VoucherLines lines={lines} errors={errors} onChange={setLines} />
        </>
      ) : (
        <CommissionsToPay
          reseller={reseller}
          onReseller={(id) => {
            setReseller(id)
            setChosen([])
          }}
          chosen={chosen}
          onChosen={setChosen}
          error={errors.commission_ids ?? errors['payee.reseller_id']}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-end"
        busy={change.isBusy}
        disabledBecause={whyNot}
      >
        <Trans>Prepare the voucher</Trans>
      </Button>
    </Form>
  )
}
