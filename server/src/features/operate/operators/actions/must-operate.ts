import { judgeAccess, readRights } from '@kedai/domain/operators/operator-access.ts'
import type { OperatorNeed, OperatorRights } from '@kedai/domain/operators/operator-access.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Message, Params } from '../../../../platform/errors/message.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { mustBeSignedIn, mustHaveConfirmed } from '../../../shop/accounts/actions/must-have-confirmed.ts'
import { refusals } from '../messages.ts'
import { pageTexts } from '../page-messages.ts'
import { findOperator } from '../queries/operators.ts'
import { findShopOfFailure, findShopOfName, findShopOfRun } from '../queries/reach.ts'

const judged = new WeakMap<AnyRequest, OperatorRights>()

/** What who asks may, as `mustOperate` has read it. @throws Error where it has not: nothing is done without having been judged */
export function rightsOf(request: AnyRequest): OperatorRights {
  const rights = judged.get(request)
  if (!rights) throw new Error(`${request.routeOptions.url} has not judged who asks`)
  return rights
}

/**
 * preValidation, the one place where operators are judged, anew on every request: one who signs in by two steps, and who may do what the
 * route says it `operates` to the shop that its address names or that what it names belongs to. To everybody else the address does not exist,
 * and to support neither do the shops that were not given to them.
 * @throws AppError 401 not signed in, 404 no operator or another's shop, 403 with `must_have_two_steps`, or with who may
 */
export async function mustOperate(request: AnyRequest): Promise<void> {
  const { db, clock } = request.server
  const operator = await findOperator(db, mustBeSignedIn(request).user.id)
  if (!operator) throw new AppError('not_found', texts.notFound)
  if (!operator.two_steps)
    throw new AppError('forbidden', pageTexts.twoStepsFirst, { data: { must_have_two_steps: true } })
  const rights = readRights(operator.role, operator.given, clock.now())
  const need = needOf(request)
  const named = namedBy(request)
  // Nobody need look for what an admin may do anything to.
  const shopId = rights.role === 'admin' ? null : ((await named?.find()) ?? null)
  // What belongs to a shop that was not given to them is told of like what is not there.
  const judgement = named && shopId === null && rights.role !== 'admin' ? 'missing' : judgeAccess(rights, need, shopId)
  if (judgement === 'missing') throw new AppError('not_found', named?.missing ?? texts.notFound, { params: named?.by })
  if (judgement === 'view_only') throw new AppError('forbidden', refusals.viewOnly)
  if (judgement === 'admin_only') throw new AppError('forbidden', refusals.adminOnly)
  judged.set(request, rights)
}

/** preValidation of what changes something: proved within ten minutes besides, by password and code. */
export const mustOperateFreshly = [mustOperate, mustHaveConfirmed]

// A route that forgot to say it, or that names no shop to judge by, is open to nobody.
function needOf(request: AnyRequest): OperatorNeed {
  const { url, config } = request.routeOptions
  const needsShop = config.operates === 'view' || config.operates === 'manage'
  const fits =
    (config.operates !== undefined && needsShop === (namedBy(request) !== null)) || config.operates === 'admin'
  if (config.operates === undefined || !fits) throw new Error(`${url} does not say what it operates`)
  return config.operates
}

type Named = { find: () => Promise<number | null>; missing: Message; by: Params }

// What an address names that belongs to a shop.
function namedBy({ params, server: { db } }: AnyRequest): Named | null {
  const { shop, kind, id, run_id: run } = params as Record<string, string | undefined> // as the address has them
  if (shop !== undefined) return { find: () => findShopOfName(db, shop), missing: refusals.noShop, by: { shop } }
  if (kind !== undefined && id !== undefined)
    return { find: () => findShopOfFailure(db, kind, id), missing: refusals.noFailure, by: { kind, id } }
  if (run !== undefined) return { find: () => findShopOfRun(db, run), missing: texts.notFound, by: {} }
  return null
}
