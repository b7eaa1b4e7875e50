import { displayRinggit } from '../money/ringgit.ts'
import { sen, type Sen } from '../money/sen.ts'
import type { Lang } from '../text/lang.ts'
import type { DocumentRow, PaperDocument } from './paper-document.ts'

/** A paper with figures that add up, for tests, the gallery and the bench. */
export function sampleInvoice({
  lang = 'ms',
  lines = 6,
  stamp = null,
  number = 'INV-2026-0128',
}: { lang?: Lang; lines?: number; stamp?: PaperDocument['stamp']; number?: string | null } = {}): PaperDocument {
  const words = wordsOf[lang]
  const money = (amount: Sen) => displayRinggit(amount, lang)
  const rows = Array.from({ length: lines }, (_, place) => rowOf(place, words, money))
  const subtotal = sen(rows.reduce((sum, { amount }) => sum + amount, 0))
  const discount = sen(Math.floor(subtotal / 20))
  const shipping = sen(lines === 0 ? 0 : 800)
  const tax = sen(Math.floor(((subtotal - discount) * 8) / 100))
  const total = sen(subtotal - discount + shipping + tax)
  const paid = sen(Math.floor(total / 3))
  const due = money(sen(total - paid))
  return {
    kind: 'invoice',
    lang,
    title: words.title,
    number,
    stamp,
    accent: null,
    seller: {
      name: 'Dapur Kak Ros Enterprise',
      logo: null,
      lines: ['No. 12, Jalan Melati 3, Taman Melati', '53100 Kuala Lumpur'],
      facts: [
        { label: words.phone, value: '012-345 6789' },
        { label: words.mail, value: 'jualan@dapurkakros.test' },
        { label: words.registration, value: '202301012345 (SA0123456-A)' },
        { label: 'TIN', value: 'IG12345678901' },
        { label: 'SST', value: 'W10-2306-32000012' },
      ],
    },
    parties: [
      {
        heading: words.billTo,
        name: words.buyer,
        lines: ['B-12-3, Residensi Seri Mutiara', 'Jalan Ampang Hilir, 55000 Kuala Lumpur'],
        facts: [
          { label: words.phone, value: '013-987 6543' },
          { label: 'TIN', value: 'C20880050010' },
        ],
      },
    ],
    facts: [
      { label: words.issued, value: words.issuedOn },
      { label: words.due, value: words.dueOn, isStrong: true },
      { label: words.terms, value: words.termDays },
      { label: words.reference, value: 'PO-7781' },
    ],
    table: {
      columns: [
        { label: '#', align: 'start', narrow: 'hidden' },
        { label: words.item, align: 'start', grows: true, narrow: 'title' },
        { label: words.quantity, align: 'end', narrow: 'detail' },
        { label: words.price, align: 'end', narrow: 'detail' },
        { label: words.amount, align: 'end', narrow: 'amount' },
      ],
      rows: rows.map(({ row }) => row),
      narrowJoin: ' × ',
      empty: words.noLines,
    },
    totals: [
      { label: words.subtotal, value: money(subtotal) },
      { label: `${words.discount} 5%`, value: money(sen(-discount)) },
      { label: words.shipping, value: money(shipping) },
      { label: 'SST 8%', value: money(tax) },
      { label: words.total, value: money(total), emphasis: 'total' },
      { label: words.balance, value: due, emphasis: 'due' },
    ],
    payments: {
      heading: words.payments,
      rows: [{ label: words.issuedOn, detail: 'FPX · KD20261103-8841', value: money(paid) }],
    },
    explanation: words.explanation,
    notes: [
      { heading: words.notes, text: words.thanks },
      { heading: words.conditions, text: words.conditionsText },
    ],
    pay: {
      heading: words.howToPay,
      text: words.scan,
      qr: { text: 'https://kedai.example/i/b7d1c0a9e2f34455', caption: words.caption },
      link: { url: 'https://kedai.example/i/b7d1c0a9e2f34455', label: 'kedai.example/i/b7d1c0a9e2f34455' },
      accounts: [{ bank: 'Maybank', number: '5140 1234 5678', holder: 'Dapur Kak Ros Enterprise' }],
      reference: { label: words.reference, value: number ?? '' },
    },
    footer: words.footer,
    words: { pageOf: words.pageOf },
  }
}

function rowOf(
  place: number,
  { goods, option }: Words,
  money: (amount: Sen) => string,
): { row: DocumentRow; amount: number } {
  const quantity = (place % 7) + 1
  const price = sen(1250 + ((place * 785) % 24_000))
  const amount = sen(quantity * price)
  const cells = [String(place + 1), goods[place % goods.length] ?? '', String(quantity), money(price), money(amount)]
  return { amount, row: { cells, ...(place % 4 === 1 && { details: [option] }) } }
}

type Words = (typeof wordsOf)[Lang]

