import type { Message } from '../../../platform/errors/message.ts'

export const accountTexts = {
  saved: {
    ms: 'Akaun {name} disimpan.',
    en: 'The {name} account is saved.',
    zh: '{name} 账户已保存。',
  },
  works: { ms: '{name} menerima kunci ini.', en: '{name} accepts these keys.', zh: '{name} 接受这些密钥。' },
  fails: {
    ms: '{name} tidak berfungsi dengan kunci ini: {problem}',
    en: '{name} does not work with these keys: {problem}',
    zh: '{name} 无法使用这些密钥：{problem}',
  },
  missing: {
    ms: 'Isi ini dahulu sebelum menghidupkan {name}.',
    en: 'Fill this in before you turn {name} on.',
    zh: '启用 {name} 前请先填写此项。',
  },
  notSetUp: {
    ms: 'Simpan kunci {name} dahulu.',
    en: 'Save the {name} keys first.',
    zh: '请先保存 {name} 的密钥。',
  },
  notOpen: {
    ms: 'Kunci {name} tidak dapat dibuka lagi. Isi semula.',
    en: 'The {name} keys can no longer be read. Enter them again.',
    zh: '{name} 的密钥已无法读取，请重新填写。',
  },
  notBelieved: {
    ms: 'Laporan ini tidak ditandatangani dengan betul.',
    en: 'The signature of this report is not valid.',
    zh: '此报告的签名不正确。',
  },
  unreadable: {
    ms: 'Laporan ini tidak dapat dibaca.',
    en: 'This report is not valid.',
    zh: '无法读取此报告。',
  },
} satisfies Record<string, Message>

export const bookTexts = {
  booked: {
    ms: 'Bungkusan ditempah dengan {courier}.',
    en: 'The parcel is booked with {courier}.',
    zh: '包裹已通过 {courier} 下单。',
  },
  byHand: {
    ms: 'Ditandakan ditempah. Tambah nombor penjejakan apabila ada.',
    en: 'Marked as booked. Add the tracking number once you have it.',
    zh: '已标记为已下单，取得运单号后请填写。',
  },
  accountOff: {
    ms: 'Hidupkan akaun {name} di Tetapan → Penghantaran dahulu.',
    en: 'Turn the {name} account on under Settings → Shipping first.',
    zh: '请先在“设置 → 配送”中启用 {name} 账户。',
  },
  unknownProvider: { ms: 'Tiada kurier sedemikian.', en: 'This courier does not exist.', zh: '没有此快递公司。' },
  notWaiting: {
    ms: 'Bungkusan ini tidak menunggu untuk ditempah.',
    en: 'This parcel is not waiting to be booked.',
    zh: '此包裹不处于待下单状态。',
  },
  noSender: {
    ms: 'Isi alamat, poskod, bandar dan negeri kedai anda di Tetapan → Syarikat dahulu: kurier mengambil bungkusan di sana.',
    en: 'Fill in your shop’s address, postcode, city and state under Settings → Company first. The courier picks up from there.',
    zh: '请先在“设置 → 公司资料”中填写店铺的地址、邮编、城市和州属：快递将到该处揽收。',
  },
  noReceiver: {
    ms: 'Pesanan ini tiada alamat penuh di Malaysia.',
    en: 'This order has no complete address in Malaysia.',
    zh: '此订单没有完整的马来西亚地址。',
  },
  noService: {
    ms: 'Pilih harga dan perkhidmatan dahulu.',
    en: 'Choose a price and a service first.',
    zh: '请先选择价格和服务。',
  },
  noWeight: {
    ms: 'Isi berat bungkusan: barang di dalamnya tiada berat.',
    en: 'Fill in the parcel weight. Its items have no weight set.',
    zh: '请填写包裹重量：其中的货品没有设定重量。',
  },
  weightUnreadable: {
    ms: 'Isi berat dalam kilogram, contohnya 1.25.',
    en: 'Fill in the weight in kilograms, for example 1.25.',
    zh: '请以公斤填写重量，例如 1.25。',
  },
  noCollect: {
    ms: '{name} tidak menyokong COD melalui Kedai. Tempah di laman {name}, kemudian isi nombor penjejakan.',
    en: '{name} does not support COD through Kedai. Book it on the {name} website, then fill in the tracking number.',
    zh: '{name} 不支持通过 Kedai 代收货款。请在 {name} 的网页下单，然后填写运单号。',
  },
  refused: { ms: '{name} menolak: {problem}', en: '{name} refused: {problem}', zh: '{name} 拒绝：{problem}' },
  noAnswer: {
    ms: '{name} tidak menjawab. Tekan sekali lagi nanti: bungkusan tidak akan ditempah dua kali.',
    en: '{name} did not respond. Try again later. The parcel will not be booked twice.',
    zh: '{name} 没有回应。请稍后再按一次：包裹不会重复下单。',
  },
  unclear: {
    ms: '{name} tidak menjawab, jadi kami tidak tahu sama ada bungkusan ini sudah ditempah. Semak di laman {name}: jika ada, isi nombor penjejakannya; jika tiada, tempah semula.',
    en: '{name} did not respond, so we cannot confirm this booking. Check the {name} website. If it is booked, fill in the tracking number. If not, book it again.',
    zh: '{name} 没有回应，无法得知此包裹是否已下单。请到 {name} 的网页查看：如已下单，请填写运单号；如没有，请重新下单。',
  },
  underWay: {
    ms: 'Tempahan sedang dibuat. Tunggu sebentar.',
    en: 'The parcel is being booked. Please wait.',
    zh: '正在下单，请稍候。',
  },
  notBooked: {
    ms: 'Bungkusan ini tidak ditempah dengan kurier.',
    en: 'This parcel is not booked with a courier.',
    zh: '此包裹未通过快递下单。',
  },
  noLabel: {
    ms: '{name} belum memberi label. Cuba lagi sebentar nanti.',
    en: '{name} has not provided a label yet. Try again later.',
    zh: '{name} 尚未提供面单，请稍后再试。',
  },
} satisfies Record<string, Message>

