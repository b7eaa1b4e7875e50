import type { StaffInvitation } from '@kedai/contracts/staff.ts'
import { Trans } from '@lingui/react/macro'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { resend, revoke } from './api.ts'
import { useStaff } from './use-staff.ts'
import { useWorkWords } from './work-words.ts'

// Who was asked and has not answered.
export function InvitationList({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const { run, busy, refused } = useStaff()
  const { roles, worksIn } = useWorkWords()
  const lang = useLang()
  return (
    <>
      {refused && <Notice tone="danger" className="mb-3" title={refused.message} />}
      <ul className="divide-y divide-line overflow-hidden rounded-l border border-line bg-card shadow-card">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="grid gap-3 p-4 sm:flex sm:items-center sm:gap-6 sm:p-5">
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <strong className="[overflow-wrap:anywhere]">{invitation.email}</strong>
                <Badge>{roles[invitation.role].name}</Badge>
                {invitation.is_expired && (
                  <Badge tone="warn">
                    <Trans>Too old</Trans>
                  </Badge>
                )}
              </div>
              {invitation.role === 'staff' && <p className="mt-1 text-sm">{worksIn(invitation.permissions)}</p>}
              <p className="mt-1 text-xs text-ink-soft">
                <Trans>
                  Sent {date(invitation.sent_at, lang)} by {invitation.invited_by}, good until{' '}
                  {date(invitation.expires_at, lang)}
                </Trans>
              </p>
            </div>
            <div className="grid grid-cols-2 gap-2 sm:flex sm:shrink-0">
              <Button busy={busy} onClick={() => void run(() => resend(invitation.id))}>
                <Trans>Send again</Trans>
              </Button>
              <Button
                variant="quiet"
                className="text-danger-ink"
                busy={busy}
                onClick={() => void run(() => revoke(invitation.id))}
              >
                <Trans>Take back</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
