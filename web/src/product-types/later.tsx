import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { later as laterPart } from '../lib/later.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { BuyerChoiceProps } from './buyer-choice.ts'

type Choice = ComponentType<BuyerChoiceProps>
type Group = Parameters<typeof laterPart>[2]

// What a type asks of its buyer, as a chunk of its own: who looks at a mug does not load a calendar. Its place is kept meanwhile.
export const later = (
  load: () => Promise<{ default: Choice }>,
  group?: Group,
  meanwhile: ReactNode = <Meanwhile />,
): Choice => laterPart(async () => (await load()).default, meanwhile, group)

// Drawn by the server too.
const Meanwhile = () => (
  <div role="status" className="grid gap-3">
    <p className="text-sm text-ink-soft">
      <Trans>Options appear here in a moment. The price is shown above.</Trans>
    </p>
    <Skeleton className="h-72 w-full" />
  </div>
)
