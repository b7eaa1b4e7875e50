import type { Message } from './message.ts'

/** Refusals every part of the product shares. */
export const texts = {
  unreadableBody: {
    ms: 'Kami tidak dapat membaca apa yang dihantar. Sila cuba sekali lagi.',
    en: 'We could not read your request. Please try again.',
    zh: '我们无法读取您提交的内容，请再试一次。',
  },
  unauthenticated: {
    ms: 'Sila log masuk dahulu.',
    en: 'Please sign in first.',
    zh: '请先登录。',
  },
  csrf: {
    ms: 'Halaman ini sudah tamat tempoh. Sila muat semula dan cuba lagi.',
    en: 'This page has expired. Please reload it and try again.',
    zh: '此页面已过期，请刷新后再试。',
  },
  forbidden: {
    ms: 'Akaun anda tidak dibenarkan membuat perkara ini. Minta pemilik kedai memberi akses.',
    en: 'You do not have permission to do this. Ask the shop owner for access.',
    zh: '您的账号没有此权限，请向店主申请。',
  },
  notFound: {
    ms: 'Kami tidak menemui apa yang anda cari.',
    en: 'We could not find what you were looking for.',
    zh: '找不到您要的内容。',
  },
  unknownHost: {
    ms: 'Tiada kedai di alamat ini. Semak alamat yang ditaip.',
    en: 'There is no shop at this address. Check the spelling.',
    zh: '此网址没有店铺，请检查输入的网址。',
  },
  methodNotAllowed: {
    ms: 'Cara ini tidak boleh digunakan di alamat ini.',
    en: 'This action is not supported here.',
    zh: '此地址不支持这种操作方式。',
  },
  notAcceptable: {
    ms: 'Versi ini tidak lagi disokong. Sila muat semula halaman.',
    en: 'This version is not supported. Please reload the page.',
    zh: '不支持此版本，请刷新页面。',
  },
  conflict: {
    ms: 'Keadaan telah berubah. Sila semak dan cuba lagi.',
    en: 'Something has changed. Please check and try again.',
    zh: '情况已有变化，请检查后再试。',
  },
  tooLarge: {
    ms: 'Kandungan yang dihantar terlalu besar. Hadnya {limit}.',
    en: 'Your request is too large. The limit is {limit}.',
    zh: '提交的内容过大，上限为 {limit}。',
  },
  tooSlow: {
    ms: 'Penghantaran terhenti di tengah jalan. Semak talian anda dan hantar sekali lagi.',
    en: 'Your upload was interrupted. Check your connection and try again.',
    zh: '提交中途停止。请检查网络后重新提交。',
  },
  tooManyParts: {
    ms: 'Terlalu banyak medan atau fail dihantar sekali gus.',
    en: 'Too many fields or files were sent at once.',
    zh: '一次提交的字段或文件过多。',
  },
  unsupportedType: {
    ms: 'Jenis kandungan ini tidak diterima.',
    en: 'This type of content is not accepted.',
    zh: '不接受此内容类型。',
  },
  invalid: {
    ms: 'Ada maklumat yang perlu dibetulkan.',
    en: 'Some details need to be corrected.',
    zh: '有些资料需要更正。',
  },
  sentTooMuch: {
    ms: 'Had penghantaran hari ini baru sahaja dicapai. Tiada apa-apa dihantar; cuba lagi untuk melihat bila ia dibuka semula.',
    en: 'Today’s sending limit was just reached and nothing was sent. Try again to see when you can send.',
    zh: '刚刚达到今天的发送上限。未发送任何内容；请重试以查看何时恢复。',
  },
  tooMany: {
    ms: 'Terlalu banyak percubaan. Sila cuba lagi dalam {seconds} saat.',
    en: 'Too many attempts. Please try again in {seconds} seconds.',
    zh: '尝试次数过多，请在 {seconds} 秒后再试。',
  },
  internal: {
    ms: 'Maaf, ada masalah di pihak kami. Sila cuba lagi sebentar lagi.',
    en: 'Sorry, something went wrong on our side. Please try again shortly.',
    zh: '抱歉，我们这边出了问题，请稍后再试。',
  },
  notReady: {
    ms: 'Kedai sedang disediakan semula. Apa yang anda taip masih ada; cuba lagi sebentar lagi.',
    en: 'The shop is restarting. Your entries are still here. Try again in a moment.',
    zh: '店铺正在恢复中，您填写的内容仍在，请稍后再试。',
  },
  busy: {
    ms: 'Ramai orang sedang membeli sekarang. Sila cuba lagi sebentar lagi.',
    en: 'Many people are buying right now. Please try again in a moment.',
    zh: '当前购买的人很多，请稍后再试。',
  },
  storageFull: {
    ms: 'Ruang simpanan penuh, jadi fail tidak dapat disimpan. Yang lain masih boleh diteruskan.',
    en: 'Storage is full, so the file could not be saved. Everything else still works.',
    zh: '存储空间已满，文件无法保存，其他操作不受影响。',
  },
  databaseFull: {
    ms: 'Tiada ruang untuk menyimpan ini sekarang, dan tiada apa-apa yang berubah. Sila cuba lagi beberapa minit lagi.',
    en: 'We cannot save this right now because storage is full. Nothing was changed. Please try again in a few minutes.',
    zh: '目前没有空间保存，内容没有任何更改。请几分钟后再试。',
  },
} satisfies Record<string, Message>
