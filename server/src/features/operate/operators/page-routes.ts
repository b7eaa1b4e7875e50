import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { findOperator } from './queries/operators.ts'

/** The screens of operators: whoever is none finds nothing there, and gets no script of them. */
export async function operatorPageRoutes(app: KedaiApp, { db, pages }: Deps): Promise<void> {
  for (const path of ['/operator', '/operator/*'])
    app.get(path, { schema: { hide: true }, config: { raw: true } }, async (request, reply) => {
      if (request.shopRef?.via === 'host') throw new AppError('not_found', texts.notFound)
      if (!request.session) return reply.redirect(`/login?next=${encodeURIComponent(request.url)}`)
      if (!(await findOperator(db, request.session.user.id))) throw new AppError('not_found', texts.notFound)
      return pages.sendOperators(request, reply)
    })
}
