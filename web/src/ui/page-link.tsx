import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }

// A bare link inside the site, without a look. Used instead of the router's own `Link`, which brings 3 kB of prefetching
// for a mode we do not run in.
export function PageLink({ to, replace, target, onClick, ...rest }: PageLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, replace })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        follow(event)
        // Followed within the site, and begun at the top as any link is. Going back returns to where one was.
        if (event.defaultPrevented && !replace) scrollTo(0, 0)
      }}
    />
  )
}
