import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccordionSection } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { type SectionName, problemsIn, stepsOf } from './sections.ts'
import type { OrderInHand } from './order-in-hand.ts'

type Props = {
  checkout: OrderInHand
  name: SectionName
  title: ReactNode
  // One line of what was chosen here, shown while folded.
  summary: ReactNode
  children: ReactNode
}

// One section of the order form: folds into its summary, tells when something in it is wrong, and in the guided form leads on.
export function CheckoutSection({ checkout, name, title, summary, children }: Props) {
  const { frame, missing, problems, open, turn, goOn } = checkout
  const step = stepsOf(frame).indexOf(name) + 1
  const isStep = step > 0
  const isWrong = Object.keys(problemsIn(name, problems)).length > 0
  const isDone = isStep && checkout.isLive && Object.keys(problemsIn(name, missing)).length === 0
  return (
    <AccordionSection
      title={title}
      step={isStep ? step : undefined}
      done={isDone}
      summary={isWrong ? <Wrong /> : summary}
      open={open.has(name)}
      onOpenChange={(isOpen) => turn(name, isOpen)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      {isStep && !frame.one_page && name !== stepsOf(frame).at(-1) && (
        <Button variant="primary" wide className="mt-5" onClick={() => goOn(name)}>
          <Trans>Continue</Trans>
        </Button>
      )}
    </AccordionSection>
  )
}

const Wrong = () => (
  <span className="font-semibold text-danger-ink">
    <Trans>Please check this part</Trans>
  </span>
)
