import { mayBuy } from '@kedai/domain/resellers/statuses.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { findProgrammes } from '../../../shop/accounts/actions/find-programmes.ts'

/**
 * As whom somebody calls an area of resellers; asked anew on every call, so that a suspension holds at once.
 * @throws AppError `unauthenticated`, `forbidden` (contract §4)
 */
export async function mustBeMember(request: AnyRequest, shopId: number, area: string): Promise<number> {
  if (!request.session) throw new AppError('unauthenticated', texts.unauthenticated)
  const programmes = await findProgrammes(request.server.db, { shopId, userId: request.session.user.id })
  const own = programmes.find((programme) => programme.area === area)
  if (!own || !mayBuy(own.status)) throw new AppError('forbidden', own ? memberTexts.notActive : memberTexts.notMember)
  return own.reseller_id
}

const memberTexts = {
  notMember: {
    ms: 'Anda bukan ahli program ini. Mohon dahulu, atau log masuk dengan akaun lain.',
    en: 'You are not in this programme. Apply first, or sign in with another account.',
    zh: '您尚未加入此计划。请先申请，或换一个账号登录。',
  },
  notActive: {
    ms: 'Keahlian anda dalam program ini belum aktif atau telah digantung. Hubungi kedai.',
    en: 'Your membership of this programme is not active yet, or has been suspended. Contact the shop.',
    zh: '您在此计划的资格尚未生效或已被暂停，请联系店铺。',
  },
} satisfies Record<string, Message>
