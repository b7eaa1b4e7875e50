import type { Message } from '../errors/message.ts'

/** What people call the wire's fields. The last name of a path decides: `participants.0.email` is an e-mail. */
const labels: Record<string, Message> = {
  name: { ms: 'Nama', en: 'Name', zh: '姓名' },
  email: { ms: 'E-mel', en: 'E-mail', zh: '电子邮箱' },
  phone: { ms: 'Nombor telefon', en: 'Phone number', zh: '电话号码' },
  mobile: { ms: 'Nombor telefon', en: 'Phone number', zh: '手机号码' },
  phone_number: { ms: 'Nombor telefon', en: 'Phone number', zh: '电话号码' },
  whatsapp_number: { ms: 'Nombor WhatsApp', en: 'WhatsApp number', zh: 'WhatsApp 号码' },
  address: { ms: 'Alamat', en: 'Address', zh: '地址' },
  city: { ms: 'Bandar', en: 'City', zh: '城市' },
  postcode: { ms: 'Poskod', en: 'Postcode', zh: '邮编' },
  state: { ms: 'Negeri', en: 'State', zh: '州属' },
  country: { ms: 'Negara', en: 'Country', zh: '国家' },
  quantity: { ms: 'Kuantiti', en: 'Quantity', zh: '数量' },
  notes: { ms: 'Nota', en: 'Notes', zh: '备注' },
  note: { ms: 'Nota', en: 'Note', zh: '备注' },
  text: { ms: 'Teks', en: 'Text', zh: '文字' },
  code: { ms: 'Kod', en: 'Code', zh: '代码' },
  coupon_code: { ms: 'Kod kupon', en: 'Coupon code', zh: '优惠码' },
  shipping: { ms: 'Penghantaran', en: 'Shipping', zh: '运送方式' },
  shipping_method_id: { ms: 'Penghantaran', en: 'Shipping', zh: '运送方式' },
  location: { ms: 'Lokasi', en: 'Location', zh: '地点' },
  paymentMethod: { ms: 'Cara bayaran', en: 'Payment method', zh: '付款方式' },
  paymentProof: { ms: 'Resit bayaran', en: 'Payment slip', zh: '付款凭证' },
  file_upload: { ms: 'Fail', en: 'File', zh: '文件' },
  agreeTnc: { ms: 'Persetujuan terma', en: 'Agreement to the terms', zh: '条款同意' },
  click_upsell: { ms: 'Tawaran tambahan', en: 'Extra offer', zh: '加购优惠' },
  password: { ms: 'Kata laluan', en: 'Password', zh: '密码' },
  shop_name: { ms: 'Nama kedai', en: 'Shop name', zh: '店铺名称' },
  username: { ms: 'Nama pengguna kedai', en: 'Shop username', zh: '店铺用户名' },
  token: { ms: 'Pautan', en: 'Link', zh: '链接' },
  title: { ms: 'Tajuk', en: 'Title', zh: '标题' },
  content: { ms: 'Keterangan', en: 'Description', zh: '描述' },
  description: { ms: 'Keterangan', en: 'Description', zh: '描述' },
  price: { ms: 'Harga', en: 'Price', zh: '价格' },
  amount: { ms: 'Jumlah', en: 'Amount', zh: '金额' },
  stock: { ms: 'Stok', en: 'Stock', zh: '库存' },
  weight: { ms: 'Berat', en: 'Weight', zh: '重量' },
  reason: { ms: 'Sebab', en: 'Reason', zh: '原因' },
  method: { ms: 'Cara', en: 'Method', zh: '方式' },
  reference: { ms: 'Rujukan', en: 'Reference', zh: '参考号' },
  courier: { ms: 'Kurier', en: 'Courier', zh: '快递公司' },
  tracking_number: { ms: 'Nombor penjejakan', en: 'Tracking number', zh: '运单号' },
  image: { ms: 'Gambar', en: 'Picture', zh: '图片' },
  images: { ms: 'Gambar', en: 'Pictures', zh: '图片' },
  page: { ms: 'Halaman', en: 'Page', zh: '页码' },
  items: { ms: 'Barang', en: 'Items', zh: '商品' },
  participants: { ms: 'Peserta', en: 'Participants', zh: '参加者' },
}

const unnamed: Message = { ms: 'Ruangan ini', en: 'This field', zh: '此栏' }

/** The label of a field by its path. */
export function labelOf(path: readonly PropertyKey[]): Message {
  const names = path.filter((part) => typeof part === 'string')
  return labels[names.at(-1) ?? ''] ?? unnamed
}
