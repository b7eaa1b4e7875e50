import type { Message } from '../../../../platform/errors/message.ts'

/** What the calls answer with. */
export const done = {
  rated: { ms: 'Terima kasih atas penilaian anda.', en: 'Thank you for your rating.', zh: '感谢您的评价。' },
  takenBack: { ms: 'Ulasan anda sudah ditarik balik.', en: 'Your review has been withdrawn.', zh: '您的评价已撤回。' },
  replied: {
    ms: 'Jawapan anda kini kelihatan kepada semua.',
    en: 'Your reply is now public.',
    zh: '所有人现在都能看到您的回复。',
  },
  hidden: {
    ms: 'Ulasan ini tidak lagi kelihatan, dan tidak dikira.',
    en: 'The review is hidden and not counted in the rating.',
    zh: '此评价不再显示，也不计入评分。',
  },
  shown: {
    ms: 'Ulasan ini kelihatan semula, dan dikira.',
    en: 'The review is visible again and counted in the rating.',
    zh: '此评价已重新显示，并计入评分。',
  },
  asking: {
    ms: 'Pembeli akan diminta menilai melalui e-mel.',
    en: 'Buyers will be asked for a rating by e-mail.',
    zh: '将通过邮件邀请买家评价。',
  },
  notAsking: {
    ms: 'Pembeli tidak akan diminta menilai melalui e-mel.',
    en: 'Buyers will not be asked for a rating by e-mail.',
    zh: '不再通过邮件邀请买家评价。',
  },
} satisfies Record<string, Message>