const wordsOf = {
  ms: {
    title: 'Invois',
    billTo: 'Bil kepada',
    buyer: 'Nurul Aisyah binti Mohd Hafizuddin',
    phone: 'Tel',
    mail: 'E-mel',
    registration: 'No. pendaftaran',
    issued: 'Tarikh invois',
    issuedOn: '3 Nov 2026',
    due: 'Tarikh akhir bayaran',
    dueOn: '17 Nov 2026',
    terms: 'Tempoh',
    termDays: '14 hari',
    reference: 'Rujukan',
    item: 'Butiran',
    quantity: 'Kuantiti',
    price: 'Harga seunit',
    amount: 'Jumlah',
    noLines: 'Belum ada butiran.',
    subtotal: 'Jumlah kecil',
    discount: 'Diskaun',
    shipping: 'Penghantaran',
    total: 'Jumlah keseluruhan',
    balance: 'Baki perlu dibayar',
    payments: 'Bayaran diterima',
    explanation: 'Cukai perkhidmatan 8% dikira selepas diskaun.',
    notes: 'Nota',
    thanks: 'Terima kasih kerana menempah dengan kami. Kek dihantar dalam kotak sejuk; sila simpan di bawah 4 °C.',
    conditions: 'Terma',
    conditionsText: 'Deposit tidak dikembalikan.\nTempahan boleh dipinda tiga hari sebelum tarikh penghantaran.',
    howToPay: 'Cara membayar',
    scan: 'Imbas kod ini atau buka pautan untuk membayar dengan FPX, kad atau e-dompet.',
    caption: 'Imbas untuk bayar',
    footer: 'Invois ini dijana oleh komputer dan sah tanpa tandatangan.',
    pageOf: 'Halaman {page} daripada {pages}',
    option: 'Perisa: pandan gula melaka · Saiz 8 inci',
    goods: [
      'Kek batik premium',
      'Set hantaran kuih tradisional untuk 40 orang, termasuk dulang tembaga dan penghantaran',
      'Sewa khemah arabian',
      'Bihun goreng',
      'Pulut kuning 🎉',
      'Jubah kanak-kanak',
    ],
  },
  en: {
    title: 'Invoice',
    billTo: 'Billed to',
    buyer: 'Harmony Facilities Management Sdn. Bhd.',
    phone: 'Phone',
    mail: 'Email',
    registration: 'Registration no.',
    issued: 'Invoice date',
    issuedOn: '3 Nov 2026',
    due: 'Due date',
    dueOn: '17 Nov 2026',
    terms: 'Terms',
    termDays: '14 days',
    reference: 'Reference',
    item: 'Description',
    quantity: 'Qty',
    price: 'Unit price',
    amount: 'Amount',
    noLines: 'No lines yet.',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    total: 'Total',
    balance: 'Balance due',
    payments: 'Payments received',
    explanation: 'Service tax of 8% is worked out after the discount.',
    notes: 'Notes',
    thanks: 'Thank you for ordering with us. Cakes travel in a cold box; please keep them below 4 °C.',
    conditions: 'Terms',
    conditionsText: 'Deposits are not refundable.\nOrders may be changed up to three days before delivery.',
    howToPay: 'How to pay',
    scan: 'Scan the code or open the link to pay by FPX, card or e-wallet.',
    caption: 'Scan to pay',
    footer: 'This invoice is computer-generated and valid without a signature.',
    pageOf: 'Page {page} of {pages}',
    option: 'Flavour: pandan gula melaka · 8 inches',
    goods: [
      'Premium batik cake',
      'Traditional kuih set for 40 guests, with brass trays and delivery to the hall',
      'Arabian tent, one day',
      'Fried vermicelli',
      'Yellow glutinous rice 🎉',
      'Children’s jubah',
    ],
  },
  zh: {
    title: '发票',
    billTo: '客户',
    buyer: '陳美玲（和谐餐饮有限公司）',
    phone: '电话',
    mail: '邮箱',
    registration: '注册号',
    issued: '开票日期',
    issuedOn: '2026年11月3日',
    due: '付款期限',
    dueOn: '2026年11月17日',
    terms: '账期',
    termDays: '14 天',
    reference: '参考编号',
    item: '项目',
    quantity: '数量',
    price: '单价',
    amount: '金额',
    noLines: '还没有项目。',
    subtotal: '小计',
    discount: '折扣',
    shipping: '运费',
    total: '总额',
    balance: '应付余额',
    payments: '已收款项',
    explanation: '8% 服务税按折扣后的金额计算。',
    notes: '备注',
    thanks: '感谢您的订购。蛋糕以冷藏箱运送，收到后请存放于 4 °C 以下。',
    conditions: '条款',
    conditionsText: '订金恕不退还。\n如需更改订单，请于送货前三天通知我们。',
    howToPay: '付款方式',
    scan: '扫描二维码或打开链接，即可用 FPX、银行卡或电子钱包付款。',
    caption: '扫码付款',
    footer: '本发票由电脑生成，无需签名即有效。',
    pageOf: '第 {page} 页，共 {pages} 页',
    option: '口味：香兰椰糖 · 8 寸',
    goods: [
      '招牌千层糕',
      '四十人份传统糕点礼盒，含铜盘与送货到会场的服务，请于活动前三天确认人数',
      '阿拉伯式帐篷租赁',
      '炒米粉',
      '黄姜糯米饭 🎉',
      '儿童长袍',
    ],
  },
}
