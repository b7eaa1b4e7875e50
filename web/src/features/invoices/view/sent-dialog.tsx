import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DeliveryLine } from './delivery-line.tsx'

// `onOpen`: a chat is opened, which sends it as far as anybody can tell.
type Props = { deliveries: InvoiceView['deliveries']; onClose: () => void; onOpen?: (deliveryId: number) => void }

// What became of each way it went; WhatsApp waits for the seller's own press.
export function SentDialog({ deliveries, onClose, onOpen }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const chats = deliveries.flatMap(({ id, link }) => (link ? [{ id, link }] : []))
  return (
    <Dialog
      open
      onClose={onClose}
      title={chats.length > 0 ? t`One more press` : t`On its way`}
      shape="drawer"
      actions={
        <Button variant={chats.length > 0 ? 'secondary' : 'primary'} onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <ul className="grid gap-3">
        {deliveries.map((delivery) => (
          <DeliveryLine
            key={delivery.id}
            delivery={delivery}
            hasLink={false}
            isUnopened={delivery.link !== null && !opened.has(delivery.id)}
          />
        ))}
      </ul>
      {chats.map(({ id, link }) => (
        <ButtonAnchor
          key={id}
          href={link}
          target="_blank"
          rel="noreferrer"
          variant="primary"
          wide
          size="l"
          className="mt-4"
          data-first-focus
          onClick={() => (setOpened(new Set([...opened, id])), onOpen?.(id))}
        >
          <Trans>Open WhatsApp with the message</Trans>
        </ButtonAnchor>
      ))}
    </Dialog>
  )
}
