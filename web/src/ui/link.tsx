import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'

const look = 'rounded-s font-medium text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2'

// A link inside the site.
export const Link = ({ className, ...rest }: PageLinkProps) => (
  <PageLink {...rest} className={classes(look, className)} />
)

// A link to elsewhere; opens beside this page.
export const OutLink = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} target="_blank" rel="noreferrer" className={classes(look, className)} />
)
