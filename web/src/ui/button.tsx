import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { classes } from './classes.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'
import { toast } from './toast.tsx'

export type ButtonLook = {
  // `primary` once a screen; `secondary` beside it; `quiet` in rows and bars; `danger` for what cannot be undone.
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'm' | 'l'
  // As wide as its place.
  wide?: boolean
}

type Props = ComponentProps<'button'> &
  ButtonLook & {
    // Why it cannot be pressed now, as a sentence. It stays reachable by keyboard, and pressing it says why.
    disabledBecause?: string | null | false
    // Waiting for an answer: shows a turning wheel and ignores further presses.
    busy?: boolean
  }

export function Button({
  variant,
  size,
  wide,
  disabledBecause,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  const reasonId = useId()
  const isOff = Boolean(disabledBecause) || busy
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isOff) return onClick?.(event)
    event.preventDefault()
    if (disabledBecause) toast({ text: disabledBecause, tone: 'info' })
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      aria-describedby={classes(rest['aria-describedby'], disabledBecause && reasonId) || undefined}
      title={disabledBecause || rest.title}
      className={classes(buttonClasses({ variant, size, wide }), className)}
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-turn" />}
      {children}
      {disabledBecause && (
        <span id={reasonId} className="sr-only">
          {disabledBecause}
        </span>
      )}
    </button>
  )
}

// A link that looks like a button, for going somewhere rather than doing something.
export const ButtonLink = ({ variant, size, wide, className, ...rest }: PageLinkProps & ButtonLook) => (
  <PageLink {...rest} className={classes(buttonClasses({ variant, size, wide }), className)} />
)

// The same for addresses outside (WhatsApp, a file).
export const ButtonAnchor = ({ variant, size, wide, className, ...rest }: ComponentProps<'a'> & ButtonLook) => (
  <a {...rest} className={classes(buttonClasses({ variant, size, wide }), className)} />
)

export const buttonClasses = ({ variant = 'secondary', size = 'm', wide = false }: ButtonLook): string =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-m text-center font-semibold leading-tight transition select-none [&_svg]:shrink-0',
    'active:translate-y-px aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:shadow-none aria-disabled:active:translate-y-0',
    size === 'l' ? 'min-h-13 px-6 py-3 text-base' : 'min-h-11 px-4 py-2 text-sm',
    wide && 'w-full',
    looks[variant],
  )

// Painted like an enamel sign: a darker lower edge.
const looks = {
  primary: 'bg-accent text-on-accent shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-card text-ink shadow-card hover:border-ink-soft hover:bg-sunken',
  quiet: 'text-accent-ink hover:bg-accent-soft',
  danger: 'bg-danger text-on-danger shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-danger-strong',
} satisfies Record<NonNullable<ButtonLook['variant']>, string>
