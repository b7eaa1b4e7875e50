import type { ComponentProps, MouseEvent } from 'react'
import { useGo, useWarm } from './navigation.ts'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }

// A bare link inside the site, without a look.
export function PageLink({ to, replace = false, target, onClick, onPointerDown, ...rest }: PageLinkProps) {
  const go = useGo()
  const warm = useWarm()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    // A link to this very page is no new step in the history.
    go(to, { replace: replace || event.currentTarget.href === location.href })
    // Begun at the top as any link is. Going back returns to where one was.
    if (!replace) scrollTo(0, 0)
  }
  return <a {...rest} href={to} target={target} onClick={follow} onPointerDown={onPointerDown ?? (() => warm?.(to))} />
}

// Another button or a key beside it means another tab or window, which the browser opens by itself.
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
