import type { Message } from '../../../../platform/errors/message.ts'

/** What several ready pages say. */
export const words = {
  questions: { ms: 'Soalan lazim', en: 'Frequently asked questions', zh: '常见问题' },
  buyersSay: { ms: 'Kata pembeli', en: 'Buyer reviews', zh: '买家评价' },
  policies: { ms: 'Terma dan polisi', en: 'Terms and policies', zh: '条款与政策' },
  askOnWhatsapp: { ms: 'Tanya di WhatsApp', en: 'Ask on WhatsApp', zh: '用 WhatsApp 咨询' },
  howToPay: { ms: 'Bagaimana cara membayar?', en: 'How can I pay?', zh: '可以怎样付款？' },
  paymentsShown: {
    ms: 'Cara bayaran yang kami terima dipaparkan semasa anda membuat pesanan.',
    en: 'Our payment methods are shown at checkout.',
    zh: '下单时会显示我们接受的付款方式。',
  },
  whereIsMyOrder: {
    ms: 'Bagaimana saya tahu status pesanan?',
    en: 'How do I track my order?',
    zh: '怎样查看订单状态？',
  },
  orderHasPage: {
    ms: 'Setiap pesanan ada halamannya sendiri. Pautannya kami hantar kepada anda sebaik sahaja pesanan dibuat.',
    en: 'Every order has its own page. We send you the link when you place your order.',
    zh: '每张订单都有专属页面，下单后我们会把链接发给您。',
  },
} satisfies Record<string, Message>
