import type { StaffMember } from '@kedai/contracts/staff.ts'
import { isWork } from '@kedai/domain/people/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { problemOf } from '../../../lib/seller/changed-elsewhere.ts'
import { useEdited } from '../../../lib/seller/use-edited.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { type Access, AccessFields } from './access-fields.tsx'
import { change, invite } from './api.ts'
import { useStaff } from './use-staff.ts'

type Props = { member: StaffMember | null; onClose: () => void }

// Somebody new by e-mail, or another role and other work for somebody who is here (`member`). A refusal stays beside what was typed.
export function AccessDialog({ member, onClose }: Props) {
  const { t } = useLingui()
  const formId = useId()
  const { run, busy, refused } = useStaff()
  const [email, setEmail] = useState('')
  const { values: access, change: setAccess, known, settle } = useEdited(member, toAccess)
  const wish = useRef('')
  const submit = async () => {
    const wanted = { role: access.role, permissions: [...access.permissions] }
    wish.current = `invite:${email}:${JSON.stringify(wanted)}`
    const isDone = await run(
      () =>
        member
          ? change(member.id, { ...wanted, ...known })
          : invite({ email, ...wanted }, idempotencyKey(wish.current)),
      settle,
    )
    forgetIdempotencyKey(wish.current)
    if (isDone) onClose()
  }
  const errors = refused?.fields
  const problem = problemOf(refused)
  return (
    <Dialog
      open
      onClose={onClose}
      shape="drawer"
      title={member ? t`Access of ${member.name}` : t`Invite a member`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {member ? <Trans>Save access</Trans> : <Trans>Send invitation</Trans>}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void submit()} errors={errors} problem={problem} className="grid gap-5">
        {!member && (
          <Field label={t`E-mail`} hint={t`We send a link that works for seven days.`} error={errors?.email}>
            <Input
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={254}
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
        )}
        <AccessFields access={access} onChange={setAccess} error={errors?.permissions} />
      </Form>
    </Dialog>
  )
}

const toAccess = (member: StaffMember | null): Access =>
  member
    ? { role: member.role, permissions: member.permissions.filter(isWork) }
    : { role: 'staff', permissions: ['orders'] }
