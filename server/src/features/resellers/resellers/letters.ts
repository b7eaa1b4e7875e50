import type { Message } from '../../../platform/errors/message.ts'

/** `opens`: with a button to the reseller's own pages. */
export type Letter = { subject: Message; text: Message; opens: boolean }

export const letters = {
  approve: {
    subject: {
      ms: 'Permohonan anda diluluskan: {programme}',
      en: 'Your application is approved: {programme}',
      zh: '您的申请已获批准：{programme}',
    },
    text: {
      ms: 'Hai {name}, {shop} telah meluluskan permohonan anda. Log masuk untuk melihat harga anda.',
      en: 'Hi {name}, {shop} has approved your application. Sign in to see your prices.',
      zh: '{name}，您好！{shop} 已批准您的申请。请登录查看您的价格。',
    },
    opens: true,
  },
  reject: {
    subject: {
      ms: 'Tentang permohonan anda: {programme}',
      en: 'About your application: {programme}',
      zh: '关于您的申请：{programme}',
    },
    text: {
      ms: 'Hai {name}, {shop} tidak dapat meluluskan permohonan anda buat masa ini. Anda boleh memohon semula.',
      en: 'Hi {name}, {shop} cannot approve your application for now. You may apply again.',
      zh: '{name}，您好！{shop} 暂时无法批准您的申请。您可以重新申请。',
    },
    opens: false,
  },
  suspend: {
    subject: {
      ms: 'Keahlian anda digantung: {programme}',
      en: 'Your membership is suspended: {programme}',
      zh: '您的资格已暂停：{programme}',
    },
    text: {
      ms: 'Hai {name}, {shop} telah menggantung keahlian anda. Pesanan yang sudah dibuat tetap diteruskan. Balas e-mel ini jika ada pertanyaan.',
      en: 'Hi {name}, {shop} has suspended your membership. Existing orders will still be processed. Reply to this e-mail if you have questions.',
      zh: '{name}，您好！{shop} 已暂停您的资格。已下的订单会继续处理。如有疑问请回复此邮件。',
    },
    opens: false,
  },
  reinstate: {
    subject: {
      ms: 'Keahlian anda aktif semula: {programme}',
      en: 'Your membership is active again: {programme}',
      zh: '您的资格已恢复：{programme}',
    },
    text: {
      ms: 'Hai {name}, {shop} telah memulihkan keahlian anda.',
      en: 'Hi {name}, {shop} has reinstated your membership.',
      zh: '{name}，您好！{shop} 已恢复您的资格。',
    },
    opens: true,
  },
  end: {
    subject: {
      ms: 'Keahlian anda ditamatkan: {programme}',
      en: 'Your membership has ended: {programme}',
      zh: '您的资格已终止：{programme}',
    },
    text: {
      ms: 'Hai {name}, keahlian anda dengan {shop} telah tamat. Komisen yang sudah diperoleh tetap dibayar.',
      en: 'Hi {name}, your membership with {shop} has ended. Commission you have earned will still be paid.',
      zh: '{name}，您好！您在 {shop} 的资格已终止。已赚取的佣金仍会支付。',
    },
    opens: false,
  },
  warn: {
    subject: {
      ms: 'Jualan anda belum mencukupi: {programme}',
      en: 'Your sales are below target: {programme}',
      zh: '您的销售额尚未达标：{programme}',
    },
    text: {
      ms: 'Hai {name}, {shop} mahu melihat sedikit lagi pesanan daripada anda. Sebabnya di bawah. Capai jumlah itu dan amaran ini ditarik balik.',
      en: 'Hi {name}, your sales at {shop} are below target. See the reason below. The warning is removed when you reach the amount.',
      zh: '{name}，您好！{shop} 希望您的销售再多一些，原因见下。达到该金额后，此警告即会取消。',
    },
    opens: true,
  },
  downgrade: {
    subject: {
      ms: 'Peringkat anda kini {rank}: {programme}',
      en: 'Your rank is now {rank}: {programme}',
      zh: '您的级别现为 {rank}：{programme}',
    },
    text: {
      ms: 'Hai {name}, peringkat anda di {shop} kini {rank}. Harga baharu anda ada di halaman anda.',
      en: 'Hi {name}, your rank at {shop} is now {rank}. See your new prices on your page.',
      zh: '{name}，您好！您在 {shop} 的级别现为 {rank}。新价格请见您的页面。',
    },
    opens: true,
  },
  activated: {
    subject: {
      ms: 'Anda kini ahli aktif: {programme}',
      en: 'You are now an active member: {programme}',
      zh: '您已成为正式成员：{programme}',
    },
    text: {
      ms: 'Hai {name}, pesanan pertama anda di {shop} telah dibayar. Pautan anda kini membawa pembeli kepada anda.',
      en: 'Hi {name}, your first order at {shop} is paid. You can now share your link with buyers.',
      zh: '{name}，您好！您在 {shop} 的首张订单已付款。您的链接现在可以为您带来买家。',
    },
    opens: true,
  },
} satisfies Record<string, Letter>

export const letterTexts = {
  fee: {
    ms: 'Yuran penyertaan ialah {amount}. Anda boleh membuat pesanan sebaik sahaja ia dibayar.',
    en: 'The joining fee is {amount}. You can order as soon as it is paid.',
    zh: '加入费为 {amount}，付款后即可下单。',
  },
  payFee: { ms: 'Bayar yuran', en: 'Pay the fee', zh: '支付加入费' },
  firstOrder: {
    ms: 'Satu langkah lagi: pesanan pertama sekurang-kurangnya {quantity} unit dan {amount}.',
    en: 'One more step: a first order of at least {quantity} pieces and {amount}.',
    zh: '还差一步：首张订单至少 {quantity} 件，金额至少 {amount}。',
  },
  reason: { ms: 'Sebab', en: 'Reason', zh: '原因' },
  open: { ms: 'Buka halaman saya', en: 'Open my page', zh: '打开我的页面' },
} satisfies Record<string, Message>
