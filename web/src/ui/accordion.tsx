import { Check, ChevronDown } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { classes } from './classes.ts'

type Props = {
  title: ReactNode
  children: ReactNode
  // One line shown while folded: what was chosen here.
  summary?: ReactNode
  // Ticked: nothing left to do here.
  done?: boolean
  // Given together, the parent decides; otherwise the section keeps its own state.
  open?: boolean
  onOpenChange?: (open: boolean) => void
  defaultOpen?: boolean
  // Number shown before the title in a row of steps.
  step?: number
}

// A section that folds into one line. The browser's own element: it works before the script has come, and find-in-page opens it.
// Content stays in the page while folded, so nothing typed is lost.
export function AccordionSection({
  title,
  children,
  summary,
  done = false,
  open,
  onOpenChange,
  defaultOpen = false,
  step,
}: Props) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = open ?? ownOpen
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const press = (event: MouseEvent) => {
    event.preventDefault()
    change(!isOpen)
  }
  return (
    // `toggle` also tells of openings by find-in-page and by forms that lead to a field inside.
    <details
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && change(event.currentTarget.open)}
      className="group border-b border-line last:border-b-0"
    >
      <summary
        onClick={press}
        className="flex min-h-14 list-none items-center gap-3 px-4 py-3 select-none hover:bg-sunken sm:px-5 [&::-webkit-details-marker]:hidden"
      >
        {(step !== undefined || done) && <StepMark step={step} done={done} />}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          {summary && <span className="block truncate text-sm text-ink-soft group-open:hidden">{summary}</span>}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-faint transition group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-5 sm:px-5">{children}</div>
    </details>
  )
}

const StepMark = ({ step, done }: { step: number | undefined; done: boolean }) => (
  <span
    aria-hidden
    className={classes(
      'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-bold',
      done ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-ink-soft',
    )}
  >
    {done ? <Check className="size-4" /> : step}
  </span>
)

// The card around the sections.
export const Accordion = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classes('overflow-clip rounded-l border border-line bg-card shadow-card', className)}>{children}</div>
)
