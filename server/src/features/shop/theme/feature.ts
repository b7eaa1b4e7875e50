import { mailLookOf } from '@kedai/domain/theme/mail-look.ts'
import { readTheme } from '@kedai/domain/theme/theme.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Feature } from '../../../platform/feature.ts'
import { readStoredTheme } from './queries.ts'
import { themeRoutes } from './routes.ts'

/** Colour, corners and layout of a shop. */
export const theme: Feature = {
  name: 'theme',
  routes: themeRoutes,
  wire({ db, mail }) {
    mail.wears(async (shopId) =>
      mailLookOf(readTheme(await inTransaction(db, { shopId, readOnly: true }, (trx) => readStoredTheme(trx, shopId)))),
    )
  },
}
