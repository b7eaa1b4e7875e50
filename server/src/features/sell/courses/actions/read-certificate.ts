import type { CertificateView } from '@kedai/contracts/courses.ts'
import type { CertificatePaper } from '@kedai/domain/documents/certificate.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { readTheme } from '@kedai/domain/theme/theme.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { say } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { presentTheme } from '@kedai/domain/theme/present-theme.ts'
import { certificateTexts as words } from '../messages.ts'
import { findShopOfCertificate, readCertificate } from '../queries.ts'
import { certificatePath } from './open-course.ts'

/** The certificate of a code as it is written or typed. @throws AppError `not_found` */
async function find({ db }: Pick<Deps, 'db'>, typed: string) {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  const shopId = await findShopOfCertificate(db, code)
  const row =
    shopId === null
      ? undefined
      : await inTransaction(db, { shopId, readOnly: true }, (trx) => readCertificate(trx, shopId, code))
  if (!row || shopId === null) throw new AppError('not_found', texts.notFound)
  return { ...row, shopId }
}

/** Whether a certificate is real, and whose. @throws AppError `not_found` */
export async function showCertificate(deps: Pick<Deps, 'db'>, typed: string): Promise<CertificateView> {
  const { code, name, title, issued_at: at, is_void, username, shop_name, theme } = await find(deps, typed)
  return {
    code,
    name,
    title,
    issued_at: formatTime(at),
    is_valid: !is_void,
    pdf_url: `/api/ajax/guest/certificate/${code}/pdf`,
    shop: { username, name: shop_name, stylesheet: presentTheme(theme).stylesheet },
  }
}

/** The same on paper, in the language it was earned in. @throws AppError `not_found`, also for what was taken back */
export async function printCertificate(
  deps: Pick<Deps, 'db' | 'config'>,
  typed: string,
): Promise<{ paper: CertificatePaper; shopId: number }> {
  const row = await find(deps, typed)
  if (row.is_void) throw new AppError('not_found', texts.notFound)
  const lang = isLang(row.lang) ? row.lang : 'ms'
  const paper: CertificatePaper = {
    kind: 'certificate',
    title: `${say(words.heading, lang)} ${row.code}`,
    author: row.shop_name,
    lang,
    accent: readTheme(row.theme).accent,
    words: {
      heading: say(words.heading, lang),
      given: say(words.given, lang),
      finished: say(words.finished, lang),
      issued: formatDate(row.issued_at),
      number: say(words.number, lang),
      check: say(words.check, lang),
    },
    name: row.name,
    course: row.title,
    shop: row.shop_name,
    code: row.code,
    address: `${deps.config.publicUrl}${certificatePath(row.code)}`,
  }
  return { paper, shopId: row.shopId }
}
