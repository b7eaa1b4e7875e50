import type { OperatorRow } from '@kedai/contracts/operator-access.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call, post } from '../../lib/http.ts'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { ActDialog } from './act-dialog.tsx'
import { operatorCalls } from './paths.ts'

type Props = { operator: OperatorRow; onClose: () => void }

export function AddOperator({ onAdded, onClose }: { onAdded: (row: OperatorRow) => void; onClose: () => void }) {
  const { t } = useLingui()
  const [role, setRole] = useState('support')
  return (
    <ActDialog<OperatorRow>
      title={t`Add an operator`}
      label={<Trans>Add</Trans>}
      send={(typed) => post(operatorCalls.operators, { person: String(typed.get('person') ?? '').trim(), role })}
      onDone={onAdded}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={t`E-mail`} hint={t`An account that is confirmed.`} error={errors.person}>
            <Input name="person" type="email" autoComplete="off" maxLength={254} data-first-focus />
          </Field>
          <FieldGroup label={t`Role`} error={errors.role}>
            <RadioCards
              name="role"
              value={role}
              onChange={setRole}
              cards={[
                { value: 'support', label: t`Support`, hint: t`Opens only the shops that an admin gives to them.` },
                { value: 'admin', label: t`Admin`, hint: t`Everything, to every shop, and who else may.` },
              ]}
            />
          </FieldGroup>
        </>
      )}
    </ActDialog>
  )
}

export function ChangeRole({ operator, onClose }: Props) {
  const { t } = useLingui()
  const becomes = operator.role === 'admin' ? 'support' : 'admin'
  return (
    <ActDialog<OperatorRow>
      title={becomes === 'admin' ? t`Make ${operator.email} an admin?` : t`Make ${operator.email} support?`}
      label={becomes === 'admin' ? <Trans>Make admin</Trans> : <Trans>Make support</Trans>}
      isDangerous
      send={() => call('PUT', operatorCalls.operator(operator.id), { body: { role: becomes } })}
      onClose={onClose}
    >
      {() => (
        <p>
          {becomes === 'admin' ? (
            <Trans>An admin may do everything to every shop, and decides who else may.</Trans>
          ) : (
            <Trans>They can open no shop until you give them some.</Trans>
          )}
        </p>
      )}
    </ActDialog>
  )
}

export function RemoveOperator({ operator, onRemoved, onClose }: Props & { onRemoved: () => void }) {
  const { t } = useLingui()
  return (
    <ActDialog<null>
      title={t`Remove ${operator.email}?`}
      label={<Trans>Remove</Trans>}
      isDangerous
      send={() => call('DELETE', operatorCalls.operator(operator.id))}
      onDone={onRemoved}
      onClose={onClose}
    >
      {() => (
        <p>
          <Trans>These pages are shut to them at once. What they did stays in the log.</Trans>
        </p>
      )}
    </ActDialog>
  )
}
