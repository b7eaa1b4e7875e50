import type { AccessRow, OperatorRow } from '@kedai/contracts/operator-access.ts'
import { maxShopsAtOnce } from '@kedai/domain/operators/operator-access.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../lib/http.ts'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { ActDialog } from './act-dialog.tsx'
import { operatorCalls } from './paths.ts'

type GrantProps = {
  operator: Pick<OperatorRow, 'id' | 'email'>
  // What was given already and is changed; without it shops are named.
  given?: AccessRow
  onClose: () => void
}

const text = (typed: FormData, name: string) => String(typed.get(name) ?? '').trim()
const addressesIn = (typed: string) => typed.split(/[\s,;]+/).filter((one) => one !== '')

// Shops for support: which, what may be done there, until when and why.
export function GrantAccess({ operator, given, onClose }: GrantProps) {
  const { t } = useLingui()
  const [level, setLevel] = useState<string>(given?.level ?? 'view')
  return (
    <ActDialog<null>
      title={given ? t`Access to ${given.shop}` : t`Give shops to ${operator.email}`}
      label={given ? <Trans>Save</Trans> : <Trans>Give access</Trans>}
      send={(typed) =>
        call('PUT', `${operatorCalls.operator(operator.id)}/access`, {
          body: {
            shops: given ? [given.shop] : addressesIn(text(typed, 'shops')),
            level,
            until: text(typed, 'until'),
            reason: text(typed, 'reason'),
          },
        })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          {given === undefined && (
            <Field
              label={t`Addresses of the shops`}
              hint={t`Up to ${maxShopsAtOnce}, with spaces, commas or lines between.`}
              error={errors.shops}
            >
              <Textarea name="shops" maxLength={7000} autoCapitalize="none" spellCheck={false} data-first-focus />
            </Field>
          )}
          <FieldGroup label={t`Permissions`} error={errors.level}>
            <RadioCards
              name="level"
              value={level}
              onChange={setLevel}
              cards={[
                {
                  value: 'view',
                  label: t`View only`,
                  hint: t`Figures, people, failed work and the log of these shops.`,
                },
                {
                  value: 'manage',
                  label: t`Manage`,
                  hint: t`Suspend and reopen, limits, links for new passwords, exports, sending again.`,
                },
              ]}
            />
          </FieldGroup>
          <Field label={t`Last day`} hint={t`Left empty: until you take it away.`} error={errors.until} optional>
            <Input name="until" type="date" defaultValue={given?.until ?? ''} />
          </Field>
          <Field label={t`Reason`} hint={t`It is recorded in the log.`} error={errors.reason} optional>
            <Textarea name="reason" rows={2} maxLength={500} defaultValue={given?.reason ?? ''} />
          </Field>
        </>
      )}
    </ActDialog>
  )
}

export function RevokeAccess({ given, onClose }: { given: AccessRow; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ActDialog<null>
      title={t`Take ${given.shop} away?`}
      label={<Trans>Take away</Trans>}
      isDangerous
      send={() =>
        call('DELETE', `${operatorCalls.operator(given.operator_id)}/access/${encodeURIComponent(given.shop)}`)
      }
      onClose={onClose}
    >
      {() => (
        <p className="[overflow-wrap:anywhere]">
          <Trans>{given.email} can no longer open this shop, at once.</Trans>
        </p>
      )}
    </ActDialog>
  )
}
