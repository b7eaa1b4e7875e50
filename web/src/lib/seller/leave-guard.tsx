import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { Confirm } from '../../ui/confirm.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

// Asks before a form with something unsaved is left, while `isOn`.
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const guard = useLeaveGuard(isOn)
  const navigate = useNavigate()
  return (
    <Confirm
      open={guard.goingTo !== null}
      title={<Trans>Leave without saving?</Trans>}
      confirmLabel={<Trans>Leave</Trans>}
      onCancel={guard.stay}
      onConfirm={() => guard.goingTo !== null && void navigate(guard.goingTo)}
    >
      <Trans>Your changes stay on this device for seven days. You can continue when you return.</Trans>
    </Confirm>
  )
}
