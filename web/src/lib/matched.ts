import { type RouteObject, matchRoutes } from 'react-router'
import type { RouteHandle } from '../routes.tsx'
import type { PageContext } from './lazy-page.tsx'

export type Matched = { handles: RouteHandle[]; params: PageContext['params'] }

// The pages an address leads to, outermost first. `path` is without host.
export function matched(routes: RouteObject[], path: string): Matched {
  const matches = matchRoutes(routes, path) ?? []
  // `routes.tsx` is the only maker of handles.
  return { handles: matches.flatMap(({ route }) => (route.handle ? [route.handle as RouteHandle] : [])), params: matches.at(-1)?.params ?? {} }
}
