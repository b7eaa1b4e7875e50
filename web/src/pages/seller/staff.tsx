import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { AccessDialog } from '../../features/staff/seller/access-dialog.tsx'
import { staffQuery } from '../../features/staff/seller/api.ts'
import { InvitationList } from '../../features/staff/seller/invitation-list.tsx'
import { StaffList } from '../../features/staff/seller/staff-list.tsx'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Who works in the shop, who was asked to, and what each may do.
export default function StaffPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(staffQuery())
  const [isInviting, setInviting] = useState(false)
  const title = t`Staff`
  useHead({ title, isPrivate: true })
  return (
    <Page
      title={title}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
      lead={<Trans>Everybody signs in with an account of their own, so the log says who did what.</Trans>}
      actions={
        data && (
          <Button variant="primary" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden className="size-5" />
            <Trans>Invite a member</Trans>
          </Button>
        )
      }
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <StaffList members={data.members} />
          {data.invitations.length > 0 && (
            <section aria-labelledby="invitations">
              <h2 id="invitations" className="mb-3 text-lg">
                <Trans>Invited, not here yet</Trans>
              </h2>
              <InvitationList invitations={data.invitations} />
            </section>
          )}
        </div>
      )}
      {isInviting && <AccessDialog member={null} onClose={() => setInviting(false)} />}
    </Page>
  )
}