/** What a courier needs that no program can give. */
export const notes = {
  easyparcel: {
    ms: 'Perlu kunci API dari EasyParcel (Integrations) dan kredit yang mencukupi: bungkusan dibayar daripada kredit semasa ditempah.',
    en: 'Needs an EasyParcel API key (Integrations) and enough credit. Each booking is paid from your credit.',
    zh: '需要 EasyParcel 的 API 密钥（Integrations）和足够的余额：下单时从余额扣款。',
  },
  ninjavan: {
    ms: 'Perlu perjanjian penghantar dengan Ninja Van; mereka memberi client ID dan secret. Harga mengikut perjanjian anda, jadi diambil daripada jadual anda sendiri.',
    en: 'Needs a shipper agreement with Ninja Van, which provides the client ID and secret. Rates follow your agreement, so set them in your own rate table.',
    zh: '需要与 Ninja Van 签订寄件协议，由其提供 client ID 和 secret。价格依协议而定，因此取自您自己的价目表。',
  },
  jnt: {
    ms: 'Perlu akaun VIP J&T; mereka memberi API account, private key, customer code dan password yang sudah dihash. Harga diambil daripada jadual anda sendiri.',
    en: 'Needs a J&T VIP account, which provides the API account, private key, customer code and hashed password. Set the rates in your own rate table.',
    zh: '需要 J&T VIP 账户，由其提供 API account、private key、customer code 和已散列的 password。价格取自您自己的价目表。',
  },
  poslaju: {
    ms: 'Perlu akaun korporat SendParcel dengan Pos Malaysia. Harga diambil daripada jadual anda sendiri.',
    en: 'Needs a SendParcel Corporate account with Pos Malaysia. Set the rates in your own rate table.',
    zh: '需要 Pos Malaysia 的 SendParcel 企业账户。价格取自您自己的价目表。',
  },
  dhl: {
    ms: 'Perlu perjanjian dengan DHL eCommerce (pickup dan sold-to account). Penjejakan automatik perlu perjanjian berasingan, jadi tandakan sampai sendiri.',
    en: 'Needs an agreement with DHL eCommerce (pickup and sold-to account). Automatic tracking needs a separate agreement, so mark parcels as delivered yourself.',
    zh: '需要与 DHL eCommerce 签约（pickup 和 sold-to 账户）。自动追踪需另行签约，因此请自行标记送达。',
  },
  lalamove: {
    ms: 'Perlu kunci API Lalamove dan baki dompet. Penunggang perlukan titik peta bagi kedai dan pembeli. COD tidak disokong.',
    en: 'Needs a Lalamove API key and wallet balance. Set map locations for the shop and the buyer. COD is not supported.',
    zh: '需要 Lalamove API 密钥和钱包余额。骑手需要店铺与买家的地图坐标。不支持货到付款。',
  },
} satisfies Record<string, Message>
