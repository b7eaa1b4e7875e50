import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldWiring } from './field.tsx'

// Several lines; grows with what is typed where the browser can.
export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...rest}
    {...useFieldWiring(rest)}
    rows={rows}
    className={classes('box field-sizing-content max-h-96 resize-y', className)}
  />
)
