import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { recordConsent } from '../../growth/opt-outs/actions/record-consent.ts'
import { saveViralLock } from '../../growth/viral-locks/actions/save-viral-lock.ts'
import { listBuyers, findByViewId } from './queries.ts'

const words = 'Saya bersetuju menerima tawaran daripada Kedai Demo melalui SMS dan e-mel.'

/** Buyers of the demo who agreed to offers, and the e-book's reward for bringing three others. */
export async function seedGrowth(trx: Db, shop: { id: number }, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const now = clock.now()
  for (const { name, phone, email } of await listBuyers(trx, shop.id))
    await recordConsent(trx, {
      shopId: shop.id,
      name,
      phone,
      email,
      source: 'checkout',
      place: '',
      words,
      lang: 'ms',
      now,
    })
  const productId = await findByViewId(trx, shop.id, 'DEMO-EBOOK')
  if (productId === null) return
  await saveViralLock(
    trx,
    { shopId: shop.id, productId, userId: null },
    {
      goal: 3,
      counts: 'visitors',
      reward: { kind: 'coupon', text: 'Kupon RM 5.00 jika 3 rakan datang melalui pautan anda', coupon: 'DEMO5' },
      until: '',
      max_rewards: null,
      is_active: true,
    },
    now,
  )
}
