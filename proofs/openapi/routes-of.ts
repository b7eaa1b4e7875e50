import type { KedaiApp } from '../../server/src/platform/http/app-types.ts'

/** What the router itself answers, such as `POST /api/ajax/seller/orders/:order_no/cancel`; also what the document leaves out. */
export function routesOf(app: KedaiApp): string[] {
  const stack: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', piece, methods = ''] = /^(.*?)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (piece === undefined) return []
      const depth = indent.length / 4
      const path = (depth === 0 ? '' : (stack[depth - 1] ?? '')) + piece
      stack[depth] = path
      return methods.split(', ').flatMap((method) => (['', 'HEAD'].includes(method) ? [] : [`${method} ${path}`]))
    })
}
