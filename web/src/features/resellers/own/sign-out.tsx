import type { SignedOut } from '@kedai/contracts/auth.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { post } from '../../../lib/http.ts'
import { forgetKept } from '../../../lib/kept-answers.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

// Ends the session and leaves with a fresh page: nothing of before stays in it.
export function SignOut({ to }: { to: string }) {
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const result = await post<SignedOut>('/api/ajax/auth/logout')
    if (result.ok) {
      await forgetKept() // the same session may have stood behind a counter
      return location.assign(to)
    }
    setBusy(false)
    toast({ text: result.message, tone: 'danger' })
  }
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void leave()}>
      <Trans>Sign out</Trans>
    </Button>
  )
}
