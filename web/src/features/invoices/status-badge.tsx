import type { DisplayStatus } from '@kedai/contracts/display-statuses.ts'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '../../ui/badge.tsx'
import { statusWords } from './status-words.ts'

export function InvoiceStatus({ status }: { status: DisplayStatus }) {
  const { i18n } = useLingui()
  const { word, tone } = statusWords[status]
  return <Badge tone={tone}>{i18n._(word)}</Badge>
}
