import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { PageLink } from './page-link.tsx'

type PageProps = {
  title: ReactNode
  children: ReactNode
  // One line below the title.
  lead?: ReactNode
  // The page above this one.
  back?: { to: string; label: string }
  // Buttons at the right, the main one last.
  actions?: ReactNode
  // `public`: as wide as what stands around a buyer's page.
  width?: 'narrow' | 'normal' | 'public' | 'wide'
}

// A screen: its one heading, its actions, its content.
export const Page = ({ title, children, lead, back, actions, width = 'normal' }: PageProps) => (
  <div className={classes('mx-auto w-full px-4 py-6 sm:px-6', widths[width])}>
    {back && (
      <PageLink
        to={back.to}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-s px-1 text-sm font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {back.label}
      </PageLink>
    )}
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {/* A lead needs room beside the buttons, else it stands above them. */}
      <div className={classes('min-w-0 flex-1', lead ? 'basis-52' : 'basis-32')}>
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="mt-1 max-w-prose text-pretty text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
    {children}
  </div>
)

const widths = { narrow: 'max-w-xl', normal: 'max-w-4xl', public: 'max-w-6xl', wide: 'max-w-7xl' }

type SectionProps = { title?: ReactNode; children: ReactNode; aside?: ReactNode; className?: string }

// A card with an optional heading.
export const Section = ({ title, children, aside, className }: SectionProps) => (
  <section
    className={classes('rounded-l border border-line bg-card p-4 shadow-card sm:p-6 [&.grid>header]:mb-0', className)}
  >
    {(title || aside) && (
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {title && <h2 className="text-lg">{title}</h2>}
        {aside}
      </header>
    )}
    {children}
  </section>
)
