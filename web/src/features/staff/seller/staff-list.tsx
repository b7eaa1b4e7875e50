import type { StaffMember } from '@kedai/contracts/staff.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AccessDialog } from './access-dialog.tsx'
import { remove } from './api.ts'
import { useStaff } from './use-staff.ts'
import { useWorkWords } from './work-words.ts'

// Everybody who works in the shop, with what he may do.
export function StaffList({ members }: { members: readonly StaffMember[] }) {
  const { t } = useLingui()
  const [changing, setChanging] = useState<StaffMember | null>(null)
  const [removing, setRemoving] = useState<StaffMember | null>(null)
  const { run, busy, refused } = useStaff()
  const confirmRemoval = async () => {
    if (removing) await run(() => remove(removing.id))
    setRemoving(null)
  }
  return (
    <>
      {refused && <Notice tone="danger" className="mb-3" title={refused.message} />}
      <ul className="divide-y divide-line overflow-hidden rounded-l border border-line bg-card shadow-card">
        {members.map((member) => (
          <li key={member.id} className="grid gap-3 p-4 sm:flex sm:items-center sm:gap-6 sm:p-5">
            <MemberFacts member={member} />
            {!member.is_you && (
              <div className="grid grid-cols-2 gap-2 sm:flex sm:shrink-0">
                <Button disabledBecause={member.actions.change.reason} onClick={() => setChanging(member)}>
                  <Trans>Change access</Trans>
                </Button>
                <Button
                  variant="quiet"
                  className="text-danger-ink"
                  disabledBecause={member.actions.remove.reason}
                  onClick={() => setRemoving(member)}
                >
                  <Trans>Remove</Trans>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {changing && <AccessDialog member={changing} onClose={() => setChanging(null)} />}
      <Confirm
        open={removing !== null}
        title={t`Remove ${removing?.name ?? ''} from the shop?`}
        confirmLabel={<Trans>Remove from the shop</Trans>}
        isDangerous
        busy={busy}
        onConfirm={() => void confirmRemoval()}
        onCancel={() => setRemoving(null)}
      >
        <p className="text-sm">
          <Trans>
            Access ends immediately on all devices. This person’s activity stays in the log. You can invite them again
            later.
          </Trans>
        </p>
      </Confirm>
    </>
  )
}

function MemberFacts({ member }: { member: StaffMember }) {
  const lang = useLang()
  const { roles, worksIn } = useWorkWords()
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="[overflow-wrap:anywhere]">{member.name}</strong>
        <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>{roles[member.role].name}</Badge>
        {member.is_you && (
          <Badge tone="info">
            <Trans>You</Trans>
          </Badge>
        )}
        {member.has_totp && (
          <Badge tone="good">
            <ShieldCheck aria-hidden className="size-3.5" />
            <Trans>Two steps</Trans>
          </Badge>
        )}
      </div>
      <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{member.email}</p>
      {member.role === 'staff' && <p className="mt-1 text-sm">{worksIn(member.permissions)}</p>}
      <p className="mt-1 text-xs text-ink-soft">
        {member.last_seen_at ? (
          <Trans>Last seen {dateTime(member.last_seen_at, lang)}</Trans>
        ) : (
          <Trans>Not signed in at the moment</Trans>
        )}
      </p>
    </div>
  )
}
