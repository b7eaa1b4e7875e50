import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconLook } from '../icon-button.tsx'
import { PageLink } from '../page-link.tsx'

type Props = {
  title: string
  // The page above this one.
  back: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

// A form of the seller's: on a phone the way back, the title and the menu stand in the bar at the top, so that its first fields are in view.
export const FormPage = ({ title, back, actions, children }: Props) => (
  <div data-list-page className="mx-auto w-full max-w-7xl px-4 pt-3 pb-6 sm:px-6 md:pt-6">
    <PageLink
      to={back.to}
      className="-ml-1 hidden min-h-11 items-center gap-1 rounded-s px-1 text-sm font-medium text-ink-soft hover:text-ink md:inline-flex"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {back.label}
    </PageLink>
    <header className="flex items-center gap-x-1 max-md:fixed max-md:top-0 max-md:right-27 max-md:left-1 max-md:z-20 max-md:h-15 md:mb-6 md:items-end md:justify-between md:gap-x-6">
      <PageLink to={back.to} aria-label={back.label} title={back.label} className={`${iconLook} md:hidden`}>
        <ArrowLeft aria-hidden />
      </PageLink>
      <h1 className="min-w-0 flex-1 text-lg leading-6 max-md:truncate md:line-clamp-3 md:text-2xl md:leading-tight">
        {title}
      </h1>
      {actions}
    </header>
    {children}
  </div>
)
