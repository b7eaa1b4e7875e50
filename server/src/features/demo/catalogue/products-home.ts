import { sizesBy } from './demo-product.ts'
import type { DemoProduct } from './demo-product.ts'

const cawan = 'Rumah & Dapur/Cawan & Pinggan'
const hiasan = 'Rumah & Dapur/Hiasan Rumah'
const kraf = 'Kraf Tangan'
const sabun = 'Penjagaan Diri/Sabun & Badan'
const minyak = 'Penjagaan Diri/Minyak & Wangian'
const kenduri = 'Hadiah/Kenduri & Doorgift'
const raya = 'Hadiah/Hari Raya'

export const homeProducts: readonly DemoProduct[] = [
  {
    viewId: 'DEMO-MUG', title: 'Mug Seramik Bunga Kemboja 350 ml', category: cawan, weight: '0.35', price: '25.00', stock: 1000,
    pictures: [{ motif: 'mug', palette: 'terracotta', backdrop: 'leaves' }, { motif: 'mug', palette: 'terracotta', backdrop: 'leaves', detail: true }, { motif: 'mug', palette: 'terracotta', backdrop: 'table' }],
    about: ['Mug seramik buatan tangan dengan lukisan bunga kemboja. Selesa digenggam, sesuai untuk kopi pagi.', '- Isi padu 350 ml', '- Boleh masuk ketuhar gelombang mikro dan mesin basuh pinggan', 'Dibalut gelembung dan dihantar dalam kotak keras.'],
  },
  { viewId: 'DEMO-LAST', title: 'Pasu Labu Sayong Ukiran Tangan — Tiga Terakhir', category: hiasan, weight: '1.20', price: '78.00', stock: 3, pictures: [{ motif: 'vase', palette: 'arang', backdrop: 'arch' }, { motif: 'vase', palette: 'arang', backdrop: 'arch', detail: true }], about: ['Tanah liat hitam dari Sayong, Perak. Pengukirnya sudah bersara; inilah tiga yang terakhir.'] },
  { viewId: 'set-teko', title: 'Set Teko dan Empat Cawan Seramik Bunga', category: cawan, weight: '1.80', price: '119.00', promo: '99.00', promoDays: 20, stock: 17, pictures: [{ motif: 'teapot', palette: 'laut', backdrop: 'table' }], about: ['Untuk minum petang bersama keluarga. Teko 900 ml dan empat cawan 120 ml.'] },
  { viewId: 'pinggan-enamel', title: 'Pinggan Enamel Bunga Klasik 24 cm', category: cawan, weight: '0.40', price: '14.00', stock: 90, quantity: { min: 4, multiple: 2 }, pictures: [{ motif: 'plate', palette: 'indigo', backdrop: 'hills' }], about: ['Seperti di rumah nenek. Pesanan minimum empat keping.'] },
  { viewId: 'lilin-pandan', title: 'Lilin Soya Wangi Pandan Kelapa', category: hiasan, weight: '0.32', price: '38.00', stock: 26, pictures: [{ motif: 'candle', palette: 'pandan', backdrop: 'sun' }], about: ['Menyala 40 jam. Lilin soya dan sumbu kapas.'] },
  { viewId: 'kusyen-batik', title: 'Sarung Kusyen Batik Cap 45 × 45 cm', category: hiasan, weight: '0.20', price: '29.00', stock: 55, pictures: [{ motif: 'cushion', palette: 'indigo', backdrop: 'table' }, { motif: 'cushion', palette: 'kemboja', backdrop: 'table' }], about: ['Kapas tebal, zip tersembunyi. Isi kusyen tidak termasuk.'] },
  { viewId: 'tikar-mengkuang', title: 'Tikar Mengkuang Anyaman Halus', category: kraf, weight: '2.40', pictures: [{ motif: 'mat', palette: 'kunyit', backdrop: 'hills' }], about: ['Dianyam oleh penganyam di Marang, dua minggu untuk sehelai.'], options: sizesBy({ '4 × 6 kaki': '180.00', '5 × 7 kaki': '260.00', '6 × 9 kaki': '390.00' }, { stock: 1, weight: '2.40' }) },
  { viewId: 'pelita-raya', title: 'Pelita Minyak Tanah Gaya Lama', category: hiasan, weight: '0.45', price: '21.00', stock: 0, pictures: [{ motif: 'lamp', palette: 'kopi', backdrop: 'sun' }], about: ['Untuk malam tujuh likur. Stok habis; kembali sebelum Ramadan.'] },
  { viewId: 'wau-bulan', title: 'Wau Bulan Kelantan Hiasan Dinding 60 cm', category: kraf, weight: '0.90', price: '145.00', stock: 8, pictures: [{ motif: 'wau', palette: 'terracotta', backdrop: 'sun' }, { motif: 'wau', palette: 'terracotta', backdrop: 'sun', detail: true }], about: ['Rangka buluh, sobek kertas berlapis. Datang dengan cangkuk dinding.'] },
  { viewId: 'congkak-jati', title: 'Congkak Kayu Jati dengan 98 Biji Guli', category: kraf, weight: '2.20', price: '135.00', stock: 11, pictures: [{ motif: 'congkak', palette: 'kopi', backdrop: 'leaves' }], about: ['Permainan petang untuk dua orang. Papan jati sepanjang 70 cm.'] },
  { viewId: 'beg-mengkuang', title: 'Beg Tangan Anyaman Mengkuang Bertutup Kulit', category: kraf, weight: '0.55', price: '95.00', promo: '82.00', promoDays: 11, stock: 19, pictures: [{ motif: 'bag', palette: 'pandan', backdrop: 'arch' }, { motif: 'bag', palette: 'senja', backdrop: 'arch' }], about: ['Muat telefon, dompet dan buku kecil. Lapisan dalam kapas batik.'] },
  { viewId: 'tudung-saji', title: 'Tudung Saji Mengkuang Corak Pucuk Rebung', category: kraf, weight: '0.70', price: '88.00', stock: 13, pictures: [{ motif: 'saji', palette: 'kemboja', backdrop: 'sun' }], about: ['Garis pusat 55 cm. Cukup untuk hidangan enam orang.'] },
  { viewId: 'sabun-serai', title: 'Sabun Serai Wangi Buatan Tangan', category: sabun, weight: '0.12', price: '9.00', stock: 160, pictures: [{ motif: 'soap', palette: 'limau', backdrop: 'leaves' }], about: ['Minyak kelapa dara dan serai wangi. Sesuai untuk kulit sensitif.'] },
  { viewId: 'sabun-susu-kambing', title: 'Sabun Susu Kambing dan Oat', category: sabun, weight: '0.12', price: '12.00', stock: 70, quantity: { min: 2 }, pictures: [{ motif: 'soap', palette: 'krim', backdrop: 'tiles' }], about: ['Melembapkan tanpa pewangi. Pesanan minimum 2 ketul.'] },
  { viewId: 'minyak-kelapa-dara', title: 'Minyak Kelapa Dara Perahan Sejuk 500 ml', category: minyak, weight: '0.62', price: '34.00', stock: 47, pictures: [{ motif: 'minyak', palette: 'pandan', backdrop: 'sun' }], about: ['Untuk masakan, rambut dan urutan bayi.'] },
  { viewId: 'minyak-panas', title: 'Minyak Panas Pala Urutan Tradisional', category: minyak, weight: '0.10', price: '15.00', stock: null, pictures: [{ motif: 'minyak', palette: 'terracotta', backdrop: 'hills' }], about: ['Untuk sengal dan angin. Dibuat mengikut tempahan, sentiasa ada.'] },
  {
    viewId: 'mug-bernama', title: 'Mug Bercetak Nama atau Gambar Sendiri (Hadiah Guru, Hari Jadi, Perpisahan)', category: kenduri, weight: '0.38', price: '32.00', stock: null, pictures: [{ motif: 'mug', palette: 'kemboja', backdrop: 'sun' }],
    about: ['Hantar gambar atau nama, kami susun dan cetak. Contoh susunan dihantar melalui WhatsApp sebelum dicetak.', 'Siap dalam tiga hari bekerja.'],
    fileUpload: { label: 'Gambar atau logo untuk dicetak', placeholder: 'Pilih gambar (JPG atau PNG)', tooltip: 'Gambar yang jelas, sekurang-kurangnya 1000 piksel lebar.', is_required: true },
    tnc: 'Gambar mestilah milik anda atau anda ada kebenaran menggunakannya.\nBarang bercetak nama tidak boleh dipulangkan kecuali rosak.\nSetelah contoh diluluskan, susunan tidak boleh diubah.',
  },
  { viewId: 'bunga-telur', title: 'Bunga Telur Akrilik untuk Kenduri Kahwin', category: kenduri, weight: '0.06', price: '2.80', stock: 3000, quantity: { min: 100, multiple: 50 }, pictures: [{ motif: 'favour', palette: 'kunyit', backdrop: 'arch' }], about: ['Siap dengan bunga kertas. Minimum 100, tambah setiap 50.'] },
  { viewId: 'kad-kahwin', title: 'Kad Jemputan Kahwin Cetakan Emas dengan Sampul', category: kenduri, weight: '0.02', price: '1.60', stock: null, quantity: { min: 100, multiple: 100 }, pictures: [{ motif: 'card', palette: 'manggis', backdrop: 'leaves' }], about: ['Pilih bahasa Melayu, Inggeris atau Cina. Kami hantar contoh sebelum cetak.'], fileUpload: { label: 'Butiran majlis (gambar atau PDF)', placeholder: '', tooltip: 'Nama pengantin, tarikh, tempat dan nombor telefon wakil.', is_required: false } },
  { viewId: 'buku-yasin', title: 'Buku Yasin dan Tahlil dengan Nama Keluarga', category: kenduri, weight: '0.15', price: '6.50', stock: 500, quantity: { min: 30 }, pictures: [{ motif: 'book', palette: 'pandan', backdrop: 'tiles' }], about: ['Kulit baldu, cetakan nama warna emas. Minimum 30 naskhah.'] },
  { viewId: 'kotak-hadiah-raya', title: 'Kotak Hadiah Raya: Tiga Balang Kuih dan Kad Ucapan', category: raya, weight: '2.30', price: '98.00', promo: '88.00', promoDays: 16, countdown: true, stock: 40, pictures: [{ motif: 'box', palette: 'pandan', backdrop: 'arch' }, { motif: 'box', palette: 'kemboja', backdrop: 'sun' }], about: ['Tart nanas, almond london dan semperit dalam kotak keras bereben. Tulis ucapan anda pada ruangan nota.'] },
  { viewId: 'sampul-raya', title: 'Sampul Duit Raya Corak Songket (pek 20)', category: raya, weight: '0.08', price: '7.90', stock: 400, pictures: [{ motif: 'card', palette: 'kunyit', backdrop: 'tiles' }], about: ['Kertas tebal dengan cap timbul emas.'] },
]

