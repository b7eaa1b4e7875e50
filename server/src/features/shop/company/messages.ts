import type { Message } from '../../../platform/errors/message.ts'

export const companySaved: Message = {
  ms: 'Maklumat kedai disimpan.',
  en: 'Shop details saved.',
  zh: '店铺资料已保存。',
}

/** Why a detail is not taken, at its field. */
export const companyRefusals = {
  name: {
    ms: 'Nama kedai perlu sekurang-kurangnya satu huruf.',
    en: 'The shop name needs at least one letter.',
    zh: '店铺名称至少需要一个字母或汉字。',
  },
  email: {
    ms: 'Semak e-mel ini, contohnya kedai@contoh.com',
    en: 'Check this e-mail address, for example shop@example.com',
    zh: '请检查此邮箱，例如 shop@example.com',
  },
  phone: {
    ms: 'Semak nombor ini, contohnya 012-345 6789',
    en: 'Check this number, for example 012-345 6789',
    zh: '请检查此号码，例如 012-345 6789',
  },
  telegram: {
    ms: 'Nama Telegram ada 5 hingga 32 huruf, angka atau garis bawah, contohnya @kedai_saya',
    en: 'A Telegram name has 5 to 32 letters, digits or underscores, for example @my_shop',
    zh: 'Telegram 用户名为 5 至 32 个字母、数字或下划线，例如 @my_shop',
  },
  postcode: {
    ms: 'Poskod ada lima angka, contohnya 43000',
    en: 'A postcode has five digits, for example 43000',
    zh: '邮编为五位数字，例如 43000',
  },
  state: { ms: 'Pilih negeri daripada senarai.', en: 'Choose a state from the list.', zh: '请从列表中选择州属。' },
  addressToShow: {
    ms: 'Isi alamat dahulu jika mahu ditunjukkan kepada pembeli.',
    en: 'To show the address to buyers, fill it in first.',
    zh: '若要向买家显示，请先填写地址。',
  },
  social: {
    ms: 'Tulis nama akaun atau pautan {place}, contohnya {example}',
    en: 'Enter the account name or a {place} link, for example {example}',
    zh: '请填写账号名称或 {place} 链接，例如 {example}',
  },
  picture: {
    ms: 'Gambar ini tidak ada di kedai anda. Muat naik semula.',
    en: 'This picture is not in your shop. Please upload it again.',
    zh: '您的店铺没有此图片，请重新上传。',
  },
} satisfies Record<string, Message>

/** Why a time from or until which something holds is not taken. */
