import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest } from '../../../platform/http/app-types.ts'
import { mustBeSignedIn, mustHaveConfirmed } from '../../accounts/actions/must-have-confirmed.ts'
import { pageTexts } from '../page-messages.ts'
import { findOperator } from '../queries/operators.ts'

/**
 * preValidation: an operator who signs in by two steps, asked anew on every request. To everybody else the address does not exist.
 * @throws AppError 401 not signed in, 404 no operator, 403 with `must_have_two_steps`
 */
export async function mustOperate(request: AnyRequest): Promise<void> {
  const operator = await findOperator(request.server.db, mustBeSignedIn(request).user.id)
  if (!operator) throw new AppError('not_found', texts.notFound)
  if (!operator.two_steps)
    throw new AppError('forbidden', pageTexts.twoStepsFirst, { data: { must_have_two_steps: true } })
}

/** preValidation of what changes something: proved within ten minutes besides, by password and code. */
export const mustOperateFreshly = [mustOperate, mustHaveConfirmed]
