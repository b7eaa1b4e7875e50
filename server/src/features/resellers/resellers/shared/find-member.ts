import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { findShopId } from '../queries/shop.ts'
import { mustBeMember } from './must-be-member.ts'

/** In which shop and as whom somebody calls an area of resellers. @throws AppError `not_found` without a shop, and as `mustBeMember` */
export async function findMember(publicDb: Db, request: AnyRequest, area: ProgrammeArea) {
  const username = request.shopRef?.username
  const shopId = username === undefined ? null : await findShopId(publicDb, username)
  if (username === undefined || shopId === null) throw new AppError('not_found', texts.notFound)
  return { shopId, username, resellerId: await mustBeMember(request, shopId, area) }
}
