import { PageLink } from '../ui/page-link.tsx'

// The name over the door, with its first letter as a little signboard.
export const Sign = ({ name, to }: { name: string; to: string }) => (
  <PageLink to={to} className="flex min-h-11 min-w-0 items-center gap-2 rounded-s sm:gap-2.5">
    <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-m bg-accent text-lg font-bold text-on-accent shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)]">
      {[...name][0]}
    </span>
    {/* A long name takes two lines on a phone, so that it stands beside the switches. */}
    <span className="line-clamp-2 min-w-0 text-base leading-tight font-bold tracking-tight break-words sm:line-clamp-1 sm:text-lg">{name}</span>
  </PageLink>
)
