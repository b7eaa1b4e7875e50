import { classes } from './classes.ts'

type Props = {
  // Its dark cells as one path, in a square of `size` cells with the quiet edge among them.
  qr: { size: number; path: string }
  label: string
  className?: string
}

// A code as the server drew it. Dark on light in both themes: cameras want it so.
export const QrCode = ({ qr: { size, path }, label, className }: Props) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className={classes('rounded-m border border-line', className)}
  >
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path fill="#000" d={path} />
  </svg>
)
