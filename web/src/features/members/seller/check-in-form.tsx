import type { CheckedMember } from '@kedai/contracts/memberships.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ScanQrCode } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CodeCamera } from '../../../ui/admin/code-camera.tsx'
import { checkIn } from './api.ts'

type Answer = { checked: CheckedMember } | { problem: string }

// The counter: the card's code typed or scanned lets a member in, and the answer says whether.
export function CheckInForm() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const [isScanning, setScanning] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const input = useRef<HTMLInputElement>(null)
  async function send(typed: string): Promise<void> {
    if (typed.trim() === '') {
      setAnswer({ problem: t`Type or scan the code of the card.` })
      return input.current?.focus()
    }
    setBusy(true)
    const result = await checkIn(typed, 'web')
    setBusy(false)
    setAnswer(result.ok ? { checked: result.data } : { problem: result.message })
    if (!result.ok) return
    setCode('')
    void queryClient.invalidateQueries({ queryKey: ['list'] })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(code)
  }
  return (
    <section
      aria-label={t`Check in`}
      className="md:rounded-l md:border md:border-line md:bg-card md:p-4 md:shadow-card"
    >
      <form
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-1 sm:gap-2"
        noValidate
      >
        <label>
          <span className="sr-only">{t`Code of the card`}</span>
          <Input
            ref={input}
            name="code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={t`Code of the card`}
            className="font-mono"
          />
        </label>
        <Button type="submit" variant="primary" busy={isBusy} className="max-sm:px-3">
          <Trans>Let in</Trans>
        </Button>
        <IconButton
          label={isScanning ? t`Stop the camera` : t`Scan`}
          aria-pressed={isScanning}
          onClick={() => setScanning(!isScanning)}
        >
          <ScanQrCode aria-hidden />
        </IconButton>
      </form>
      {isScanning && <CodeCamera onCode={(read) => void send(read)} />}
      <div role="status" className="mt-3 empty:hidden">
        {answer && <Told answer={answer} />}
      </div>
    </section>
  )
}

function Told({ answer }: { answer: Answer }) {
  const lang = useLang()
  if ('problem' in answer) return <Notice tone="danger" title={answer.problem} />
  const { result, message, plan, product, valid_until: until } = answer.checked
  const tone = result === 'admitted' ? 'good' : result === 'already' ? 'warn' : 'danger'
  return (
    <Notice tone={tone} title={message}>
      <p className="text-sm">
        {product} · {plan}
        {until !== null && (
          <>
            {' · '}
            <Trans>valid until {date(until, lang)}</Trans>
          </>
        )}
      </p>
    </Notice>
  )
}
