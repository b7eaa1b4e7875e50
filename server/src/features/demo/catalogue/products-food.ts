import { sizesBy } from './demo-product.ts'
import type { DemoProduct } from './demo-product.ts'

const kuih = 'Makanan/Kuih & Biskut'
const sambal = 'Makanan/Sambal & Rempah'
const minuman = 'Makanan/Kopi, Teh & Madu'
const kerepek = 'Makanan/Keropok & Kerepek'

export const foodProducts: readonly DemoProduct[] = [
  {
    viewId: 'DEMO-EBOOK', title: 'E-buku: 12 Resipi Sambal Kampung (PDF)', category: sambal, weight: '0', price: '19.90', promo: '15.90', promoDays: 9,
    pictures: [{ motif: 'book', palette: 'terracotta', backdrop: 'sun' }, { motif: 'book', palette: 'terracotta', backdrop: 'sun', detail: true }],
    about: ['Dua belas resipi turun-temurun, sukatan tepat dan cara menyimpan supaya tahan lama.', '- Fail PDF, dibaca di telefon', '- Dimuat turun terus selepas bayaran'],
    ebook: {
      fileName: '12 Resipi Sambal Kampung.pdf',
      pages: [
        ['Dapur Kedai Demo', '', 'Dua belas resipi sambal yang boleh dibuat', 'dengan apa yang ada di dapur.', '', 'Selamat mencuba!'],
        ['1. Sambal Belacan', '', '10 biji cili merah', '1 sudu besar belacan, dibakar', '2 biji limau kasturi', 'Sedikit gula dan garam', '', 'Tumbuk cili dan belacan sehingga hancur.', 'Perah limau, perasakan dan hidang segera.'],
        ['2. Sambal Tumis Ikan Bilis', '', '20 tangkai cili kering', '1 cawan ikan bilis', '2 biji bawang besar', 'Asam jawa, gula dan garam', '', 'Tumis cili yang dikisar sehingga pecah minyak.', 'Masukkan asam jawa, bawang dan ikan bilis.'],
      ],
    },
  },
  {
    viewId: 'tart-nanas-gulung', title: 'Tart Nanas Gulung Mentega (50 biji)', category: kuih, weight: '0.85', price: '32.00', promo: '27.00', promoDays: 6, countdown: true, stock: 85,
    pictures: [{ motif: 'tart', palette: 'kunyit', backdrop: 'arch' }, { motif: 'tart', palette: 'kunyit', backdrop: 'arch', detail: true }],
    about: ['Jem nanas dimasak sendiri selama empat jam, kurang manis. Dibakar dengan mentega tulen.', '- 50 biji sebalang', '- Tahan dua bulan di tempat kering'],
    upsell: { of: 'kopi-sangai', title: 'Kopi kampung untuk dimakan bersama?', description: 'Sepek 250 g, sedap dengan kuih.', price: '12.00' },
  },
  { viewId: 'almond-london', title: 'Biskut Almond London Coklat Berlapis', category: kuih, weight: '0.80', price: '35.00', stock: 64, pictures: [{ motif: 'almond', palette: 'kopi', backdrop: 'sun' }], about: ['Badam panggang dalam biskut rangup, disalut coklat.'] },
  { viewId: 'kuih-bangkit', title: 'Kuih Bangkit Santan Kelapa', category: kuih, weight: '0.60', price: '22.00', stock: 0, pictures: [{ motif: 'bangkit', palette: 'senja', backdrop: 'hills' }], about: ['Cair di mulut. Kelompok seterusnya dibakar pada hujung minggu.'] },
  { viewId: 'semperit-dahlia', title: 'Biskut Semperit Dahlia Kastard', category: kuih, weight: '0.75', price: '24.00', stock: 110, pictures: [{ motif: 'dahlia', palette: 'limau', backdrop: 'leaves' }], about: ['Resipi arwah nenek, lembut dan lemak berkrim.'] },
  { viewId: 'kek-lapis-sarawak', title: 'Kek Lapis Sarawak Asli', category: kuih, weight: '1.00', pictures: [{ motif: 'lapis', palette: 'manggis', backdrop: 'table' }, { motif: 'lapis', palette: 'pandan', backdrop: 'table' }], about: ['Dibakar selapis demi selapis di Kuching. Dihantar sejuk beku.'], options: { names: ['Perisa'], variations: ['Horlik Coklat', 'Pandan Keju', 'Evergreen', 'Masam Manis'].map((taste, index) => ({ option_values: [taste], price: index === 1 ? '68.00' : '62.00', stock: [14, 9, 3, 20][index] ?? 0, weight: '1.00' })) } },
  { viewId: 'dodol-durian', title: 'Dodol Durian Kacau Kawah', category: kuih, weight: '0.50', price: '18.00', stock: 75, quantity: { max: 10 }, pictures: [{ motif: 'kunyah', palette: 'kopi', backdrop: 'hills' }], about: ['Dikacau enam jam dengan kayu api. Had 10 balang seorang.'] },
  { viewId: 'biskut-mazola', title: 'Biskut Kacang Mazola', category: kuih, weight: '0.70', price: '19.00', stock: 42, pictures: [{ motif: 'kunyah', palette: 'terracotta', backdrop: 'arch' }], about: ['Kacang tanah dikisar sendiri, rangup dan wangi.'] },
  { viewId: 'sambal-hitam', title: 'Sambal Hitam Pahang Belimbing Buluh', category: sambal, weight: '0.30', price: '15.00', stock: 130, pictures: [{ motif: 'sambalHitam', palette: 'limau', backdrop: 'sun' }], about: ['Masam, pedas dan berasap. Tanpa pengawet.'] },
  { viewId: 'sambal-bilis', title: 'Sambal Bilis Garing Serba Guna', category: sambal, weight: '0.30', price: '16.90', promo: '14.90', stock: 96, quantity: { min: 1, max: 24 }, pictures: [{ motif: 'sambalMerah', palette: 'senja', backdrop: 'arch' }, { motif: 'sambalMerah', palette: 'senja', backdrop: 'arch', detail: true }], about: ['Sedap dengan nasi panas, roti atau lempeng.'] },
  { viewId: 'serunding-daging', title: 'Serunding Daging Kelantan (Lembu Tempatan)', category: sambal, weight: '0.28', pictures: [{ motif: 'serunding', palette: 'pandan', backdrop: 'tiles' }], about: ['Daging lembu tempatan, berserat panjang.'], options: sizesBy({ '250 g': '28.00', '500 g': '53.00', '1 kg': '99.00' }, { stock: 15, weight: '0.5' }) },
  { viewId: 'rempah-kari-ikan', title: 'Rempah Kari Ikan Kisar Sendiri', category: sambal, weight: '0.25', price: '9.50', stock: 210, quantity: { min: 3 }, pictures: [{ motif: 'rempah', palette: 'kunyit', backdrop: 'hills' }], about: ['Dua belas jenis rempah, disangai dan dikisar setiap minggu. Pesanan minimum 3 balang.'] },
  { viewId: 'kicap-kampung', title: 'Kicap Manis Kampung Peraman Lama', category: sambal, weight: '0.75', price: '11.00', stock: 4, pictures: [{ motif: 'kicap', palette: 'terracotta', backdrop: 'table' }], about: ['Pekat dan tidak terlalu manis. Botol kaca 500 ml, dibalut gelembung.'] },
  { viewId: 'kopi-sangai', title: 'Kopi O Kampung Sangai Tradisional 250 g', category: minuman, weight: '0.27', price: '16.00', stock: 180, pictures: [{ motif: 'kopi', palette: 'kopi', backdrop: 'sun' }, { motif: 'kopi', palette: 'arang', backdrop: 'tiles' }], about: ['Disangai dengan api kayu di Johor. Kisar kasar untuk kopi O.'], upsell: { of: 'DEMO-MUG', title: 'Mug seramik untuk kopi pagi?', description: 'Mug buatan tangan, jimat RM 5.', price: '20.00' } },
  { viewId: 'teh-tarik-serbuk', title: 'Teh Tarik Serbuk Kurang Manis (20 paket)', category: minuman, weight: '0.50', price: '19.90', stock: 77, pictures: [{ motif: 'teh', palette: 'pandan', backdrop: 'hills' }], about: ['Teh tanah tinggi, kurang gula, berbuih bila dikacau.'] },
  { viewId: 'madu-kelulut', title: 'Madu Kelulut Asli dari Ladang Sendiri', category: minuman, weight: '0.55', pictures: [{ motif: 'madu', palette: 'kunyit', backdrop: 'leaves' }, { motif: 'madu', palette: 'kunyit', backdrop: 'leaves', detail: true }], about: ['Masam manis semula jadi. Simpan di tempat sejuk.', 'Tidak sesuai untuk bayi bawah setahun.'], options: sizesBy({ '250 ml': '45.00', '500 ml': '85.00' }, { stock: 18, weight: '0.55' }) },
  { viewId: 'keropok-lekor', title: 'Keropok Lekor Losong Sejuk Beku', category: kerepek, weight: '1.00', price: '13.00', stock: 300, quantity: { min: 5, multiple: 5 }, pictures: [{ motif: 'lekor', palette: 'laut', backdrop: 'table' }], about: ['Ikan parang segar dari jeti Losong. Sekotak 5 pek, jadi pesan 5, 10, 15…'] },
  { viewId: 'keropok-keping', title: 'Keropok Ikan Keping Mentah', category: kerepek, weight: '0.50', price: '12.50', stock: 88, pictures: [{ motif: 'keropok', palette: 'indigo', backdrop: 'arch' }], about: ['Dijemur matahari, goreng sendiri di rumah.'] },
  { viewId: 'kerepek-pisang', title: 'Kerepek Pisang Tanduk Manis Pedas', category: kerepek, weight: '0.25', price: '8.90', promo: '7.50', promoDays: 2, countdown: true, stock: 140, pictures: [{ motif: 'kerepek', palette: 'limau', backdrop: 'sun' }], about: ['Nipis dan rangup. Tahap pedas: sederhana.'] },
]
