import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ticketEventsQuery } from '../../features/tickets/seller/api.ts'
import { Camera } from '../../features/tickets/seller/camera.tsx'
import { readDoor, saveDoor } from '../../features/tickets/seller/scan-queue.ts'
import { ScanResult } from '../../features/tickets/seller/scan-result.tsx'
import { SettledScans } from '../../features/tickets/seller/settled-scans.tsx'
import { useScans } from '../../features/tickets/seller/use-scans.ts'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'

// The door of an event: scan or type, see the answer, next.
export default function CheckInPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const product = params.get('product')?.slice(0, 64) || undefined
  const { data: events = [], refetch } = useQuery(ticketEventsQuery())
  const { outcome, waiting, settled, busy, scan, sendKept } = useScans(product)
  const [door, setDoor] = useState(readDoor)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useHead({ title: t`Check in tickets`, isPrivate: true })
  const send = useCallback(
    async (code: string) => {
      await scan(code)
      void refetch()
    },
    [scan, refetch],
  )
  const event = events.find(({ view_id: viewId }) => viewId === product)
  const { used = 0, valid = 0 } = event ?? {}
  const all = used + valid
  return (
    <Page
      title={t`Check in tickets`}
      width="narrow"
      back={{ to: sellerPaths.tickets({ product }), label: t`Tickets` }}
      lead={
        event && (
          <Trans>
            {used} of {all} arrived
          </Trans>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {outcome && <ScanResult outcome={outcome} />}
        {waiting > 0 && (
          <Notice
            tone="warn"
            title={<Plural value={waiting} one="# scan waits to be sent." other="# scans wait to be sent." />}
          >
            <Button className="mt-2" onClick={() => void sendKept()}>
              <Trans>Send now</Trans>
            </Button>
          </Notice>
        )}
        <SettledScans settled={settled} />
        <form
          className="grid gap-2"
          onSubmit={(submitted) => {
            submitted.preventDefault()
            const code = typed.trim()
            if (code === '') return input.current?.focus()
            setTyped('')
            void send(code)
            input.current?.focus()
          }}
        >
          <Field label={t`Code on the ticket`}>
            <Input
              ref={input}
              name="code"
              value={typed}
              maxLength={200}
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              className="font-mono text-lg tracking-wider uppercase"
              onChange={(change) => setTyped(change.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" size="l" wide busy={busy}>
            <Trans>Check in</Trans>
          </Button>
        </form>
        <Camera onCode={(code) => void send(code)} />
        <Field label={t`Event`} hint={t`Tickets of other events are then not let in.`}>
          <Select
            value={product ?? ''}
            choices={[
              { value: '', label: t`All events` },
              ...events.map(({ view_id, title }) => ({ value: view_id, label: title })),
            ]}
            onChange={({ target }) =>
              void navigate(sellerPaths.checkIn({ product: target.value || undefined }), { replace: true })
            }
          />
        </Field>
        <Field label={t`Name of this door`} optional hint={t`Read where a ticket that came in here is scanned again.`}>
          <Input
            value={door}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => {
              setDoor(target.value)
              saveDoor(target.value)
            }}
          />
        </Field>
      </div>
    </Page>
  )
}
