/** What happened to an invoice of the demo after it was written, in turn, about a day apart. */
export type InvoiceStep =
  | 'approve'
  | 'sent'
  | 'part'
  | 'pay'
  | 'over'
  | 'cash'
  | 'refund'
  | 'note'
  | 'credited'
  | 'debit'
  | 'forgiven'
  | 'void'
  | 'seen'
  | 'monthly'
  | 'deposit'
  | 'pay_part'

export type DemoInvoice = {
  daysAgo: number
  dueIn: number
  buyer: number
  steps: readonly InvoiceStep[]
  items: readonly (readonly [name: string, quantity: string, amount: string, type?: string])[]
  /** Of another currency than ringgit, with what one unit of it is in ringgit. */
  foreign?: readonly [currency: string, rate: string]
  shipping?: string
  discount?: readonly [type: 'percent' | 'fixed', value: string]
  notes?: string
}

const mugs = ['Cawan seramik cap kedai, dicetak dua warna', '48', '12.50', 'unit'] as const
const hampers = ['Hamper raya sederhana', '12', '89.90', 'set'] as const
const cookies = ['Biskut semperit dahlia', '20', '18.00', 'balang'] as const
const wash = ['Sabun serai buatan tangan', '100', '4.255', 'ketul'] as const
const class_ = ['Kelas membuat sabun, sehari', '1', '450.00', 'sesi'] as const
const ribbon = ['Reben satin', '7.5', '3.20', 'meter'] as const
const coffee = ['Kopi sangai kampung', '6', '22.00', 'bungkus'] as const

/** Half a year of a small shop that sells to offices and kenduri, the oldest first. */
export const demoInvoices: readonly DemoInvoice[] = [
  { daysAgo: 150, dueIn: 14, buyer: 0, items: [mugs], steps: ['approve', 'sent', 'pay'] },
  { daysAgo: 142, dueIn: 14, buyer: 1, items: [hampers, ribbon], shipping: '35.00', steps: ['approve', 'sent', 'pay'] },
  {
    daysAgo: 131,
    dueIn: 30,
    buyer: 2,
    items: [cookies, coffee],
    discount: ['percent', '10'],
    steps: ['sent', 'part', 'pay'],
  },
  { daysAgo: 120, dueIn: 14, buyer: 3, items: [class_], steps: ['approve', 'void'] },
  { daysAgo: 112, dueIn: 14, buyer: 3, items: [class_, wash], steps: ['sent', 'pay', 'refund'] },
  { daysAgo: 101, dueIn: 14, buyer: 4, items: [hampers], discount: ['fixed', '50.00'], steps: ['sent', 'over'] },
  { daysAgo: 93, dueIn: 7, buyer: 5, items: [wash], steps: ['sent', 'cash'] },
  { daysAgo: 84, dueIn: 14, buyer: 6, items: [cookies], shipping: '18.00', steps: ['sent', 'part'] },
  { daysAgo: 77, dueIn: 14, buyer: 7, items: [coffee, cookies], steps: ['sent', 'pay', 'note'] },
  { daysAgo: 70, dueIn: 30, buyer: 0, items: [mugs, ribbon], steps: ['approve', 'pay'] },
  { daysAgo: 63, dueIn: 14, buyer: 8, items: [hampers], steps: ['sent', 'forgiven'] },
  { daysAgo: 58, dueIn: 14, buyer: 1, items: [class_], steps: ['sent', 'part', 'part', 'pay'] },
  { daysAgo: 51, dueIn: 14, buyer: 9, items: [cookies, wash], discount: ['percent', '5'], steps: ['sent', 'pay'] },
  { daysAgo: 47, dueIn: 7, buyer: 2, items: [coffee], steps: ['approve', 'credited'] },
  { daysAgo: 42, dueIn: 14, buyer: 4, items: [mugs], shipping: '25.00', steps: ['sent', 'pay', 'debit'] },
  { daysAgo: 38, dueIn: 14, buyer: 6, items: [ribbon, hampers], steps: ['sent', 'void'] },
  {
    daysAgo: 35,
    dueIn: 14,
    buyer: 6,
    items: [ribbon, hampers],
    notes: 'Menggantikan invois yang dibatalkan.',
    steps: ['sent', 'pay'],
  },
  { daysAgo: 31, dueIn: 30, buyer: 3, items: [wash, cookies], steps: ['sent', 'part'] },
  { daysAgo: 28, dueIn: 14, buyer: 5, items: [class_], steps: ['sent', 'pay'] },
  { daysAgo: 25, dueIn: 14, buyer: 7, items: [hampers], shipping: '60.00', steps: ['sent'] },
  { daysAgo: 22, dueIn: 30, buyer: 8, items: [mugs, coffee], steps: ['approve', 'sent', 'monthly'] },
  { daysAgo: 19, dueIn: 14, buyer: 0, items: [cookies], steps: ['sent', 'cash'] },
  {
    daysAgo: 17,
    dueIn: 75,
    buyer: 7,
    items: [class_, hampers],
    notes: 'Deposit sebelum kerja bermula; bakinya dua kali ansuran.',
    steps: ['approve', 'deposit', 'sent', 'seen', 'pay_part'],
  },
  { daysAgo: 16, dueIn: 30, buyer: 1, items: [wash], steps: ['sent', 'part'] },
  { daysAgo: 14, dueIn: 14, buyer: 9, items: [coffee, ribbon], steps: ['sent'] },
  {
    daysAgo: 12,
    dueIn: 30,
    buyer: 2,
    items: [hampers, cookies],
    discount: ['percent', '12.5'],
    steps: ['sent', 'seen'],
  },
  { daysAgo: 10, dueIn: 14, buyer: 4, items: [class_, class_], steps: ['approve'] },
  { daysAgo: 8, dueIn: 14, buyer: 5, items: [mugs], steps: ['sent', 'pay'] },
  { daysAgo: 6, dueIn: 14, buyer: 6, items: [cookies, coffee, ribbon], shipping: '12.00', steps: ['sent', 'part'] },
  { daysAgo: 5, dueIn: 30, buyer: 7, items: [wash, mugs], steps: ['approve'] },
  {
    daysAgo: 4,
    dueIn: 14,
    buyer: 0,
    items: [hampers, ribbon, cookies],
    shipping: '25.00',
    discount: ['percent', '10'],
    notes: 'Terima kasih. Sila bayar sebelum tarikh akhir; barang dihantar selepas bayaran diterima.',
    steps: ['sent'],
  },
  { daysAgo: 3, dueIn: 14, buyer: 8, items: [coffee], steps: [] },
  { daysAgo: 2, dueIn: 14, buyer: 9, items: [mugs, hampers], discount: ['fixed', '30.00'], steps: [] },
  { daysAgo: 1, dueIn: 30, buyer: 3, items: [cookies], steps: ['approve'] },
  { daysAgo: 0, dueIn: 14, buyer: 1, items: [class_], steps: [] },
  {
    daysAgo: 9,
    dueIn: 30,
    buyer: 10,
    items: [
      ['Cawan seramik cap kedai, dicetak dua warna', '48', '3.90'],
      ['Hamper raya sederhana', '6', '27.50', 'set'],
    ],
    foreign: ['SGD', '3.3215'],
    shipping: '38.00',
    steps: ['approve', 'part'],
  },
]

