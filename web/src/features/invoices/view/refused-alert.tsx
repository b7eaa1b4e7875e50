import { Notice } from '../../../ui/notice.tsx'
import type { InvoiceAction } from './use-invoice-action.ts'

// What a press without a dialog was refused for: the message, and each field's own. spec §8
export function RefusedAlert({ action: { refused }, isInDialog }: { action: InvoiceAction; isInDialog: boolean }) {
  if (refused === null || isInDialog) return null
  const others = Object.values(refused.fields).filter((message) => message !== refused.message)
  return (
    <Notice tone="danger" title={refused.message}>
      {others.length > 0 && (
        <ul className="list-inside list-disc">
          {others.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
