import { classes } from './classes.ts'

type Props = {
  // 1 to 5.
  stars: number
  // What it says to who does not see it.
  label: string
  className?: string
}

// How many of five.
export const Stars = ({ stars, label, className }: Props) => (
  <span role="img" aria-label={label} className={classes('text-gold whitespace-nowrap', className)}>
    {'★'.repeat(stars)}
    {'☆'.repeat(5 - stars)}
  </span>
)
