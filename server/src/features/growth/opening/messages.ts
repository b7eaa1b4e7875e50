import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  invitation: {
    ms: 'Hai! Kini anda boleh membuat pesanan di {shop} dalam talian. Pilih barang dan bayar di sini:',
    en: 'Hi! You can now order from {shop} online. Choose and pay here:',
    zh: '您好！{shop} 现在可以网上订购了，请在这里选购和付款：',
  },
  dismissed: {
    ms: 'Senarai semak disembunyikan. Buka semula bila-bila masa dari halaman Utama.',
    en: 'Checklist hidden. You can open it again from Home at any time.',
    zh: '清单已收起，可随时在首页重新打开。',
  },
} satisfies Record<string, Message>
