import type { Message } from '../../../platform/errors/message.ts'

/** What an operator is refused, at the command line in English and on the page in the language of its reader. */
export const refusals = {
  noShop: { ms: 'Tiada kedai bernama {shop}.', en: 'there is no shop {shop}', zh: '没有名为 {shop} 的店铺。' },
  nobody: {
    ms: 'Tiada akaun dengan e-mel {email}. Orang itu perlu mendaftar dahulu.',
    en: 'no account uses {email}; they must register first',
    zh: '没有使用 {email} 的账号，请对方先注册。',
  },
  notConfirmed: {
    ms: '{email} belum disahkan. Orang itu perlu membuka pautan dalam e-mel pengesahan dahulu.',
    en: '{email} is not confirmed; they must open the link in the e-mail first, or reset their password',
    zh: '{email} 尚未验证，请对方先打开验证邮件中的链接。',
  },
  ownsAlready: {
    ms: '{email} sudah memiliki {shop}.',
    en: '{email} owns {shop} already',
    zh: '{email} 已经是 {shop} 的店主。',
  },
  notSuspended: { ms: '{shop} tidak digantung.', en: '{shop} is not suspended', zh: '{shop} 没有被暂停。' },
  noMember: {
    ms: '{email} tidak bekerja di {shop}.',
    en: '{email} does not work in {shop}',
    zh: '{email} 不是 {shop} 的成员。',
  },
  nothingOfBuyer: {
    ms: 'Kedai ini tidak menyimpan apa-apa tentang pembeli ini. Nombor telefon ditulis sebagai +60123456789.',
    en: 'this shop has no data on this buyer; write the phone number as +60123456789',
    zh: '此店铺没有该买家的资料。电话号码的写法为 +60123456789。',
  },
  ordersOpen: {
    ms: 'Pesanan ini masih terbuka: {orders}. Kedai perlu menyelesaikan atau membatalkannya dahulu.',
    en: 'these orders are still open: {orders}; the shop must complete or cancel them first',
    zh: '以下订单仍未完成：{orders}。请店铺先完成或取消。',
  },
  notEmpty: { ms: '{folder} tidak kosong.', en: '{folder} is not empty', zh: '{folder} 不是空文件夹。' },
  noFailure: {
    ms: 'Perkara ini tidak lagi gagal, atau tidak ada. Muat semula senarai.',
    en: 'no failed item has the id {id}; see {kind} failed',
    zh: '此项不存在或不再是失败状态，请刷新列表。',
  },
  operatorAlready: {
    ms: '{email} sudah menjadi pengendali.',
    en: '{email} is already an operator',
    zh: '{email} 已经是运营者。',
  },
  noOperator: { ms: '{email} bukan pengendali.', en: '{email} is not an operator', zh: '{email} 不是运营者。' },
  adminOnly: {
    ms: 'Hanya pentadbir boleh melakukannya. Minta bantuan pentadbir.',
    en: 'Only an admin can do this. Ask an admin.',
    zh: '只有管理员可以这样做，请联系管理员。',
  },
  viewOnly: {
    ms: 'Anda boleh melihat kedai ini, tetapi tidak boleh mengubahnya. Minta pentadbir memberi akses mengurus.',
    en: 'You can view this shop but not change it. Ask an admin for access to manage it.',
    zh: '您可以查看此店铺，但不能更改。如需管理权限，请联系管理员。',
  },
  worksElsewhere: {
    ms: '{email} mempunyai akses di luar kedai yang boleh anda urus, jadi hanya pentadbir boleh membuat pautan ini.',
    en: '{email} has access to shops you cannot manage, so only an admin can create this link',
    zh: '{email} 的权限超出您可管理的店铺，因此只有管理员可以生成此链接。',
  },
  lastAdmin: {
    ms: '{email} pentadbir yang terakhir. Jadikan orang lain pentadbir dahulu.',
    en: '{email} is the last admin; make someone else an admin first',
    zh: '{email} 是最后一位管理员，请先将其他人设为管理员。',
  },
  mayEverything: {
    ms: '{email} ialah pentadbir dan sudah boleh membuka setiap kedai.',
    en: '{email} is an admin and can already open every shop',
    zh: '{email} 是管理员，已可打开所有店铺。',
  },
  notGiven: {
    ms: '{email} tiada akses kepada {shop}.',
    en: '{email} has no access to {shop}',
    zh: '{email} 没有 {shop} 的权限。',
  },
  accessGone: {
    ms: '{email} tidak lagi boleh melakukannya.',
    en: '{email} can no longer do this',
    zh: '{email} 已没有这项权限。',
  },
  dayIsOver: {
    ms: 'Pilih hari ini atau hari yang akan datang.',
    en: 'Choose today or a future date.',
    zh: '请选择今天或以后的日期。',
  },
  tooLarge: {
    ms: 'Kedai ini terlalu besar untuk dibuat di sini. Gunakan npm run operate pada pelayan.',
    en: 'this shop is too large for the page; use npm run operate on the server',
    zh: '此店铺太大，无法在此处理，请在服务器上使用 npm run operate。',
  },
} satisfies Record<string, Message>
