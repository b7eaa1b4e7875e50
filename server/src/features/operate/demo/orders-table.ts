/** What happened to an order of the demo after it was placed, in turn, about an hour apart. */
export type OrderStep =
  | 'slip'
  | 'approve'
  | 'reject'
  | 'pay'
  | 'part'
  | 'pack'
  | 'ship'
  | 'complete'
  | 'cancel'
  | 'refund'
  | 'note'

export type DemoOrder = {
  hoursAgo: number
  buyer: number
  viewId: string
  quantity: number
  by: 'sandbox' | 'bank_transfer' | 'cod'
  steps: readonly OrderStep[]
  notes?: string
}

const days = (count: number, hours = 0) => count * 24 + hours

/** Orders in every state, the oldest first: a month of a small shop. */
export const demoOrders: readonly DemoOrder[] = [
  {
    hoursAgo: days(27),
    buyer: 0,
    viewId: 'tart-nanas-gulung',
    quantity: 2,
    by: 'bank_transfer',
    steps: ['slip', 'approve', 'pack', 'ship', 'complete'],
  },
  {
    hoursAgo: days(24, 3),
    buyer: 1,
    viewId: 'kopi-sangai',
    quantity: 3,
    by: 'sandbox',
    steps: ['pay', 'ship', 'complete'],
  },
  {
    hoursAgo: days(20),
    buyer: 2,
    viewId: 'set-teko',
    quantity: 1,
    by: 'sandbox',
    steps: ['pay', 'pack', 'ship', 'complete'],
    notes: 'Tolong bungkus sebagai hadiah, terima kasih.',
  },
  {
    hoursAgo: days(16, 5),
    buyer: 3,
    viewId: 'sabun-serai',
    quantity: 6,
    by: 'cod',
    steps: ['ship', 'pay', 'complete'],
  },
  {
    hoursAgo: days(13),
    buyer: 4,
    viewId: 'beg-mengkuang',
    quantity: 1,
    by: 'bank_transfer',
    steps: ['slip', 'approve', 'ship', 'complete', 'refund'],
  },
  {
    hoursAgo: days(12, 2),
    buyer: 0,
    viewId: 'semperit-dahlia',
    quantity: 3,
    by: 'sandbox',
    steps: ['pay', 'ship', 'complete'],
  },
  { hoursAgo: days(9), buyer: 5, viewId: 'lilin-pandan', quantity: 2, by: 'bank_transfer', steps: [] },
  {
    hoursAgo: days(6, 4),
    buyer: 1,
    viewId: 'sambal-bilis',
    quantity: 4,
    by: 'sandbox',
    steps: ['pay', 'pack', 'ship', 'complete'],
  },
  { hoursAgo: days(5), buyer: 6, viewId: 'keropok-keping', quantity: 5, by: 'cod', steps: ['cancel'] },
  {
    hoursAgo: days(4, 6),
    buyer: 7,
    viewId: 'kusyen-batik',
    quantity: 2,
    by: 'bank_transfer',
    steps: ['slip', 'approve', 'ship'],
  },
  { hoursAgo: days(3), buyer: 2, viewId: 'teh-tarik-serbuk', quantity: 2, by: 'cod', steps: ['ship', 'note'] },
  { hoursAgo: days(2, 1), buyer: 8, viewId: 'almond-london', quantity: 2, by: 'sandbox', steps: ['pay', 'pack'] },
  { hoursAgo: 30, buyer: 3, viewId: 'minyak-kelapa-dara', quantity: 1, by: 'sandbox', steps: ['pay'] },
  {
    hoursAgo: 22,
    buyer: 9,
    viewId: 'sambal-hitam',
    quantity: 3,
    by: 'cod',
    steps: [],
    notes: 'Saya di rumah selepas pukul 5 petang.',
  },
  { hoursAgo: 20, buyer: 4, viewId: 'tart-nanas-gulung', quantity: 1, by: 'bank_transfer', steps: ['slip', 'reject'] },
  { hoursAgo: 9, buyer: 0, viewId: 'kopi-sangai', quantity: 2, by: 'sandbox', steps: ['pay', 'note'] },
  { hoursAgo: 7, buyer: 6, viewId: 'sabun-serai', quantity: 10, by: 'bank_transfer', steps: ['part'] },
  { hoursAgo: 5, buyer: 5, viewId: 'kerepek-pisang', quantity: 4, by: 'bank_transfer', steps: ['slip'] },
  { hoursAgo: 3, buyer: 8, viewId: 'biskut-mazola', quantity: 2, by: 'bank_transfer', steps: ['slip'] },
  { hoursAgo: 1, buyer: 7, viewId: 'semperit-dahlia', quantity: 1, by: 'bank_transfer', steps: [] },
]

/** People who do not exist, all over the country. */
export const demoBuyers = [
  {
    name: 'Nurul Izzati binti Kamarudin',
    phone: '+601111110001',
    address: 'No. 12, Jalan Cempaka 3, Taman Contoh',
    postcode: '43000',
    city: 'Kajang',
    state: 'MY-10',
  },
  {
    name: 'Lim Wei Jie',
    phone: '+601111110002',
    address: '88, Lorong Contoh 5',
    postcode: '11900',
    city: 'Bayan Lepas',
    state: 'MY-07',
  },
  {
    name: 'Kavitha a/p Subramaniam',
    phone: '+601111110003',
    address: 'B-3-7, Pangsapuri Contoh',
    postcode: '50470',
    city: 'Kuala Lumpur',
    state: 'MY-14',
  },
  {
    name: 'Mohd Hafiz bin Zulkifli',
    phone: '+601111110004',
    address: 'Lot 45, Kampung Contoh',
    postcode: '15050',
    city: 'Kota Bharu',
    state: 'MY-03',
  },
  {
    name: 'Dayang Siti Rahmah binti Awang Mahmud',
    phone: '+601111110005',
    address: 'No. 7, Jalan Contoh 2A',
    postcode: '93050',
    city: 'Kuching',
    state: 'MY-13',
  },
  {
    name: '陈美玲',
    phone: '+601111110006',
    address: '21, Jalan Contoh Indah',
    postcode: '81300',
    city: 'Skudai',
    state: 'MY-01',
  },
  {
    name: 'Puteri Balqis Adriana binti Megat Shahrul Nizam',
    phone: '+601111110007',
    address: 'No. 3, Persiaran Contoh',
    postcode: '30450',
    city: 'Ipoh',
    state: 'MY-08',
  },
  {
    name: 'Jonathan Gimbang',
    phone: '+601111110008',
    address: 'Peti 14, Jalan Contoh',
    postcode: '88300',
    city: 'Kota Kinabalu',
    state: 'MY-12',
  },
  {
    name: 'Farah Nabila',
    phone: '+601111110009',
    address: '5, Taman Contoh Jaya',
    postcode: '25150',
    city: 'Kuantan',
    state: 'MY-06',
  },
  {
    name: 'Ahmad Danial',
    phone: '+601111110010',
    address: '17, Jalan Contoh Permai',
    postcode: '70300',
    city: 'Seremban',
    state: 'MY-05',
  },
] as const
