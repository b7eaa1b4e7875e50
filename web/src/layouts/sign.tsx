import { PageLink } from '../ui/page-link.tsx'

type Props = { name: string; to: string; logo?: { url: string; srcset: string | null } | null }

// The name over the door, with the shop's logo, or its first letter as a little signboard.
export const Sign = ({ name, to, logo }: Props) => (
  <PageLink to={to} className="flex min-h-11 min-w-0 items-center gap-2 rounded-s sm:gap-2.5">
    {logo ? (
      <img
        src={logo.srcset?.split(' ')[0] ?? logo.url}
        alt=""
        width={36}
        height={36}
        className="size-9 shrink-0 rounded-m bg-sunken object-cover"
      />
    ) : (
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-m bg-accent text-lg font-bold text-on-accent shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)]"
      >
        {[...name][0]}
      </span>
    )}
    {/* A long name takes two lines on a phone, so that it stands beside the switches. */}
    <span className="line-clamp-2 min-w-0 text-base leading-tight font-bold tracking-tight break-words sm:text-lg">
      {name}
    </span>
  </PageLink>
)
