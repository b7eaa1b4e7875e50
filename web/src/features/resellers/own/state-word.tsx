import { useLingui } from '@lingui/react/macro'
import { Badge } from '../../../ui/badge.tsx'
import type { StateWord as Words } from './words.ts'

export function StateWord({ of: { word, tone } }: { of: Words }) {
  const { i18n } = useLingui()
  return <Badge tone={tone}>{i18n._(word)}</Badge>
}
