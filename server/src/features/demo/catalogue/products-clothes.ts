import { sizesBy } from './demo-product.ts'
import type { DemoProduct } from './demo-product.ts'

const baju = 'Pakaian/Baju'
const tudung = 'Pakaian/Tudung & Telekung'
const kain = 'Pakaian/Kain & Batik'

export const clothesProducts: readonly DemoProduct[] = [
  {
    viewId: 'DEMO-TEE', title: 'Baju-T Kapas Sisir Unisex', category: baju, weight: '0.22',
    pictures: [{ motif: 'tee', palette: 'terracotta', backdrop: 'arch' }, { motif: 'tee', palette: 'indigo', backdrop: 'sun' }, { motif: 'tee', palette: 'pandan', backdrop: 'leaves' }],
    pictureOf: { Bata: 0, 'Biru Tua': 1, 'Hijau Pandan': 2 },
    about: ['Kapas sisir 190 gsm yang lembut dan tidak panas. Potongan biasa, sesuai untuk lelaki dan perempuan.', '- Kolar tidak mudah longgar', '- Cetakan tahan basuhan mesin', '- Basuh dengan warna serupa, jangan guna peluntur'],
    options: {
      names: ['Saiz', 'Warna'],
      variations: Object.entries({ S: '39.00', M: '39.00', L: '42.00', XL: '45.00' }).flatMap(([size, price], row) => ['Bata', 'Biru Tua', 'Hijau Pandan'].map((colour, column) =>
        ({ option_values: [size, colour], price, sku: `TEE-${size}-${column + 1}`, stock: [24, 30, 18, 6, 40, 35, 0, 22, 28, 12, 3, 9][row * 3 + column] ?? 0, weight: '0.22' }))),
    },
  },
  {
    viewId: 'baju-melayu-cekak', title: 'Baju Melayu Cekak Musang Lycra Tanpa Gosok (Sepasang dengan Seluar dan Butang Baju)', category: baju, weight: '0.65',
    pictures: [{ motif: 'melayu', palette: 'laut', backdrop: 'arch' }, { motif: 'melayu', palette: 'laut', backdrop: 'arch', detail: true }],
    about: ['Jahitan kemas dengan pesak dan kekek tradisional. Fabrik lycra yang anjal, tidak perlu digosok.', '- Poket di baju dan seluar', '- Butang baju disertakan', 'Ukur dada anda dahulu; jika ragu, pilih satu saiz lebih besar.'],
    options: sizesBy({ S: '129.00', M: '129.00', L: '139.00', XL: '139.00', XXL: '149.00' }, { stock: 6, weight: '0.65', promos: { S: '109.00', M: '109.00', L: '119.00', XL: '119.00' } }), promoDays: 9,
  },
  {
    viewId: 'kurung-pahang', title: 'Baju Kurung Pahang Kapas Jepun Corak Bunga Raya Tanah Melayu — Potongan Labuh Mesra Penyusuan', category: baju, weight: '0.60',
    pictures: [{ motif: 'kurung', palette: 'kemboja', backdrop: 'leaves' }, { motif: 'kurung', palette: 'kemboja', backdrop: 'leaves', detail: true }],
    about: ['Kapas Jepun yang sejuk, sesuai dipakai seharian di pejabat atau ke kenduri.', '- Zip di hadapan, mesra ibu menyusu', '- Kain batang boleh laras di pinggang'],
    options: sizesBy({ XS: '159.00', S: '159.00', M: '159.00', L: '169.00', XL: '169.00' }, { stock: 4, weight: '0.60' }),
  },
  { viewId: 'kurta-budak', title: 'Kurta Kanak-kanak Lelaki Lengan Pendek', category: baju, weight: '0.20', pictures: [{ motif: 'melayu', palette: 'limau', backdrop: 'hills' }], about: ['Kapas lembut untuk anak yang aktif, umur 2 hingga 10 tahun.'], options: sizesBy({ '2–3 tahun': '45.00', '4–6 tahun': '49.00', '7–10 tahun': '55.00' }, { stock: 9, weight: '0.20' }) },
  { viewId: 'songkok-baldu', title: 'Songkok Baldu Hitam Tinggi 4 Inci', category: baju, weight: '0.25', pictures: [{ motif: 'songkok', palette: 'arang', backdrop: 'sun' }], about: ['Baldu lembut dengan lapisan dalam satin. Dibuat dengan tangan di Kuala Terengganu.'], options: sizesBy({ '21': '38.00', '21.5': '38.00', '22': '38.00', '22.5': '42.00' }, { stock: 5, weight: '0.25' }) },
  {
    viewId: 'tudung-bawal', title: 'Tudung Bawal Cotton Voile Bidang 45', category: tudung, weight: '0.12', pictures: [{ motif: 'scarf', palette: 'manggis', backdrop: 'sun' }, { motif: 'scarf', palette: 'kemboja', backdrop: 'arch' }],
    about: ['Mudah dibentuk, tidak licin dan tidak jarang. Jahitan tepi halus.'],
    options: { names: ['Warna'], variations: ['Manggis', 'Kemboja', 'Pandan', 'Langit', 'Kopi', 'Kelabu'].map((colour, index) => ({ option_values: [colour], price: '18.90', stock: [40, 25, 0, 31, 12, 4][index] ?? 0, weight: '0.12' })) },
    upsell: { of: 'sabun-serai', title: 'Tambah sabun serai wangi?', description: 'Satu ketul sabun buatan tangan dengan harga istimewa.', price: '6.00' },
  },
  { viewId: 'selendang-satin', title: 'Selendang Satin Premium 2 Meter', category: tudung, weight: '0.15', price: '35.00', promo: '28.00', promoDays: 4, countdown: true, stock: 60, pictures: [{ motif: 'scarf', palette: 'senja', backdrop: 'hills' }], about: ['Satin jatuh cantik untuk majlis. Panjang 2 meter, lebar 75 cm.'] },
  { viewId: 'telekung-travel', title: 'Telekung Perjalanan Parasut Ringan dengan Beg Sandang (Sesuai untuk Umrah dan Haji)', category: tudung, weight: '0.45', price: '89.00', stock: 34, pictures: [{ motif: 'scarf', palette: 'krim', backdrop: 'tiles' }], about: ['Cepat kering, muat dalam beg sandang kecil yang disertakan.', '- Berat hanya 450 g', '- Saiz bebas'] },
  {
    viewId: 'batik-lukis-sutera', title: 'Kain Batik Lukis Tangan Sutera 4 Meter — Motif Bunga Kemboja, Edisi Terhad, Setiap Helai Berlainan', category: kain, weight: '0.70', price: '480.00', stock: 4,
    pictures: [{ motif: 'batik', palette: 'laut', backdrop: 'arch' }, { motif: 'batik', palette: 'laut', backdrop: 'arch', detail: true }, { motif: 'batikHang', palette: 'laut', backdrop: 'sun' }],
    about: ['Dilukis dengan canting oleh pembatik di Kota Bharu. Tiada dua helai yang sama; gambar ialah contoh.', 'Cuci kering sahaja.'], tnc: 'Kain yang dipotong mengikut pesanan tidak boleh dipulangkan.\nSedikit perbezaan warna adalah biasa bagi batik lukis tangan.',
  },
  { viewId: 'sarung-terengganu', title: 'Kain Batik Sarung Terengganu', category: kain, weight: '0.35', price: '24.00', stock: 120, quantity: { min: 2, multiple: 2 }, pictures: [{ motif: 'batikHang', palette: 'indigo', backdrop: 'leaves' }], about: ['Kapas halus siap jahit. Dijual sepasang: pesan 2, 4, 6…'] },
  { viewId: 'pelekat-tenun', title: 'Kain Pelikat Tenun Benang Halus', category: kain, weight: '0.40', price: '55.00', promo: '47.90', promoDays: 14, stock: 48, pictures: [{ motif: 'sarung', palette: 'terracotta', backdrop: 'table' }], about: ['Tenunan rapat, lembut selepas basuhan pertama. Lelaki, saiz bebas.'] },
  { viewId: 'songket-pucuk-rebung', title: 'Songket Tenun Tangan Terengganu Benang Emas Corak Penuh Pucuk Rebung (Tempahan Khas)', category: kain, weight: '1.10', price: '1250.00', stock: 2, pictures: [{ motif: 'rebung', palette: 'manggis', backdrop: 'arch' }, { motif: 'songket', palette: 'manggis', backdrop: 'arch' }], about: ['Mengambil masa enam minggu untuk ditenun. Datang dengan kotak simpanan.'] },
  { viewId: 'sampin-songket', title: 'Sampin Songket Tabur', category: kain, weight: '0.50', price: '165.00', stock: 0, pictures: [{ motif: 'songket', palette: 'kunyit', backdrop: 'sun' }], about: ['Corak bunga tabur benang emas. Stok baharu dijangka bulan hadapan.'] },
]
