import { useLingui } from '@lingui/react/macro'
import { Badge } from '../../../ui/badge.tsx'
import type { StateWords } from './words.ts'

export function StateBadge({ words: { word, tone } }: { words: StateWords }) {
  const { i18n } = useLingui()
  return <Badge tone={tone}>{i18n._(word)}</Badge>
}
