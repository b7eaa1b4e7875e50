import type { Message } from '../../platform/errors/message.ts'

/** Why a form of registration is not taken, at its field. */
export const applyTexts = {
  badName: {
    ms: 'Isi nama penuh anda seperti dalam kad pengenalan.',
    en: 'Fill in your full name as on your identity card.',
    zh: '请填写与身份证一致的全名。',
  },
  badIdentity: {
    ms: 'Nombor ini nampak tidak betul. Contoh: 900101-14-5678, atau nombor SSM.',
    en: 'This number does not look right. Example: 900101-14-5678, or an SSM number.',
    zh: '号码不正确，例如 900101-14-5678，或 SSM 注册号。',
  },
  badAddress: { ms: 'Isi alamat penuh.', en: 'Fill in the whole address.', zh: '请填写完整地址。' },
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
    en: 'This programme is by invitation. Fill in the code of the reseller who invited you.',
    zh: '此计划仅限受邀者。请填写邀请您的分销商代码。',
  },
  emailTaken: {
    ms: 'E-mel ini sudah ada akaun. Log masuk dahulu, kemudian mohon.',
    en: 'This e-mail address has an account already. Sign in first, then apply.',
    zh: '此邮箱已有账号。请先登录再申请。',
  },
  appliedAlready: {
    ms: 'Anda sudah memohon program ini. Tunggu jawapan daripada kedai.',
    en: 'You have applied to this programme already. Wait for the shop’s answer.',
    zh: '您已申请过此计划，请等候店铺回复。',
  },
  phoneTaken: {
    ms: 'Nombor telefon ini telah digunakan oleh pemohon lain.',
    en: 'Somebody else has applied with this phone number already.',
    zh: '此电话号码已被其他申请人使用。',
  },
  identityTaken: {
    ms: 'Nombor pengenalan ini telah digunakan oleh pemohon lain.',
    en: 'Somebody else has applied with this identity number already.',
    zh: '此证件号码已被其他申请人使用。',
  },
  accountTaken: {
    ms: 'Akaun bank ini telah digunakan oleh pemohon lain.',
    en: 'Somebody else has applied with this bank account already.',
    zh: '此银行账号已被其他申请人使用。',
  },
  noSponsor: {
    ms: 'Tiada ahli aktif dengan kod ini yang boleh membawa anda masuk. Semak kod, atau kosongkan.',
    en: 'Nobody active who may bring you in here has this code. Check it, or leave it empty.',
    zh: '没有可推荐您加入的有效成员使用此推荐码。请检查，或留空。',
  },
  closed: {
    ms: 'Program ini tidak menerima permohonan buat masa ini.',
    en: 'This programme takes no applications at the moment.',
    zh: '此计划暂不接受申请。',
  },
  applied: {
    ms: 'Permohonan diterima. Kedai akan menyemaknya dan memberitahu anda.',
    en: 'Application received. The shop will check it and let you know.',
    zh: '已收到申请，店铺审核后会通知您。',
  },
} satisfies Record<string, Message>
