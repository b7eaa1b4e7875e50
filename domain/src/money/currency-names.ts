import type { Lang } from '../text/lang.ts'
import type { Currency } from './currencies.ts'

/** What people call the currencies. */
export const currencyNames = {
  MYR: { ms: 'Ringgit Malaysia', en: 'Malaysian ringgit', zh: '马来西亚令吉' },
  SGD: { ms: 'Dolar Singapura', en: 'Singapore dollar', zh: '新加坡元' },
  BND: { ms: 'Dolar Brunei', en: 'Brunei dollar', zh: '文莱元' },
  USD: { ms: 'Dolar AS', en: 'US dollar', zh: '美元' },
  IDR: { ms: 'Rupiah Indonesia', en: 'Indonesian rupiah', zh: '印尼盾' },
  THB: { ms: 'Baht Thailand', en: 'Thai baht', zh: '泰铢' },
  PHP: { ms: 'Peso Filipina', en: 'Philippine peso', zh: '菲律宾比索' },
  VND: { ms: 'Dong Vietnam', en: 'Vietnamese dong', zh: '越南盾' },
  CNY: { ms: 'Yuan China', en: 'Chinese yuan', zh: '人民币' },
  HKD: { ms: 'Dolar Hong Kong', en: 'Hong Kong dollar', zh: '港元' },
  TWD: { ms: 'Dolar Taiwan', en: 'Taiwan dollar', zh: '新台币' },
  JPY: { ms: 'Yen Jepun', en: 'Japanese yen', zh: '日元' },
  KRW: { ms: 'Won Korea', en: 'Korean won', zh: '韩元' },
  INR: { ms: 'Rupee India', en: 'Indian rupee', zh: '印度卢比' },
  AUD: { ms: 'Dolar Australia', en: 'Australian dollar', zh: '澳元' },
  NZD: { ms: 'Dolar New Zealand', en: 'New Zealand dollar', zh: '新西兰元' },
  GBP: { ms: 'Paun sterling', en: 'Pound sterling', zh: '英镑' },
  EUR: { ms: 'Euro', en: 'Euro', zh: '欧元' },
  SAR: { ms: 'Riyal Saudi', en: 'Saudi riyal', zh: '沙特里亚尔' },
  AED: { ms: 'Dirham UAE', en: 'UAE dirham', zh: '阿联酋迪拉姆' },
  KWD: { ms: 'Dinar Kuwait', en: 'Kuwaiti dinar', zh: '科威特第纳尔' },
  BHD: { ms: 'Dinar Bahrain', en: 'Bahraini dinar', zh: '巴林第纳尔' },
} as const satisfies Record<Currency, Record<Lang, string>>