/** Offices, shops and families that do not exist. */
export const invoiceBuyers = [
  {
    name: 'Syarikat Perniagaan Cemerlang Gemilang Terbilang Sdn. Bhd.',
    email: 'akaun@cemerlang.test',
    phone: '+60321110001',
    address: 'Tingkat 12, Menara Contoh, Jalan Contoh 1',
    postcode: '50250',
    city: 'Kuala Lumpur',
    state: 'MY-14',
    tin: 'C1111111110',
    registration_no: '202001000001',
  },
  {
    name: 'Persatuan Ibu Bapa dan Guru Sekolah Kebangsaan Taman Contoh Jaya',
    email: 'pibg@sekolah.test',
    phone: '+601111120002',
    address: 'Jalan Contoh 5',
    postcode: '43000',
    city: 'Kajang',
    state: 'MY-10',
  },
  {
    name: 'Kafe Sudut Contoh',
    email: 'pesan@kafe.test',
    phone: '+601111120003',
    address: '8, Lorong Contoh',
    postcode: '10200',
    city: 'George Town',
    state: 'MY-07',
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
    name: 'Lim & Anak-anak Trading',
    email: 'lim@trading.test',
    phone: '+601111110002',
    address: '88, Lorong Contoh 5',
    postcode: '11900',
    city: 'Bayan Lepas',
    state: 'MY-07',
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
    name: 'Dayang Siti Rahmah binti Awang Mahmud',
    email: 'dayang@kenduri.test',
    phone: '+601111110005',
    address: 'No. 7, Jalan Contoh 2A',
    postcode: '93050',
    city: 'Kuching',
    state: 'MY-13',
  },
  {
    name: 'Koperasi Kakitangan Hospital Contoh Berhad',
    email: 'koperasi@hospital.test',
    phone: '+6088211000',
    address: 'Peti 14, Jalan Contoh',
    postcode: '88300',
    city: 'Kota Kinabalu',
    state: 'MY-12',
  },
  { name: 'Kavitha a/p Subramaniam', phone: '+601111110003', email: 'kavitha@buyer.test' },
  { name: 'Ahmad Danial', phone: '+601111110010' },
  {
    name: 'Contoh Gifts Trading Pte. Ltd.',
    email: 'accounts@contoh-gifts.test',
    phone: '+6561110011',
    address: '1 Contoh Road #02-03',
    postcode: '018989',
    city: 'Singapore',
    country: 'SG',
  },
] as const
