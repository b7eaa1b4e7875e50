import type { KedaiApp } from '../../server/src/platform/http/app-types.ts'

export type Route = { method: string; path: string }

/** Every route the server really has, documented or not, read from its own drawing of them. */
export function listRoutes(app: KedaiApp): Route[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?$/.exec(line)
      if (!found) return []
      const [, indent = '', piece = '', methods = ''] = found
      const depth = indent.length / 4
      above.length = depth
      above.push(piece)
      const path = above
        .join('')
        .replaceAll('//', '/')
        .replaceAll(/:(\w+)/g, '{$1}')
      return methods
        .split(', ')
        .filter(Boolean)
        .map((method) => ({ method, path }))
    })
}
