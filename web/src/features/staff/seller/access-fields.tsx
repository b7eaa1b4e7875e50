import type { Role, Work } from '@kedai/domain/people/permissions.ts'
import { grantableWorks } from '@kedai/domain/people/staff.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { useWorkWords } from './work-words.ts'

export type Access = { role: Role; permissions: readonly Work[] }

type Props = { access: Access; onChange: (access: Access) => void; error?: string }

// Owner or staff, and for staff the areas of work.
export function AccessFields({ access, onChange, error }: Props) {
  const { t } = useLingui()
  const { works, roles } = useWorkWords()
  const { role, permissions } = access
  const tick = (work: Work, on: boolean) =>
    onChange({ role, permissions: on ? [...permissions, work] : permissions.filter((one) => one !== work) })
  return (
    <>
      <FieldGroup label={t`Role`}>
        <RadioCards
          name="role"
          value={role}
          onChange={(value) => onChange({ role: value === 'owner' ? 'owner' : 'staff', permissions })}
          cards={(['staff', 'owner'] as const).map((value) => ({
            value,
            label: roles[value].name,
            hint: roles[value].about,
          }))}
        />
      </FieldGroup>
      {role === 'owner' ? (
        <Notice tone="warn" title={<Trans>An owner can change the receiving accounts and remove you.</Trans>} />
      ) : (
        <FieldGroup label={t`Permissions`} error={error}>
          <div className="grid">
            {grantableWorks.map((work) => (
              <Checkbox
                key={work}
                name="permissions"
                value={work}
                checked={permissions.includes(work)}
                onChange={(event) => tick(work, event.target.checked)}
                label={<span className="font-semibold">{works[work].name}</span>}
                hint={works[work].about}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  )
}
