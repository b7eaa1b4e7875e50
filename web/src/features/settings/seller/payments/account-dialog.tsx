import type { ShownBankAccount } from '@kedai/contracts/seller-payments.ts'
import { banks } from '@kedai/domain/payments/banks.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEdited } from '../../../../lib/seller/use-edited.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { Send } from '../use-send.ts'
import { accountsPath } from './api.ts'

type Props = { account: ShownBankAccount | null; send: Send; onClose: () => void }

export function AccountDialog({ account, send, onClose }: Props) {
  const { t } = useLingui()
  const { values, change, known, settle } = useEdited(account, toValues)
  const save = async () =>
    settle(
      await (account
        ? send('PUT', `${accountsPath}/${account.id}`, { ...values, ...known })
        : send('POST', accountsPath, values)),
    )
  return (
    <FormDialog title={account ? t`Edit bank account` : t`New bank account`} save={save} onClose={onClose}>
      {(errorOf) => (
        <>
          <Field label={<Trans>Bank</Trans>} error={errorOf('bank')}>
            <Select
              name="bank"
              placeholder={t`Choose a bank`}
              choices={banks.map((bank) => ({ value: bank, label: bank }))}
              value={values.bank}
              onChange={(event) => change({ bank: event.target.value })}
            />
          </Field>
          <Field label={<Trans>Account number</Trans>} error={errorOf('number')}>
            <Input
              name="number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              value={values.number}
              onChange={(event) => change({ number: event.target.value })}
            />
          </Field>
          <Field
            label={<Trans>Name of the holder</Trans>}
            hint={<Trans>As the bank writes it; buyers compare it before they pay.</Trans>}
            error={errorOf('holder')}
          >
            <Input
              name="holder"
              autoComplete="off"
              maxLength={120}
              value={values.holder}
              onChange={(event) => change({ holder: event.target.value })}
            />
          </Field>
          <Checkbox
            label={<Trans>Show it to buyers</Trans>}
            checked={values.is_shown}
            onChange={(event) => change({ is_shown: event.target.checked })}
          />
        </>
      )}
    </FormDialog>
  )
}

const toValues = (account: ShownBankAccount | null) => ({
  bank: account?.bank ?? '',
  number: account?.number ?? '',
  holder: account?.holder ?? '',
  is_shown: account?.is_shown ?? true,
})
