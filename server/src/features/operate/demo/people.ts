import type { Db } from '../../../platform/db/db.ts'
import { addStaff } from '../../shop/accounts/actions/add-staff.ts'
import { describeShop } from '../../shop/accounts/actions/describe-shop.ts'
import { hashPassword } from '../../shop/accounts/actions/passwords.ts'
import { registerSeller } from '../../shop/accounts/actions/register-seller.ts'
import type { DemoShop } from './demo-part.ts'

/** Published with the demo (contract §8). */
const sellerPassword = 'demo-seller-1'

/** The two shops and their owners. */
export async function seedOwners(trx: Db, now: Date): Promise<void> {
  const [demo, rival] = await Promise.all([hashPassword(sellerPassword), hashPassword(sellerPassword)])
  await registerSeller(trx, {
    name: 'Penjual Demo',
    email: 'seller@demo.test',
    phone: '+60123456789',
    lang: 'ms',
    passwordHash: demo,
    emailVerifiedAt: now,
    shopName: 'Kedai Demo',
    username: 'demo',
  })
  await registerSeller(trx, {
    name: 'Penjual Saingan',
    email: 'seller@rival.test',
    phone: '+60137654321',
    lang: 'ms',
    passwordHash: rival,
    emailVerifiedAt: now,
    shopName: 'Kedai Sebelah',
    username: 'rival',
  })
}

/** Somebody who works with orders and nothing else. */
export async function seedStaff(trx: Db, { id: shopId }: DemoShop, now: Date): Promise<void> {
  const passwordHash = await hashPassword(sellerPassword)
  await addStaff(trx, {
    shopId,
    name: 'Pembantu Demo',
    email: 'staff@demo.test',
    passwordHash,
    emailVerifiedAt: now,
    lang: 'ms',
    permissions: ['orders'],
  })
}

/** What each shop says about itself. */
export async function seedAbout(trx: Db, { id, username }: DemoShop): Promise<void> {
  await describeShop(trx, id, about[username])
}

const about = {
  demo: {
    description:
      'Barang buatan tangan, kuih-muih dan cenderahati dari seluruh Malaysia. Dibungkus kemas, dipos setiap hari bekerja sebelum pukul 4 petang.',
    email: 'seller@demo.test',
    whatsapp_number: '+60123456789',
    registration_no: '202601000001',
    show_address: true,
    address: 'No. 8, Lorong Warung 2, Taman Contoh',
    postcode: '40000',
    city: 'Shah Alam',
    state: 'MY-10',
  },
  rival: {
    description: 'Kedai kecil di sebelah. Sedikit barang, harga jujur.',
    email: 'seller@rival.test',
    whatsapp_number: '+60137654321',
  },
}
