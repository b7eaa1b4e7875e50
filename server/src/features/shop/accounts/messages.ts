import type { PasswordRefusal } from '@kedai/domain/people/password.ts'
import type { UsernameRefusal } from '@kedai/domain/people/username.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const messages = {
  wrongSignIn: {
    ms: 'E-mel atau kata laluan tidak betul. Semak ejaan, atau tetapkan kata laluan baharu.',
    en: 'Incorrect e-mail or password. Check the spelling, or reset your password.',
    zh: '邮箱或密码不正确。请检查拼写，或重设密码。',
  },
  tooManyGuesses: {
    ms: 'Terlalu banyak percubaan yang salah untuk akaun ini. Cuba lagi dalam {minutes} minit, log masuk daripada peranti yang pernah anda gunakan, atau tetapkan kata laluan baharu melalui e-mel.',
    en: 'Too many failed sign-in attempts. Try again in {minutes} minutes, use a device you have signed in on before, or reset your password by e-mail.',
    zh: '此账号的错误尝试过多。请在 {minutes} 分钟后再试，或在您用过的设备上登录，或通过邮箱重设密码。',
  },
  resetOften: {
    ms: 'Beberapa pautan sudah diminta untuk e-mel ini. Jika ia ada akaun, gunakan pautan terbaharu di dalam peti masuk atau folder spam, atau minta lagi dalam {minutes} minit.',
    en: 'Several links were already requested for this e-mail address. If it has an account, use the latest link in your inbox or spam folder, or request again in {minutes} minutes.',
    zh: '此邮箱已多次申请重设链接。若该邮箱有账号，请使用收件箱或垃圾邮件中最新的链接，或在 {minutes} 分钟后再申请。',
  },
  confirmFirst: {
    ms: 'Masukkan kata laluan anda untuk teruskan.',
    en: 'Enter your password to continue.',
    zh: '请输入密码以继续。',
  },
  wrongPassword: {
    ms: 'Kata laluan ini tidak betul. Semak dan cuba lagi.',
    en: 'Incorrect password. Check it and try again.',
    zh: '密码不正确，请检查后再试。',
  },
  profileSaved: { ms: 'Butiran anda disimpan.', en: 'Your details are saved.', zh: '您的资料已保存。' },
  passwordChangedHere: {
    ms: 'Kata laluan baharu disimpan. Semua peranti lain telah dilog keluar.',
    en: 'The new password is saved. Every other device was signed out.',
    zh: '新密码已保存，其他设备均已登出。',
  },
  totpAlready: {
    ms: 'Akaun ini sudah dilindungi oleh aplikasi pengesahan. Buang yang lama dahulu.',
    en: 'This account already has an authenticator app. Remove it first.',
    zh: '此账号已绑定验证器，请先移除。',
  },
  totpNotBegun: {
    ms: 'Sediakan aplikasi pengesahan dahulu.',
    en: 'Set up an authenticator app first.',
    zh: '请先设置验证器。',
  },
  totpOn: {
    ms: 'Pengesahan dua langkah dihidupkan. Peranti lain telah dilog keluar.',
    en: 'Two-step verification is on. Other devices were signed out.',
    zh: '两步验证已开启，其他设备已登出。',
  },
  totpOff: {
    ms: 'Pengesahan dua langkah dimatikan.',
    en: 'Two-step verification is off.',
    zh: '两步验证已关闭。',
  },
  deviceOut: { ms: 'Peranti itu telah dilog keluar.', en: 'That device was signed out.', zh: '该设备已登出。' },
  othersOut: {
    ms: 'Semua peranti lain telah dilog keluar.',
    en: 'Every other device was signed out.',
    zh: '其他设备均已登出。',
  },
  codeNeeded: {
    ms: 'Masukkan kod 6 angka daripada aplikasi pengesahan anda.',
    en: 'Enter the 6-digit code from your authenticator app.',
    zh: '请输入验证器应用中的 6 位数验证码。',
  },
  wrongCode: {
    ms: 'Kod ini tidak betul atau sudah digunakan. Tunggu kod seterusnya dan cuba lagi.',
    en: 'This code is incorrect or already used. Wait for the next code and try again.',
    zh: '验证码不正确或已使用过。请等下一个验证码再试。',
  },
  sellersSignInElsewhere: {
    ms: 'Penjual log masuk di {address}.',
    en: 'Sellers sign in at {address}.',
    zh: '卖家请到 {address} 登录。',
  },
  shopOpened: {
    ms: 'Selamat datang! Kedai anda sudah dibuka.',
    en: 'Welcome! Your shop is open.',
    zh: '欢迎！您的店铺已开张。',
  },
  emailTaken: {
    ms: 'E-mel ini sudah ada akaun. Log masuk, atau tetapkan kata laluan baharu.',
    en: 'This e-mail address already has an account. Sign in, or reset your password.',
    zh: '此邮箱已有账号。请直接登录，或重设密码。',
  },
  badName: {
    ms: 'Tulis nama anda, sekurang-kurangnya dua huruf.',
    en: 'Write your name, at least two letters.',
    zh: '请填写您的姓名。',
  },
  badShopName: {
    ms: 'Nama kedai perlu ada sekurang-kurangnya satu huruf atau angka.',
    en: 'The shop name needs at least one letter or digit.',
    zh: '店铺名称至少要有一个文字或数字。',
  },
  usernameTaken: {
    ms: 'Nama ini sudah digunakan oleh kedai lain. Cuba tambah bandar atau nama anda.',
    en: 'Another shop has this name. Try adding your town or your own name.',
    zh: '此名称已被其他店铺使用。可加上城市或您的名字再试。',
  },
  usernameFree: { ms: 'Nama ini boleh digunakan.', en: 'This name is available.', zh: '此名称可以使用。' },
  resetSent: {
    ms: 'Jika e-mel itu ada akaun, kami sudah menghantar pautan. Ia sah selama satu jam; semak folder spam juga.',
    en: 'If that e-mail address has an account, we have sent a link. It is valid for 1 hour. Check your spam folder too.',
    zh: '如果该邮箱有账号，我们已发送链接，一小时内有效。请也查看垃圾邮件。',
  },
  resetDead: {
    ms: 'Pautan ini sudah digunakan atau tamat tempoh. Minta pautan baharu.',
    en: 'This link has been used or has expired. Request a new one.',
    zh: '此链接已使用或已过期，请重新申请。',
  },
  passwordChanged: {
    ms: 'Kata laluan baharu disimpan. Sila log masuk dengannya.',
    en: 'The new password is saved. Please sign in with it.',
    zh: '新密码已保存，请用新密码登录。',
  },
} satisfies Record<string, Message>

