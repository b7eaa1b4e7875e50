import type { Message } from '../../platform/errors/message.ts'

/** What the operators' page is told besides refusals. */
export const pageTexts = {
  twoStepsFirst: {
    ms: 'Halaman pengendali memerlukan log masuk dua langkah. Hidupkannya dalam akaun anda dahulu.',
    en: 'The operators’ page needs two-step sign-in. Turn it on in your account first.',
    zh: '运营页面需要两步登录，请先在您的账号中开启。',
  },
  suspended: { ms: '{shop} digantung.', en: '{shop} is suspended.', zh: '{shop} 已被暂停。' },
  reopened: { ms: '{shop} dibuka semula.', en: '{shop} is open again.', zh: '{shop} 已重新开放。' },
  transferred: {
    ms: '{email} kini memiliki {shop}.',
    en: '{email} owns {shop} now.',
    zh: '{email} 现在是 {shop} 的店主。',
  },
  quotaSaved: { ms: 'Had disimpan.', en: 'Limits saved.', zh: '限额已保存。' },
  linkMade: {
    ms: 'Pautan sudah siap. {email} telah dilog keluar.',
    en: 'The link is ready. {email} was signed out.',
    zh: '链接已生成，{email} 已被登出。',
  },
  triedAgain: { ms: 'Akan dicuba semula.', en: 'It is tried again.', zh: '将重新尝试。' },
  givenUp: { ms: 'Tidak akan dicuba lagi.', en: 'It is given up.', zh: '已放弃。' },
  runBegun: {
    ms: 'Kerja sudah bermula. Anda boleh meninggalkan halaman ini.',
    en: 'The work has begun. You may leave this page.',
    zh: '已开始处理，您可以离开此页面。',
  },
  confirmDiffers: {
    ms: 'Taip {shop} untuk mengesahkan.',
    en: 'Type {shop} to confirm.',
    zh: '请输入 {shop} 以确认。',
  },
  underWay: {
    ms: 'Kerja lain bagi kedai ini masih berjalan.',
    en: 'Other work for this shop is still going on.',
    zh: '此店铺还有其他工作正在进行。',
  },
  unexpected: {
    ms: 'Tidak dapat diselesaikan kerana masalah di pihak pelayan. Lihat log pelayan, kemudian cuba lagi.',
    en: 'It could not be finished because of a problem on the server. See its log, then try again.',
    zh: '由于服务器出现问题，未能完成。请查看服务器日志后再试。',
  },
} satisfies Record<string, Message>
