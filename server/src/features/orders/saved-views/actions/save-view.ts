import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { refusals } from '../messages.ts'
import { listViews, putView } from '../queries.ts'
import type { SavedViewRow, ViewOwner } from '../queries.ts'

const maxViews = 20

/** Keeps a way of looking at a list under a name, in place of the one of that name. @throws AppError 422 with 20 others */
export async function saveView(
  trx: Db,
  owner: ViewOwner,
  view: { name: string; search: string },
): Promise<SavedViewRow> {
  const others = (await listViews(trx, owner)).filter(({ name }) => name !== view.name)
  if (others.length >= maxViews) throw refuseField('name', refusals.tooMany, { most: maxViews })
  return putView(trx, owner, view)
}
