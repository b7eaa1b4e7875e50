import type { Db } from '../../../platform/db/db.ts'

export type Letterhead = Awaited<ReturnType<typeof readLetterhead>>

/** What a shop says about itself at the head of a paper. */
export const readLetterhead = (trx: Db, shopId: number) =>
  trx
    .selectFrom('shops')
    .select([
      'name',
      'email',
      'phone_number',
      'whatsapp_number',
      'show_address',
      'address',
      'postcode',
      'city',
      'state',
    ])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
