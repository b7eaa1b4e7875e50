import type { Message } from '../../../platform/errors/message.ts'

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
  triedAgain: { ms: 'Akan dicuba semula.', en: 'Retrying.', zh: '将重新尝试。' },
  givenUp: { ms: 'Tidak akan dicuba lagi.', en: 'No more retries.', zh: '已放弃。' },
  runBegun: {
    ms: 'Kerja sudah bermula. Anda boleh meninggalkan halaman ini.',
    en: 'The job has started. You can leave this page.',
    zh: '已开始处理，您可以离开此页面。',
  },
  confirmDiffers: {
    ms: 'Taip {shop} untuk mengesahkan.',
    en: 'Type {shop} to confirm.',
    zh: '请输入 {shop} 以确认。',
  },
  operatorAdded: {
    ms: '{email} kini pengendali.',
    en: '{email} is an operator now.',
    zh: '{email} 现在是运营者。',
  },
  operatorRemoved: {
    ms: '{email} bukan lagi pengendali.',
    en: '{email} is no longer an operator.',
    zh: '{email} 不再是运营者。',
  },
  isAdmin: { ms: '{email} kini pentadbir.', en: '{email} is an admin now.', zh: '{email} 现在是管理员。' },
  isSupport: {
    ms: '{email} kini sokongan, dan belum boleh membuka mana-mana kedai.',
    en: '{email} is now support and cannot open any shop yet.',
    zh: '{email} 现在是客服，还不能打开任何店铺。',
  },
  roleStays: { ms: 'Peranan tidak berubah.', en: 'The role was not changed.', zh: '角色没有变化。' },
  accessSaved: {
    ms: 'Akses {email} disimpan untuk {count} kedai.',
    en: 'The access of {email} is saved, for {count} shops.',
    zh: '已保存 {email} 对 {count} 间店铺的权限。',
  },
  accessSavedOne: {
    ms: 'Akses {email} kepada {shop} disimpan.',
    en: 'The access of {email} to {shop} is saved.',
    zh: '已保存 {email} 对 {shop} 的权限。',
  },
  accessRevoked: {
    ms: '{email} tidak lagi boleh membuka {shop}.',
    en: '{email} can no longer open {shop}.',
    zh: '{email} 不能再打开 {shop}。',
  },
  underWay: {
    ms: 'Kerja lain bagi kedai ini masih berjalan.',
    en: 'Another job for this shop is still running.',
    zh: '此店铺还有其他工作正在进行。',
  },
  unexpected: {
    ms: 'Tidak dapat diselesaikan kerana masalah di pihak pelayan. Lihat log pelayan, kemudian cuba lagi.',
    en: 'It could not be finished because of a problem on the server. See its log, then try again.',
    zh: '由于服务器出现问题，未能完成。请查看服务器日志后再试。',
  },
} satisfies Record<string, Message>
