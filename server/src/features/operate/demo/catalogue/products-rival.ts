import { sizesBy } from './demo-product.ts'
import type { DemoProduct } from './demo-product.ts'

export const rivalProducts: readonly DemoProduct[] = [
  {
    viewId: 'kuali-leper',
    title: 'Pinggan Hidang Seramik 30 cm',
    category: 'Dapur',
    weight: '0.90',
    price: '45.00',
    stock: 20,
    pictures: [{ motif: 'plate', palette: 'manggis', backdrop: 'sun' }],
    about: ['Besar, untuk lauk tengah hari.'],
  },
  {
    viewId: 'teko-tembikar',
    title: 'Teko Tembikar Coklat',
    category: 'Dapur',
    weight: '1.10',
    price: '59.00',
    stock: 12,
    pictures: [{ motif: 'teapot', palette: 'kopi', backdrop: 'arch' }],
    about: ['Menyimpan panas lebih lama.'],
  },
  {
    viewId: 'mug-jiran',
    title: 'Mug Jiran Sebelah',
    category: 'Dapur',
    weight: '0.35',
    price: '23.00',
    stock: 50,
    pictures: [{ motif: 'mug', palette: 'indigo', backdrop: 'hills' }],
    about: ['Sedikit lebih murah daripada jiran.'],
  },
  {
    viewId: 'kurung-jiran',
    title: 'Baju Kurung Moden Corak Tabur',
    category: 'Pakaian',
    weight: '0.60',
    pictures: [{ motif: 'kurung', palette: 'indigo', backdrop: 'arch' }],
    about: ['Potongan moden dengan poket.'],
    options: sizesBy({ S: '119.00', M: '119.00', L: '125.00' }, { stock: 7, weight: '0.60' }),
  },
]