export const rivalProducts: readonly DemoProduct[] = [
  { viewId: 'kuali-leper', title: 'Pinggan Hidang Seramik 30 cm', category: 'Dapur', weight: '0.90', price: '45.00', stock: 20, pictures: [{ motif: 'plate', palette: 'manggis', backdrop: 'sun' }], about: ['Besar, untuk lauk tengah hari.'] },
  { viewId: 'teko-tembikar', title: 'Teko Tembikar Coklat', category: 'Dapur', weight: '1.10', price: '59.00', stock: 12, pictures: [{ motif: 'teapot', palette: 'kopi', backdrop: 'arch' }], about: ['Menyimpan panas lebih lama.'] },
  { viewId: 'mug-jiran', title: 'Mug Jiran Sebelah', category: 'Dapur', weight: '0.35', price: '23.00', stock: 50, pictures: [{ motif: 'mug', palette: 'indigo', backdrop: 'hills' }], about: ['Sedikit lebih murah daripada jiran.'] },
  { viewId: 'kurung-jiran', title: 'Baju Kurung Moden Corak Tabur', category: 'Pakaian', weight: '0.60', pictures: [{ motif: 'kurung', palette: 'indigo', backdrop: 'arch' }], about: ['Potongan moden dengan poket.'], options: sizesBy({ S: '119.00', M: '119.00', L: '125.00' }, { stock: 7, weight: '0.60' }) },
]
