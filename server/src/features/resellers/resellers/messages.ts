import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { Message } from '../../../platform/errors/message.ts'

/** What people call the programmes until the shop gives them names of its own. */
export const areaTexts = {
  dropship: { ms: 'Dropship', en: 'Dropship', zh: '代发' },
  agent: { ms: 'Ejen', en: 'Agents', zh: '代理' },
  stockist: { ms: 'Stokis', en: 'Stockists', zh: '经销商' },
  'agent-tier': { ms: 'Ejen bertingkat', en: 'Agent tiers', zh: '分级代理' },
} satisfies Record<ProgrammeArea, Message>

export const resellerTexts = {
  changedMeanwhile: {
    ms: 'Orang lain telah menyimpan perubahan. Muat semula halaman dan cuba lagi.',
    en: 'Someone else has saved changes. Reload the page and try again.',
    zh: '其他人已保存更改。请刷新页面后重试。',
  },
  badPercent: {
    ms: 'Isi peratus antara 0 dan 100, contohnya 12.5',
    en: 'Fill in a percentage between 0 and 100, such as 12.5',
    zh: '请填写 0 至 100 的百分比，例如 12.5',
  },
  overrideLicence: {
    ms: 'Komisen berperingkat memerlukan lesen jualan langsung (AJL). Isi nombornya dahulu.',
    en: 'Commission over several levels needs a direct-selling licence (AJL). Fill in its number first.',
    zh: '多层佣金需要直销执照（AJL）。请先填写执照号码。',
  },
  noRouting: {
    ms: 'Ahli program ini menyimpan stok daripada kedai sendiri, jadi pesanannya dihantar oleh kedai.',
    en: 'Members of this programme get their stock from the shop, so the shop sends their orders.',
    zh: '此计划的成员直接向店铺进货囤货，订单由店铺发出。',
  },
  activityAmount: {
    ms: 'Isi jumlah yang mesti dicapai, contohnya 200.00',
    en: 'Enter the target amount, such as 200.00',
    zh: '请填写须达到的金额，例如 200.00',
  },
  sameKey: {
    ms: 'Dua soalan mempunyai kunci yang sama. Tukar salah satu.',
    en: 'Two questions have the same key. Change one of them.',
    zh: '有两个问题使用相同的键名，请修改其中一个。',
  },
  termsNeeded: {
    ms: 'Tulis terma program dahulu, kemudian buka pendaftaran.',
    en: 'Write the terms of the programme first, then open registration.',
    zh: '请先填写计划条款，再开放申请。',
  },
  noProgramme: {
    ms: 'Program ini belum disediakan. Simpan tetapannya dahulu.',
    en: 'This programme is not set up yet. Save its settings first.',
    zh: '此计划尚未设置，请先保存设置。',
  },
  tooManyRanks: {
    ms: 'Paling banyak {max} peringkat bagi satu program.',
    en: 'A programme can have up to {max} ranks.',
    zh: '每个计划最多 {max} 个级别。',
  },
  rankTaken: {
    ms: 'Sudah ada peringkat dengan nama ini. Pilih nama lain.',
    en: 'A rank with this name already exists. Choose another name.',
    zh: '已有同名级别，请换一个名称。',
  },
  notYours: {
    ms: 'Produk ini tiada dalam kedai anda. Buang baris ini.',
    en: 'This product is not in your shop. Remove the line.',
    zh: '您的店铺没有此商品，请删除该行。',
  },
  ceilingBelowFloor: {
    ms: 'Harga tertinggi tidak boleh kurang daripada harga terendah.',
    en: 'The maximum price cannot be below the minimum price.',
    zh: '最高价不能低于最低价。',
  },
  aboveCeiling: {
    ms: 'Harga ini melebihi harga jualan tertinggi produk.',
    en: 'This is above the maximum selling price of the product.',
    zh: '此价格高于该产品允许的最高售价。',
  },
  limitsOfRanks: {
    ms: 'Had harga jualan disimpan bersama senarai harga peringkat.',
    en: 'Selling price limits are saved with the price list of a rank.',
    zh: '售价限制须随级别价目表一起保存。',
  },
  priceTooHigh: {
    ms: 'Harga tidak boleh melebihi RM 1,000,000.00',
    en: 'The price cannot be above RM 1,000,000.00',
    zh: '价格不能超过 RM 1,000,000.00',
  },
  sameStep: {
    ms: 'Dua harga bagi kuantiti yang sama. Buang salah satu.',
    en: 'There are two prices for the same quantity. Remove one.',
    zh: '同一数量有两个价格，请删除其中一个。',
  },
  otherProgramme: {
    ms: 'Orang ini bukan ahli program tersebut.',
    en: 'This person is not in that programme.',
    zh: '此人不属于该计划。',
  },
  programmeSaved: { ms: 'Program disimpan.', en: 'Programme saved.', zh: '计划已保存。' },
  rankSaved: { ms: 'Peringkat disimpan.', en: 'Rank saved.', zh: '级别已保存。' },
  pricesSaved: { ms: 'Senarai harga disimpan.', en: 'Price list saved.', zh: '价目表已保存。' },
} satisfies Record<string, Message>
