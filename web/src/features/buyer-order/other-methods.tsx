import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { later } from '../../lib/later.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { MethodChoiceProps } from './method-choice.tsx'

const MethodChoice = later(
  async () => (await import('./method-choice.tsx')).MethodChoice,
  <Skeleton className="mt-2 h-32 w-full" />,
)

// Another way to pay the same order; nothing is ordered anew.
export function OtherMethods(props: MethodChoiceProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-3">
      <Button variant="quiet" wide aria-expanded={open} onClick={() => setOpen(!open)}>
        <Trans>Pay another way</Trans>
      </Button>
      {open && <MethodChoice {...props} />}
    </div>
  )
}
