import { refuseField } from '../../../platform/errors/app-error.ts'
import { texts } from './messages.ts'

/** @throws AppError `invalid` at `to` for a last day before the first */
export function mustBeInOrder({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from !== undefined && to !== undefined && to < from) throw refuseField('to', texts.order)
}
