import type { Message } from '../../../platform/errors/message.ts'

export const cartTexts = {
  noShop: {
    ms: 'Kedai ini tidak dijumpai. Buka semula troli dari halaman kedai.',
    en: 'We cannot find the shop for this cart. Open the cart again from the shop page.',
    zh: '找不到此商店，请从商店页面重新打开购物车。',
  },
  ownPage: {
    ms: 'Barang ini tidak boleh dimasukkan ke troli. Pesan di halamannya sendiri.',
    en: 'This item cannot be added to the cart. Order it on its own page.',
    zh: '此商品须在其专页下单，不能加入购物车。',
  },
  chooseVariation: {
    ms: 'Pilih pilihan barang dahulu.',
    en: 'Select an option first.',
    zh: '请先选择款式。',
  },
  unknownVariation: {
    ms: 'Pilihan ini tidak dijual lagi. Pilih yang lain.',
    en: 'This option is no longer available. Choose another.',
    zh: '此款式已停售，请选择其他款式。',
  },
  full: {
    ms: 'Troli sudah penuh: paling banyak {max} jenis barang. Buang satu dahulu, atau pesan yang sedia ada.',
    en: 'Your cart is full (up to {max} different items). Remove one, or check out first.',
    zh: '购物车已满，最多 {max} 种商品。请先移除一种，或先下单。',
  },
  noSuchRow: {
    ms: 'Barang ini tiada lagi dalam troli.',
    en: 'This item is no longer in your cart.',
    zh: '此商品已不在购物车中。',
  },
  empty: {
    ms: 'Troli anda kosong. Tambah barang dahulu.',
    en: 'Your cart is empty. Add an item first.',
    zh: '购物车是空的，请先添加商品。',
  },
  gone: {
    ms: '{item} tidak dijual lagi. Buang daripada troli untuk teruskan.',
    en: '{item} is no longer available. Remove it to continue.',
    zh: '{item} 已停售，请移除后继续。',
  },
  added: { ms: 'Ditambah ke troli.', en: 'Added to the cart.', zh: '已加入购物车。' },
  removed: { ms: 'Dibuang daripada troli.', en: 'Removed from the cart.', zh: '已从购物车移除。' },
  cleared: { ms: 'Troli dikosongkan.', en: 'The cart is empty now.', zh: '购物车已清空。' },
  nothingShips: {
    ms: 'Tiada barang dalam troli yang perlu dihantar.',
    en: 'No items in the cart need delivery.',
    zh: '购物车中没有需要寄送的商品。',
  },
  needsPlace: {
    ms: 'Isi poskod, atau pilih negeri, untuk melihat harga penghantaran.',
    en: 'Enter the postcode or choose the state to see the delivery fee.',
    zh: '请填写邮编或选择州属以查看运费。',
  },
  noCoupons: {
    ms: 'Kupon tidak boleh digunakan dalam program ini.',
    en: 'Coupons cannot be used in this programme.',
    zh: '此计划不能使用优惠券。',
  },
  feeOwed: {
    ms: 'Bayar yuran penyertaan {amount} dahulu. Pautannya ada di halaman utama anda.',
    en: 'Pay the joining fee of {amount} first. Its link is on your home page.',
    zh: '请先支付加入费 {amount}，链接在您的首页。',
  },
  tooFew: {
    ms: 'Pesanan minimum ialah {min} unit. Tambah {more} lagi.',
    en: 'The minimum order is {min} pieces. Add {more} more.',
    zh: '最少须订购 {min} 件，还差 {more} 件。',
  },
  tooLittle: {
    ms: 'Pesanan minimum ialah {min}. Tambah {more} lagi.',
    en: 'The minimum order is {min}. Add {more} more.',
    zh: '最低订购金额为 {min}，还差 {more}。',
  },
  notCartons: {
    ms: 'Jumlah unit mestilah gandaan {step}. Tambah {more} lagi.',
    en: 'The number of pieces must be a multiple of {step}. Add {more} more.',
    zh: '总件数须为 {step} 的倍数，还差 {more} 件。',
  },
  onlyToYou: {
    ms: 'Program ini hanya menghantar ke alamat anda sendiri, poskod {postcode}.',
    en: 'This programme sends to your own address only, postcode {postcode}.',
    zh: '此计划只寄送到您本人的地址（邮编 {postcode}）。',
  },
  badSenderPhone: {
    ms: 'Nombor telefon pengirim ini nampak tidak betul. Contoh: 012-345 6789',
    en: 'The sender’s phone number does not look right. Example: 012-345 6789',
    zh: '寄件人电话号码不正确，例如：012-345 6789',
  },
  noOffer: {
    ms: 'Tawaran tambahan ini sudah tiada.',
    en: 'This extra offer is no longer available.',
    zh: '此加购优惠已结束。',
  },
  noSender: {
    ms: 'Troli ini tidak menerima nama pengirim lain. Buang dan hantar semula.',
    en: 'This cart does not accept a different sender. Remove it and try again.',
    zh: '此购物车不接受其他寄件人，请删除后重新提交。',
  },
  notTheirConsent: {
    ms: 'Hanya pembeli sendiri boleh bersetuju menerima tawaran. Buang tandanya dan hantar semula.',
    en: 'Only the buyer can agree to offers. Untick it and try again.',
    zh: '只有买家本人可以同意接收优惠信息，请取消勾选后重新提交。',
  },
  noSuchLink: {
    ms: 'Pautan troli ini sudah tamat atau tersilap.',
    en: 'This cart link is wrong or has expired.',
    zh: '此购物车链接已过期或有误。',
  },
  joined: {
    ms: '{count} barang daripada troli anda sebelum log masuk telah dimasukkan.',
    en: '{count} items from your earlier cart were added.',
    zh: '登录前购物车中的 {count} 种商品已合并。',
  },
  skipped: {
    ms: '{item} tidak dimasukkan kerana tidak dijual lagi.',
    en: '{item} was not added because it is no longer available.',
    zh: '{item} 已停售，未加入。',
  },
} satisfies Record<string, Message>
