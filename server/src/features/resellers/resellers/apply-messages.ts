import type { Message } from '../../../platform/errors/message.ts'

/** Why a form of registration is not taken, at its field. */
export const applyTexts = {
  badName: {
    ms: 'Isi nama penuh anda seperti dalam kad pengenalan.',
    en: 'Enter your full name as shown on your identity card.',
    zh: '请填写与身份证一致的全名。',
  },
  badIdentity: {
    ms: 'Nombor ini nampak tidak betul. Contoh: 900101-14-5678, atau nombor SSM.',
    en: 'This number does not look right. Example: 900101-14-5678, or an SSM number.',
    zh: '号码不正确，例如 900101-14-5678，或 SSM 注册号。',
  },
  badAddress: { ms: 'Isi alamat penuh.', en: 'Enter the full address.', zh: '请填写完整地址。' },
  badPostcode: { ms: 'Poskod ada lima angka.', en: 'A postcode has five digits.', zh: '邮编为五位数字。' },
  badAccount: {
    ms: 'Nombor akaun bank ada 6 hingga 20 angka.',
    en: 'A bank account number has 6 to 20 digits.',
    zh: '银行账号为 6 至 20 位数字。',
  },
  agree: {
    ms: 'Baca dan setuju dengan terma program dahulu.',
    en: 'Read and agree to the terms of the programme first.',
    zh: '请先阅读并同意计划条款。',
  },
  needsSponsor: {
    ms: 'Program ini hanya untuk yang dijemput. Isi kod penjual semula yang menjemput anda.',
    en: 'This programme is by invitation only. Enter the code of the reseller who invited you.',
    zh: '此计划仅限受邀者。请填写邀请您的分销商代码。',
  },
  known: {
    ms: 'Ini tidak dapat diterima. Jika anda sudah memohon, tunggu jawapan kedai atau log masuk.',
    en: 'This cannot be accepted. If you have applied before, wait for the shop’s reply or sign in.',
    zh: '无法接受此内容。若您已申请过，请等候店铺回复或登录。',
  },
  noSponsor: {
    ms: 'Kod penaja ini tidak sah untuk program ini. Semak kod, atau kosongkan.',
    en: 'This referral code is not valid for this programme. Check the code, or leave it empty.',
    zh: '此推荐码不适用于此计划。请检查，或留空。',
  },
  closed: {
    ms: 'Program ini tidak menerima permohonan buat masa ini.',
    en: 'This programme is not accepting applications right now.',
    zh: '此计划暂不接受申请。',
  },
  applied: {
    ms: 'Permohonan diterima. Kedai akan menyemaknya dan memberitahu anda.',
    en: 'Application received. The shop will check it and let you know.',
    zh: '已收到申请，店铺审核后会通知您。',
  },
} satisfies Record<string, Message>

/** To somebody whose details were used in an application. */
export const knownMail = {
  subject: {
    ms: 'Permohonan di {shop} dengan butiran anda',
    en: 'An application at {shop} with your details',
    zh: '有人使用您的资料向 {shop} 提交申请',
  },
  used: {
    ms: 'Seseorang memohon menjadi penjual semula {shop} dengan butiran anda. Tiada apa-apa yang berubah.',
    en: 'Someone applied to become a reseller of {shop} with your details. Nothing has changed.',
    zh: '有人使用您的资料申请成为 {shop} 的分销商。没有任何更改。',
  },
  mine: {
    ms: 'Jika itu anda, log masuk untuk melihat permohonan anda atau untuk memohon. Jika bukan, beritahu kedai.',
    en: 'If it was you, sign in to see your application or to apply. If not, tell the shop.',
    zh: '如果是您本人，请登录查看申请或提交申请。如果不是，请告知店铺。',
  },
  signIn: { ms: 'Log masuk', en: 'Sign in', zh: '登录' },
} satisfies Record<string, Message>
