import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { post } from '../../lib/http.ts'
import { useSite } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'

// Above every screen until the address is confirmed: what waits for it, and the way to another link.
export function ConfirmEmailNotice({ email }: { email: string }) {
  const { t } = useLingui()
  const { demo } = useSite()
  const [isBusy, setBusy] = useState(false)
  const sendAgain = async () => {
    setBusy(true)
    const result = await post<null>('/api/ajax/account/email/confirmation')
    setBusy(false)
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    if (result.message) toast(result.message)
  }
  return (
    <Notice tone="warn" className="no-print m-4 mb-0" title={t`Confirm your e-mail address to send to others`}>
      <p className="[overflow-wrap:anywhere]">
        <Trans>
          Open the link we sent to {email}. Orders and payments work as usual. Invoices, reminders and e-mails to buyers
          wait until you confirm.
        </Trans>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-4">
        <Button busy={isBusy} onClick={() => void sendAgain()}>
          <Trans>Send the link again</Trans>
        </Button>
        {demo && (
          <Link to={paths.mailbox()}>
            <Trans>Open the demo mailbox</Trans>
          </Link>
        )}
      </p>
    </Notice>
  )
}
