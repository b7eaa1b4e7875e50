import type { Lang } from '@kedai/domain/text/lang.ts'
import { asWritten } from '@kedai/domain/time/as-written.ts'
import { readVacation, takesOrders } from '@kedai/domain/vacation/vacation.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { closedMessages } from '../messages.ts'

/** Every order, through whatever channel, comes past here. @throws AppError `conflict` with the shop's message and when it is back */
export function refuseWhileAway(stored: unknown, now: Date): void {
  const vacation = readVacation(stored)
  if (vacation === null || takesOrders(vacation, now)) return
  const { message, endsAt } = vacation
  const text = endsAt === null ? closedMessages.open : closedMessages.until
  const more = message === '' ? '' : ` ${message}`
  throw new AppError(
    'conflict',
    fill(text, (lang) => ({ more, until: endsAt === null ? '' : sayTime(endsAt, lang) })),
  )
}

const tags = { ms: 'ms-MY', en: 'en-MY', zh: 'zh-Hans-MY' } satisfies Record<Lang, string>

const sayTime = (moment: Date, lang: Lang): string =>
  asWritten(
    new Intl.DateTimeFormat(tags[lang], {
      timeZone: 'Asia/Kuala_Lumpur',
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(moment),
  )
