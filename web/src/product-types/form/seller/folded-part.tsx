import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { AccordionSection } from '../../../ui/accordion.tsx'

type Props = {
  title: ReactNode
  // What is set here, in one line: read while it is folded.
  summary: ReactNode
  // A function where drawing it is heavy: told whether it was opened yet.
  isOpenAtFirst?: boolean
  children: ReactNode | ((wasOpened: boolean) => ReactNode)
}

// A part of the product form that waits in one line until it is wanted. It says so when something within is wrong.
export function FoldedPart({ title, summary, isOpenAtFirst = false, children }: Props) {
  const [wasOpened, setOpened] = useState(isOpenAtFirst)
  return (
    <AccordionSection
      title={
        <>
          {title}
          <span className="ml-2 hidden rounded-s bg-danger-soft px-1.5 py-0.5 text-xs text-danger-ink group-has-[[role=alert]]:inline">
            <Trans>Check this</Trans>
          </span>
        </>
      }
      summary={summary}
      defaultOpen={isOpenAtFirst}
      onOpenChange={(isOpen) => isOpen && setOpened(true)}
    >
      {typeof children === 'function' ? children(wasOpened) : children}
    </AccordionSection>
  )
}
