const span = (text: string) => [{ text }]

/** A page with every kind of block in it, product blocks for tickets, a rental and a collection of the demo among them. */
export const everyBlock = ([first = 0, second = first]: readonly number[]): object[] => [
  {
    type: 'hero',
    title: 'Hadiah buatan tangan untuk semua',
    text: 'Dibungkus kemas, dihantar setiap hari bekerja.',
    image_id: first,
    alt: 'Cawan dan baju',
    button: { label: 'Lihat kedai', link: '/s/demo' },
  },
  { type: 'countdown', title: 'Tempahan akan ditutup', until: '2199-01-01 00:00:00' },
  { type: 'heading', level: 2, spans: span('Mengapa orang memilihnya') },
  {
    type: 'paragraph',
    spans: [{ text: 'Diperiksa sebelum dihantar; ' }, { text: 'baca lagi', link: 'https://kedai.test/' }],
  },
  { type: 'list', ordered: true, items: [span('Pilih barang.'), span('Bayar.')] },
  { type: 'picture', image_id: second, alt: 'Kuih', caption: 'Kuih dari dapur kampung', link: '' },
  {
    type: 'gallery',
    pictures: [
      { image_id: first, alt: 'Cawan' },
      { image_id: second, alt: 'Kuih' },
    ],
  },
  { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Cara kami membuatnya' },
  { type: 'products', title: 'Pilihan ramai', pick: 'popular', limit: 4 },
  { type: 'product', view_id: 'DEMO-GIG', shows: 'order', item_type: 'ticket' },
  { type: 'product', view_id: 'DEMO-CAMERA', shows: 'order', item_type: 'rental' },
  { type: 'product', view_id: 'DEMO-FUND', shows: 'card', item_type: 'collection' },
  { type: 'reviews', title: 'Kata pembeli', limit: 4 },
  { type: 'lead', title: 'Berminat?', text: 'Tinggalkan nombor anda.', button: 'Hubungi saya' },
  { type: 'faq', title: 'Soalan lazim', questions: [{ question: 'Bila dihantar?', answer: 'Dalam dua hari.' }] },
  { type: 'map', title: 'Cari kami', address: 'No. 8, Lorong Warung 2, 40000 Shah Alam' },
  { type: 'whatsapp', label: '', message: 'Hai' },
  { type: 'policies', title: 'Terma dan polisi' },
  { type: 'spacer', size: 'm' },
]
