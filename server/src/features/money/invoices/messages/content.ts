import type { Message } from '../../../../platform/errors/message.ts'

/** What is wrong with a typed invoice, at its field. */
export const contentTexts = {
  revisionNeeded: {
    ms: 'Invois ini sudah diluluskan: sertakan `revision` yang anda lihat.',
    en: 'This invoice is approved. Include the `revision` that you last read.',
    zh: '此发票已批准：请附上您看到的 `revision`。',
  },
  email: {
    ms: 'Alamat e-mel ini tidak lengkap. Contoh: nama@syarikat.com.',
    en: 'This e-mail address is not complete. Example: name@company.com.',
    zh: '电子邮箱不完整，例如 name@company.com。',
  },
  phone: {
    ms: 'Nombor telefon ini tidak dikenali. Contoh: 012-345 6789.',
    en: 'This phone number is not recognised. Example: 012-345 6789.',
    zh: '无法识别此电话号码，例如 012-345 6789。',
  },
  postcode: {
    ms: 'Poskod Malaysia ada 5 angka.',
    en: 'A Malaysian postcode has 5 digits.',
    zh: '马来西亚邮编为 5 位数字。',
  },
  state: {
    ms: 'Negeri ini tidak dikenali. Pilih daripada senarai.',
    en: 'This state is not recognised. Choose one from the list.',
    zh: '无法识别此州属，请从列表中选择。',
  },
  country: {
    ms: 'Kod negara ada dua huruf, seperti MY.',
    en: 'A country code has two letters, such as MY.',
    zh: '国家代码为两个字母，例如 MY。',
  },
  unknownCountry: {
    ms: 'Tiada negara dengan kod ini. Pilih daripada senarai.',
    en: 'There is no country with this code. Choose one from the list.',
    zh: '没有此国家代码，请从列表中选择。',
  },
  tin: {
    ms: 'Nombor cukai (TIN) ini tidak lengkap. Contoh: C2584563200 bagi syarikat, IG115002000 bagi individu.',
    en: 'This tax number (TIN) is not complete. Example: C2584563200 for a company, IG115002000 for a person.',
    zh: '税号 (TIN) 不完整。例如：公司 C2584563200，个人 IG115002000。',
  },
  foreignTin: {
    ms: 'Nombor cukai mengandungi huruf dan angka, sekurang-kurangnya empat.',
    en: 'A tax number has at least four letters and digits.',
    zh: '税号由字母和数字组成，至少四个字符。',
  },
  issueFarOff: {
    ms: 'Semak tahunnya: tarikh invois antara sepuluh tahun yang lalu dan setahun dari sekarang.',
    en: 'Check the year. The invoice date must be within the past ten years or the next year.',
    zh: '请检查年份：发票日期须在十年前至一年后之间。',
  },
  dueFarOff: {
    ms: 'Semak tahunnya: tarikh akhir selewat-lewatnya sepuluh tahun selepas tarikh invois.',
    en: 'Check the year. The due date can be at most ten years after the invoice date.',
    zh: '请检查年份：到期日最迟为发票日期后十年。',
  },
  quantity: {
    ms: 'Kuantiti mesti lebih daripada 0, dengan paling banyak 5 tempat perpuluhan.',
    en: 'The quantity must be more than 0, with at most 5 decimals.',
    zh: '数量必须大于 0，最多 5 位小数。',
  },
  unitPrice: {
    ms: 'Harga seunit mesti 0 atau lebih, dengan paling banyak 4 tempat perpuluhan. Untuk mengurangkan jumlah, gunakan diskaun.',
    en: 'The unit price must be 0 or more, with at most 4 decimals. To reduce the total, use the discount.',
    zh: '单价必须为 0 或以上，最多 4 位小数。如需减价，请使用折扣。',
  },
  money: {
    ms: 'Taip amaun dalam {currency}, 0 atau lebih, seperti {example}.',
    en: 'Enter an amount in {currency}, 0 or more, such as {example}.',
    zh: '请输入 {currency} 金额，0 或以上，例如 {example}。',
  },
  rate: {
    ms: 'Taip peratus antara 0 dan 100, dengan paling banyak 4 tempat perpuluhan.',
    en: 'Enter a percentage between 0 and 100, with at most 4 decimals.',
    zh: '请输入 0 至 100 的百分比，最多 4 位小数。',
  },
  discountOverSubtotal: {
    ms: 'Diskaun tidak boleh melebihi jumlah kecil.',
    en: 'The discount cannot exceed the subtotal.',
    zh: '折扣不能超过小计。',
  },
  tooLarge: {
    ms: 'Jumlah invois terlalu besar. Hadnya {most}.',
    en: 'The invoice is too large. The limit is {most}.',
    zh: '发票金额过大，上限为 {most}。',
  },
  dueBeforeIssue: {
    ms: 'Tarikh akhir bayaran tidak boleh sebelum tarikh invois.',
    en: 'The due date cannot be before the invoice date.',
    zh: '到期日不能早于发票日期。',
  },
  currency: {
    ms: 'Pilih mata wang daripada senarai.',
    en: 'Choose a currency from the list.',
    zh: '请从列表中选择货币。',
  },
  exchangeRate: {
    ms: 'Isi kadar tukaran 1 {currency} dalam RM: lebih daripada 0, paling banyak RM 100, dengan paling banyak 6 tempat perpuluhan.',
    en: 'Enter the exchange rate for 1 {currency} in RM: above 0, at most RM 100, with at most 6 decimals.',
    zh: '请输入 1 {currency} 等于多少 RM：大于 0，最多 RM 100，最多 6 位小数。',
  },
  currencyStays: {
    ms: 'Invois ini sudah disahkan dalam {currency}, jadi mata wangnya tidak boleh diubah. Batalkannya dan tulis yang baharu.',
    en: 'This invoice was approved in {currency}, so the currency cannot be changed. Void it and create a new one.',
    zh: '此发票已以 {currency} 批准，不能更改货币。请作废后重新开具。',
  },
  rateStays: {
    ms: 'Kadar tukaran kekal seperti semasa invois disahkan: 1 {currency} = RM {rate}.',
    en: 'The exchange rate is fixed when the invoice is approved: 1 {currency} = RM {rate}.',
    zh: '汇率保持批准发票时的汇率：1 {currency} = RM {rate}。',
  },
  asItsInvoice: {
    ms: 'Nota debit menggunakan mata wang dan kadar tukaran invoisnya.',
    en: 'A debit note uses the currency and exchange rate of its invoice.',
    zh: '借项通知单沿用其发票的货币和汇率。',
  },
  foreignProduct: {
    ms: 'Produk ini tiada dalam kedai anda.',
    en: 'This product is not in your shop.',
    zh: '您的店铺没有此商品。',
  },
  lineTwice: { ms: 'Item ini dihantar dua kali.', en: 'This item was sent twice.', zh: '此项目重复提交。' },
  settledAbove: {
    ms: 'Jumlah baharu {total} kurang daripada {settled} yang sudah dibayar. Keluarkan nota kredit sebaliknya.',
    en: 'The new total of {total} is less than the {settled} already paid. Issue a credit note instead.',
    zh: '新总额 {total} 低于已付的 {settled}，请改为开具贷项通知单。',
  },
  notesOnly: {
    ms: 'Invois ini sudah selesai, jadi hanya nota dan rujukan boleh diubah. Untuk jumlah lain, keluarkan nota kredit atau debit.',
    en: 'This invoice is settled, so you can only edit its notes and reference. To change the amount, issue a credit or debit note.',
    zh: '此发票已结清，只能更改备注和参考号。如需更改金额，请开具贷项通知单或借项通知单。',
  },
  changedMeanwhile: {
    ms: 'Invois ini sudah diubah sejak anda membukanya. Lihat versi terkini di sebelah versi anda, kemudian simpan semula.',
    en: 'This invoice was changed after you opened it. Compare it with your version, then save again.',
    zh: '此发票自您打开后已被更改。请对照最新版本后再保存。',
  },
} satisfies Record<string, Message>
