import type { Message } from '../../../platform/errors/message.ts'

export const done = {
  claimed: {
    ms: 'Domain dicatat. Tambah rekod di bawah di tempat anda mendaftar domain, kemudian semak.',
    en: 'Domain saved. Add the records below at your domain provider, then check again.',
    zh: '域名已登记。请在您注册域名的服务商处添加以下记录，然后检查。',
  },
  live: {
    ms: 'Kedai anda kini boleh dibuka di {host}.',
    en: 'Your shop is now live at {host}.',
    zh: '您的店铺现可通过 {host} 访问。',
  },
  verified: {
    ms: 'Domain ini disahkan milik anda. Tinggal satu rekod lagi supaya ia menuju ke kedai.',
    en: 'Domain verified. Add one more record to connect it to your shop.',
    zh: '域名已确认归您所有。再添加一条记录即可指向店铺。',
  },
  unverified: {
    ms: 'Rekod belum ditemui. Perubahan DNS boleh mengambil masa sehingga sehari; kami terus menyemak.',
    en: 'Records not found yet. DNS changes can take up to a day. We will keep checking.',
    zh: '尚未找到记录。DNS 更改最长可能需要一天；我们会继续检查。',
  },
  failing: {
    ms: 'Domain ini pernah menuju ke kedai anda, tetapi rekodnya kini berlainan.',
    en: 'This domain was connected to your shop, but its records have changed.',
    zh: '该域名曾指向您的店铺，但其记录现已不同。',
  },
  removed: { ms: 'Domain dibuang.', en: 'Domain removed.', zh: '域名已解除。' },
} satisfies Record<string, Message>

export const refusals = {
  noName: {
    ms: 'Tulis nama domain sahaja, seperti kedaisiti.com.my atau beli.kedaisiti.com',
    en: 'Enter only the domain name, such as kedaisiti.com.my or buy.kedaisiti.com',
    zh: '请只填写域名，例如 kedaisiti.com.my 或 buy.kedaisiti.com',
  },
  address: {
    ms: 'Ini alamat IP. Tulis nama domain.',
    en: 'This is an IP address. Enter a domain name.',
    zh: '这是 IP 地址，请填写域名。',
  },
  ours: {
    ms: 'Nama ini milik Kedai. Gunakan domain anda sendiri.',
    en: 'This name belongs to Kedai. Use a domain of your own.',
    zh: '此名称属于 Kedai，请使用您自己的域名。',
  },
  suffix: {
    ms: '“{host}” ialah hujung nama domain yang dikongsi ramai. Tulis nama yang anda daftarkan.',
    en: '“{host}” is a public domain ending. Enter the domain that you registered.',
    zh: '“{host}” 是公共域名后缀，请填写您注册的域名。',
  },
  taken: {
    ms: 'Domain ini sudah disahkan oleh kedai lain.',
    en: 'Another shop has already verified this domain.',
    zh: '此域名已由其他店铺验证。',
  },
  none: { ms: 'Kedai ini belum ada domain.', en: 'This shop has no domain yet.', zh: '此店铺还没有域名。' },
} satisfies Record<string, Message>

export const problems = {
  silent: {
    ms: 'Pelayan nama tidak menjawab semasa kami menyemak. Cuba sebentar lagi.',
    en: 'The name servers did not respond. Try again later.',
    zh: '检查时域名服务器没有响应，请稍后再试。',
  },
  mark: {
    ms: 'Rekod TXT belum ada, atau nilainya berlainan.',
    en: 'The TXT record is missing, or its value is different.',
    zh: 'TXT 记录缺失或内容不符。',
  },
  way: {
    ms: 'Domain belum menuju ke pelayan Kedai.',
    en: 'The domain does not point to the Kedai server yet.',
    zh: '域名尚未指向 Kedai 服务器。',
  },
  taken: {
    ms: 'Kedai lain telah mengesahkan domain ini.',
    en: 'Another shop has verified this domain.',
    zh: '其他店铺已验证此域名。',
  },
} satisfies Record<string, Message>

/** To owners: the name stopped leading to the shop, and, after several looks, is lost. */
export const domainMail = {
  failingSubject: {
    ms: 'Domain {host} tidak lagi menuju ke kedai anda',
    en: 'Domain {host} is no longer connected to your shop',
    zh: '域名 {host} 不再指向您的店铺',
  },
  failing: {
    ms: 'Rekod DNS domain ini telah berubah. Betulkan rekodnya; jika tidak, domain ini dibuang selepas beberapa semakan lagi.',
    en: 'The DNS records of this domain have changed. Fix them, or the domain will be removed after a few more checks.',
    zh: '该域名的 DNS 记录已更改。请更正记录，否则在数次检查后域名将被解除。',
  },
  lostSubject: {
    ms: 'Domain {host} dibuang',
    en: 'Domain {host} was removed',
    zh: '域名 {host} 已被移除',
  },
  lost: {
    ms: 'Rekod DNS domain ini tidak ditemui beberapa kali berturut-turut, jadi kedai anda tidak lagi dibuka di situ. Alamat kedai di Kedai kekal.',
    en: 'We could not find the DNS records of this domain after several checks, so your shop no longer opens there. Your Kedai shop link still works.',
    zh: '多次检查均未找到该域名的 DNS 记录，您的店铺不再通过该域名打开。店铺在 Kedai 的地址保持不变。',
  },
  button: { ms: 'Lihat rekod', en: 'View records', zh: '查看记录' },
} satisfies Record<string, Message>
