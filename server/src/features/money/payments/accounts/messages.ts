import type { Message } from '../../../../platform/errors/message.ts'

export const accountTexts = {
  saved: {
    ms: 'Akaun {name} disimpan. Kami memberitahu pemilik melalui e-mel.',
    en: '{name} account saved. The owner was notified by e-mail.',
    zh: '{name} 账户已保存，已发邮件通知店主。',
  },
  works: {
    ms: '{name} menerima kunci ini.',
    en: '{name} accepts these keys.',
    zh: '{name} 接受这些密钥。',
  },
  fails: {
    ms: '{name} belum berfungsi. Sebabnya ada di bawah namanya.',
    en: '{name} does not work yet. See the reason below its name.',
    zh: '{name} 尚不可用，原因显示在其名称下方。',
  },
  keysRefused: {
    ms: '{name} menolak kunci ini ({words}). Salin semula dari laman {name}, dan semak “Wang sebenar”. Kunci ujian hanya berfungsi apabila ia dimatikan.',
    en: '{name} rejected these keys ({words}). Copy them again from {name} and check “Real money”. Test keys only work when it is off.',
    zh: '{name} 拒绝了这些密钥（{words}）。请从 {name} 重新复制，并检查“真实款项”：测试密钥只能在未勾选时使用。',
  },
  away: {
    ms: '{name} tidak menjawab. Kunci ini mungkin betul: cuba lagi sebentar lagi.',
    en: '{name} did not respond. The keys may be correct. Try again later.',
    zh: '{name} 没有回应。密钥可能是对的，请稍后再试。',
  },
  notOfProvider: {
    ms: '{name} tidak meminta ini.',
    en: '{name} does not need this.',
    zh: '{name} 不需要此项。',
  },
  missing: {
    ms: 'Isi ini dahulu sebelum menghidupkan {name}.',
    en: 'Fill this in before you turn {name} on.',
    zh: '启用 {name} 前请先填写此项。',
  },
  notOneOf: {
    ms: 'Pilih salah satu: {choices}.',
    en: 'Choose one of: {choices}.',
    zh: '请选择其一：{choices}。',
  },
  feePercent: {
    ms: 'Tulis peratus dari 0 hingga 100, misalnya 1.5.',
    en: 'Enter a percentage from 0 to 100, such as 1.5.',
    zh: '请输入 0 到 100 的百分比，例如 1.5。',
  },
  feeFixed: {
    ms: 'Tulis jumlah hingga RM 1,000.00, misalnya 1.25.',
    en: 'Enter an amount up to RM 1,000.00, such as 1.25.',
    zh: '请输入不超过 RM 1,000.00 的金额，例如 1.25。',
  },
  notSetUp: {
    ms: 'Simpan kunci {name} dahulu.',
    en: 'Save the {name} keys first.',
    zh: '请先保存 {name} 的密钥。',
  },
  notOpen: {
    ms: 'Kunci {name} tidak dapat dibuka lagi. Isi semula.',
    en: 'The {name} keys can no longer be read. Enter them again.',
    zh: '{name} 的密钥已无法读取，请重新填写。',
  },
  accountOff: {
    ms: 'Hidupkan akaun {name} dahulu.',
    en: 'Turn the {name} account on first.',
    zh: '请先启用 {name} 账户。',
  },
} satisfies Record<string, Message>

export const accountSavedMail = {
  subject: {
    ms: 'Akaun bayaran {shop} telah berubah',
    en: 'A payment account of {shop} was changed',
    zh: '{shop} 的收款账户已变更',
  },
  heading: { ms: 'Akaun bayaran diubah', en: 'A payment account was changed', zh: '收款账户已修改' },
  text: {
    ms: '{person} mengubah akaun yang menerima bayaran pembeli {shop}. Jika ini bukan anda atau pasukan anda, tukar kata laluan anda sekarang dan semak akaun ini.',
    en: '{person} changed the account that receives payments from buyers of {shop}. If this was not you or your team, change your password now and check the account.',
    zh: '{person} 更改了接收 {shop} 买家付款的账户。如果不是您或您的同事操作，请立即更改密码并检查该账户。',
  },
  provider: { ms: 'Penyedia', en: 'Provider', zh: '服务商' },
  button: { ms: 'Semak akaun bayaran', en: 'Check the payment accounts', zh: '检查收款账户' },
} satisfies Record<string, Message>
