import type { SavePolicy } from '@kedai/contracts/policies.ts'
import type { Db } from '../../../platform/db/db.ts'
import { savePolicy } from '../../shop/policies/actions/save-policy.ts'

/** What the shop promises. Its terms are written but not shown, so that buying stays as short as it can be. */
export async function seedPolicies(trx: Db, shopId: number, now: Date): Promise<void> {
  for (const policy of written) await savePolicy(trx, { shopId, userId: null, now, policy })
}

const written: readonly SavePolicy[] = [
  {
    kind: 'terms',
    is_shown: false,
    text: 'Harga termasuk cukai jika dikenakan.\nPesanan disahkan apabila bayaran diterima.',
  },
  {
    kind: 'refund',
    is_shown: true,
    text: 'Barang rosak atau salah hantar boleh dipulangkan dalam tempoh 7 hari. Hantar gambar melalui WhatsApp dahulu.\nKami menanggung kos penghantaran balik bagi kesilapan kami.',
  },
  {
    kind: 'privacy',
    is_shown: true,
    text: 'Nama, telefon dan alamat anda digunakan untuk menghantar pesanan ini sahaja, dan dikongsi dengan kurier yang menghantarnya.',
  },
  {
    kind: 'shipping',
    is_shown: true,
    text: 'Pesanan sebelum jam 12 tengah hari dihantar pada hari bekerja yang sama.\nSemenanjung 2–3 hari, Sabah dan Sarawak 5–7 hari.',
  },
]
