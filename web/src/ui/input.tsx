import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { useFieldWiring } from './field.tsx'

// A line of text. Give `autoComplete`, `inputMode` and `enterKeyHint` for phones.
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...rest} {...useFieldWiring(rest)} className={classes('box', className)} />
)

type AffixedProps = ComponentProps<'input'> & { before?: ReactNode; after?: ReactNode }

// An input with something fixed before or after it inside the same box: a currency, a unit, a button.
export const AffixedInput = ({ before, after, className, ...rest }: AffixedProps) => (
  <span className={classes('box flex items-center gap-2 py-0', className)}>
    {before !== undefined && <span className="shrink-0 text-ink-faint">{before}</span>}
    <input type="text" {...rest} {...useFieldWiring(rest)} className="box-bare min-h-10.5" />
    {after !== undefined && <span className="shrink-0 text-ink-faint">{after}</span>}
  </span>
)
