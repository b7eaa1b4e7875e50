import type { OwnerConnections } from '../../../platform/db/owner-connections.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { AnyRequest } from '../../../platform/http/app-types.ts'
import { mustBeSignedIn } from '../../accounts/actions/must-have-confirmed.ts'
import type { Operator } from '../queries/operator.ts'
import { Refused } from './refused.ts'

/**
 * Does what the command line does, in the name of who asks; `mustOperate` has judged them.
 * @throws AppError 404 for what is not there, 409 for anything else that is refused
 */
export const asOperator = async <T>(
  owners: OwnerConnections,
  request: AnyRequest,
  work: (operator: Operator) => Promise<T>,
): Promise<T> => {
  const { email } = mustBeSignedIn(request).user
  return owners
    .use((client) => work({ client, name: email, dryRun: false }))
    .catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      throw new AppError(error.missing ? 'not_found' : 'conflict', error.text, { params: error.params })
    })
}
