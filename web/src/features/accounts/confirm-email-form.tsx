import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { post } from '../../lib/http.ts'
import { useSending } from '../../lib/use-sending.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { useSearch } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'

// Opened by the link of a mail. It takes a press, because programs that look into mails open links too.
export function ConfirmEmailForm() {
  const { t } = useLingui()
  const token = useSearch().get('token') ?? ''
  const [done, setDone] = useState<string | null>(null)
  const { submit, isBusy, problem, failure } = useSending<null>({
    send: () => post('/api/ajax/auth/confirm-email', { token }),
    onDone: ({ message }) => setDone(message),
  })
  const isDead = token === '' || failure?.code === 409
  if (done !== null || isDead) {
    return (
      <div className="grid gap-5">
        <Notice
          tone={isDead ? 'warn' : 'good'}
          title={done ?? failure?.message ?? t`This link is not whole. Open it from the mail again.`}
        />
        <ButtonLink to={paths.counter()} variant="primary" size="l" wide>
          <Trans>Go to my shop</Trans>
        </ButtonLink>
      </div>
    )
  }
  return (
    <Form method="post" problem={problem} onSubmit={submit} className="grid gap-5">
      <Button type="submit" variant="primary" size="l" wide busy={isBusy}>
        <Trans>Yes, this address is mine</Trans>
      </Button>
    </Form>
  )
}
