import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { classes } from './classes.ts'

const look = 'rounded-s font-medium text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2'

// A link inside the site.
export const Link = ({ className, ...rest }: ComponentProps<typeof RouterLink>) => <RouterLink {...rest} className={classes(look, className)} />

// A link to elsewhere; opens beside this page.
export const OutLink = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} target="_blank" rel="noreferrer" className={classes(look, className)} />
)
