import type { OwnerConnections } from '../../../../platform/db/owner-connections.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { mustBeSignedIn } from '../../../shop/accounts/actions/must-have-confirmed.ts'
import type { Operator } from '../queries/operator.ts'
import { rightsOf } from './must-operate.ts'
import { Refused } from './refused.ts'

/**
 * Does what the command line does, in the name of who asks; `mustOperate` has judged them.
 * @throws AppError 404 for what is not there, 403 for what only others may, 422 for what was typed wrongly, 409 for anything else that is refused
 */
export const asOperator = async <T>(
  owners: OwnerConnections,
  request: AnyRequest,
  work: (operator: Operator) => Promise<T>,
): Promise<T> => {
  const { email } = mustBeSignedIn(request).user
  const rights = rightsOf(request)
  return owners
    .use((client) => work({ client, name: email, dryRun: false, rights, at: 'page' }))
    .catch((error: unknown) => {
      throw error instanceof Refused ? toldOf(error) : error
    })
}

function toldOf({ text, params, how: { missing, forbidden, field } }: Refused): AppError {
  if (field !== undefined) return refuseField(field, text, params)
  return new AppError(missing ? 'not_found' : forbidden ? 'forbidden' : 'conflict', text, { params })
}
