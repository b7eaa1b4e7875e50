// The products of a busy shop, and the people who come to it.
import { formatDate, plusHours } from '@kedai/domain/time/malaysia.ts'

const given = [
  'Nur Aisyah',
  'Muhammad Haziq',
  'Tan Wei Ling',
  'Kavitha',
  'Siti Nurhaliza',
  'Lim Jun Hao',
  'Ahmad Faris',
  'Puteri Balqis Humaira',
]
const family = [
  'binti Ahmad',
  'bin Zulkifli',
  'Chong',
  'a/p Subramaniam',
  'binti Mohd Kamaruzzaman',
  'Ong',
  'bin Tengku Ismail',
  'Wong',
]

/** Somebody at random, the same each time. */
export const personNo = (at: number) => ({
  name: `${given[at % given.length]} ${family[Math.floor(at / given.length) % family.length]}`,
  phone: `012-${String(3_000_000 + at)}`,
  email: `orang${at}@buyer.test`,
  paymentMethod: 'bank_transfer',
})

export const manySeats = (now: Date) => ({
  item_type: 'ticket',
  title: 'Konvensyen Usahawan Wanita Luar Bandar Negeri Perak Edisi Ke-12',
  status: 'published',
  option_names: ['Tiket'],
  variations: [
    { option_values: ['Awal'], price: '45.00' },
    { option_values: ['Biasa'], price: '60.00' },
    { option_values: ['Barisan hadapan'], price: '120.00', stock: 200 },
  ],
  ticket: {
    starts_at: `${formatDate(plusHours(now, 24 * 30))} 09:00`,
    ends_at: `${formatDate(plusHours(now, 24 * 30))} 17:00`,
    venue: 'Pusat Konvensyen Ipoh, Jalan Raja Permaisuri Bainun',
    capacity: 450,
    participant_fields: [{ key: 'saiz', label: 'Saiz baju', type: 'choice', options: ['S', 'M', 'L', 'XL'] }],
  },
})

export const bookings = (units: number) => ({
  item_type: 'rental',
  title: 'Sewa Mesin Pencuci Bertekanan Tinggi dengan Hos 15 Meter',
  status: 'published',
  variations: [{ price: '65.00' }],
  rental: {
    frequency: 'daily',
    quantity: units,
    addons: [{ title: 'Sabun busa', price: '12.00', per: 'booking' }],
    deposit: '100.00',
    pickup_location: ['Kedai kami di Kuala Kangsar', 'Cawangan Taiping'],
  },
})

export const manyAnswers = () => ({
  item_type: 'collection',
  title: 'Tempahan Baju Sukan Sekolah Kebangsaan Seri Ampang 2027',
  status: 'published',
  option_names: ['Saiz'],
  variations: [
    { option_values: ['S'], price: '32.00' },
    { option_values: ['M'], price: '32.00' },
    { option_values: ['L'], price: '34.00' },
    { option_values: ['XL dan ke atas'], price: '38.00' },
  ],
  collection: {
    amount_type: 'fixed',
    target: '15000.00',
    fields: [
      { key: 'nama_anak', label: 'Nama penuh anak seperti dalam surat beranak', type: 'text', is_required: true },
      { key: 'kelas', label: 'Kelas', type: 'text', is_required: true },
      { key: 'tarikh', label: 'Boleh ambil pada', type: 'date' },
      { key: 'lengan', label: 'Lengan baju', type: 'choice', options: ['Pendek', 'Panjang'], is_required: true },
      { key: 'tambahan', label: 'Tambahan', type: 'choices', options: ['Nama di belakang', 'Lencana sekolah'] },
      { key: 'catatan', label: 'Catatan', type: 'textarea' },
    ],
  },
})

export const busySalon = () => ({
  item_type: 'service',
  title: 'Rawatan Rambut dan Kulit Kepala dengan Minyak Kelapa Dara',
  status: 'published',
  variations: [{ price: '85.00' }],
  service: {
    duration_minutes: 60,
    buffer_after: 0,
    staff: [{ name: 'Aina' }, { name: 'Farid' }, { name: 'Mei Ling' }],
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '10:00', until: '18:00' })),
    notice_hours: 2,
    ahead_days: 60,
    capacity: 1,
    reschedule_hours: 12,
  },
})

export const clubMembers = () => ({
  item_type: 'membership',
  title: 'Keahlian Gimnasium Komuniti Taman Seri Manjung',
  status: 'published',
  option_names: ['Pelan'],
  variations: [
    { option_values: ['Bulanan'], price: '59.00' },
    { option_values: ['Tiga bulan'], price: '159.00' },
    { option_values: ['Tahunan'], price: '540.00' },
  ],
  membership: {
    plans: [
      { every: 1, unit: 'month' },
      { every: 3, unit: 'month' },
      { every: 1, unit: 'year' },
    ],
    grace_days: 3,
  },
})

const chapters = ['Asas', 'Kewangan', 'Pemasaran', 'Operasi', 'Pasukan', 'Penghantaran', 'Undang-undang', 'Seterusnya']

/** Forty lessons in eight sections. */
export const longCourse = () => ({
  item_type: 'course',
  title: 'Mula Berniaga Makanan dari Rumah: Kursus Lengkap 40 Pelajaran',
  status: 'published',
  variations: [{ price: '149.00' }],
  course: {
    access_days: 365,
    renewal_price: '49.00',
    sections: chapters.map((title, part) => ({
      title: `${part + 1}. ${title}`,
      lessons: Array.from({ length: 5 }, (_, at) =>
        at === 4
          ? {
              title: `Kuiz: ${title}`,
              kind: 'quiz',
              minutes: 5,
              questions: [{ question: 'Yang manakah betul?', options: ['Yang pertama', 'Yang kedua'], correct: [0] }],
            }
          : {
              title: `${title}: perkara ${at + 1} yang perlu diketahui sebelum pelanggan pertama`,
              kind: 'text',
              minutes: 6 + at,
              is_preview: part === 0 && at === 0,
              after_days: part > 5 ? 7 : null,
              text: '# Mengapa ini penting\nBaca perlahan-lahan, kemudian cuba sendiri.\n- Langkah pertama\n- Langkah kedua',
            },
      ),
    })),
  },
})