export const usernameRefusals = {
  too_short: { ms: 'Sekurang-kurangnya 3 aksara.', en: 'Use at least 3 characters.', zh: '至少 3 个字符。' },
  too_long: { ms: 'Paling banyak 30 aksara.', en: 'Use at most 30 characters.', zh: '最多 30 个字符。' },
  bad_characters: {
    ms: 'Guna huruf kecil a–z, angka, dan tanda sempang di tengah sahaja.',
    en: 'Use only the letters a–z, digits, and hyphens in between.',
    zh: '只能用 a–z、数字，中间可加连字号。',
  },
  no_letter: {
    ms: 'Perlu ada sekurang-kurangnya satu huruf.',
    en: 'Use at least one letter.',
    zh: '至少要有一个字母。',
  },
  reserved: {
    ms: 'Nama ini disimpan untuk kegunaan Kedai. Sila pilih nama lain.',
    en: 'This name is reserved by Kedai. Please choose another.',
    zh: '此名称由系统保留，请换一个。',
  },
} satisfies Record<UsernameRefusal, Message>

export const passwordRefusals = {
  too_short: {
    ms: 'Kata laluan perlu sekurang-kurangnya 8 aksara.',
    en: 'The password needs at least 8 characters.',
    zh: '密码至少需要 8 个字符。',
  },
  too_long: {
    ms: 'Kata laluan tidak boleh melebihi 200 aksara.',
    en: 'The password can have at most 200 characters.',
    zh: '密码最多 200 个字符。',
  },
  too_common: {
    ms: 'Kata laluan ini mudah diteka. Cuba beberapa perkataan, contohnya "teh tarik jam lima".',
    en: 'This password is easy to guess. Try a few words, such as "teh tarik at five".',
    zh: '此密码太容易猜到。可用几个词组成，例如 “teh tarik jam lima”。',
  },
  says_who_you_are: {
    ms: 'Kata laluan tidak boleh sama dengan nama, e-mel atau nama kedai anda.',
    en: 'The password cannot be your name, e-mail address or shop name.',
    zh: '密码不能与您的姓名、邮箱或店铺名称相同。',
  },
} satisfies Record<PasswordRefusal, Message>
