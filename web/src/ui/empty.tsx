import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  // One sentence.
  children?: ReactNode
  // One button, and at most one quiet second.
  action?: ReactNode
  picture?: ReactNode
  // h1 where nothing else on the page is a heading.
  heading?: 'h1' | 'h2'
}

// Nothing here yet: a picture, a sentence, the next step.
export const Empty = ({ title, children, action, picture = <ShutteredShop />, heading: Heading = 'h2' }: Props) => (
  <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
    {picture}
    <Heading className="text-lg">{title}</Heading>
    {children && <p className="max-w-sm text-sm text-balance text-ink-soft">{children}</p>}
    {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
)

const ShutteredShop = () => (
  <svg aria-hidden viewBox="0 0 120 96" className="h-24 w-30">
    <path className="fill-sunken stroke-line-strong" strokeWidth="2" d="M18 40h84v48H18z" />
    <path className="stroke-line-strong" strokeWidth="2" d="M34 52h30M34 60h30M34 68h30M34 76h30M34 84h30" />
    <path className="fill-card stroke-line-strong" strokeWidth="2" d="M76 54h16v34H76z" />
    <path
      className="fill-accent"
      d="M14 18h92l6 20a8 8 0 0 1-16 0 8 8 0 0 1-16 0 10 8 0 0 1-20 0 10 8 0 0 1-20 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0z"
    />
    <path
      className="fill-card"
      d="M30 18h14l-4 20a8 8 0 0 1-16 0zM60 18h16l4 20a10 8 0 0 1-20 0zM92 18h14l6 20a8 8 0 0 1-16 0z"
      opacity=".85"
    />
    <path className="stroke-line-strong" strokeWidth="2" strokeLinecap="round" d="M6 88h108" />
  </svg>
)
