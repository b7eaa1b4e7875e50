import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { type Navigation, NavigationContext } from '../ui/navigation.ts'
import type { LazyPage } from './lazy-page.tsx'
import { matchPath } from './match-path.ts'

export type Route = { path: string; page: LazyPage }

export type Matched = { page: LazyPage; params: Navigation['params'] }

// The first route that fits. The list ends with one that always does.
export function matched(routes: readonly Route[], pathname: string): Matched | null {
  for (const { path, page } of routes) {
    const params = matchPath(path, pathname)
    if (params) return { page, params }
  }
  return null
}

type Props = { routes: readonly Route[]; url: string; children: (match: Matched | null, pathname: string) => ReactNode }

// Follows the address. The page that stands stays until the next one has come. `url` is the address at the start: path and search.
export function Router({ routes, url, children }: Props) {
  const [here, setHere] = useState(url)
  useEffect(() => {
    const look = () => startTransition(() => setHere(location.pathname + location.search))
    addEventListener('popstate', look)
    addEventListener(moved, look)
    return () => {
      removeEventListener('popstate', look)
      removeEventListener(moved, look)
    }
  }, [])
  const { navigation, match } = useMemo(() => {
    const end = here.includes('?') ? here.indexOf('?') : here.length
    const pathname = here.slice(0, end)
    const found = matched(routes, pathname)
    return { navigation: { pathname, search: here.slice(end), params: found?.params ?? {}, go }, match: found }
  }, [routes, here])
  return <NavigationContext value={navigation}>{children(match, navigation.pathname)}</NavigationContext>
}

const moved = 'kedai:moved'

const go: Navigation['go'] = (to, { replace = false, state = null } = {}) => {
  const target = new URL(to, location.href)
  if (target.origin !== location.origin) return location.assign(target)
  history[replace ? 'replaceState' : 'pushState'](state, '', target)
  dispatchEvent(new Event(moved))
}
