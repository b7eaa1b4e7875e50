import type { Message } from '../../../platform/errors/message.ts'

export const done = {
  claimed: {
    ms: 'Domain dicatat. Tambah rekod di bawah di tempat anda mendaftar domain, kemudian semak.',
    en: 'The domain is noted. Add the records below where you registered it, then check.',
    zh: '域名已登记。请在您注册域名的服务商处添加以下记录，然后检查。',
  },
  live: {
    ms: 'Kedai anda kini boleh dibuka di {host}.',
    en: 'Your shop opens at {host} now.',
    zh: '您的店铺现可通过 {host} 访问。',
  },
  verified: {
    ms: 'Domain ini disahkan milik anda. Tinggal satu rekod lagi supaya ia menuju ke kedai.',
    en: 'The domain is proven to be yours. One more record, and it leads to your shop.',
    zh: '域名已确认归您所有。再添加一条记录即可指向店铺。',
  },
  unverified: {
    ms: 'Rekod belum ditemui. Perubahan DNS boleh mengambil masa sehingga sehari; kami terus menyemak.',
    en: 'The records are not found yet. Changes of the DNS may take up to a day; we keep looking.',
    zh: '尚未找到记录。DNS 更改最长可能需要一天；我们会继续检查。',
  },
  failing: {
    ms: 'Domain ini pernah menuju ke kedai anda, tetapi rekodnya kini berlainan.',
    en: 'The domain did lead to your shop, but its records are different now.',
    zh: '该域名曾指向您的店铺，但其记录现已不同。',
  },
  removed: { ms: 'Domain dilepaskan.', en: 'The domain is let go.', zh: '域名已解除。' },
} satisfies Record<string, Message>

export const refusals = {
  noName: {
    ms: 'Tulis nama domain sahaja, seperti kedaisiti.com.my atau beli.kedaisiti.com',
    en: 'Write the name of the domain alone, such as kedaisiti.com.my or buy.kedaisiti.com',
    zh: '请只填写域名，例如 kedaisiti.com.my 或 buy.kedaisiti.com',
  },
  address: {
    ms: 'Ini alamat IP. Tulis nama domain.',
    en: 'This is an IP address. Write the name of a domain.',
    zh: '这是 IP 地址，请填写域名。',
  },
  ours: {
    ms: 'Nama ini milik Kedai. Gunakan domain anda sendiri.',
    en: 'This name belongs to Kedai. Use a domain of your own.',
    zh: '此名称属于 Kedai，请使用您自己的域名。',
  },
  suffix: {
    ms: '“{host}” ialah hujung nama domain yang dikongsi ramai. Tulis nama yang anda daftarkan.',
    en: '“{host}” is the ending of many names. Write the name that you registered.',
    zh: '“{host}” 是公共域名后缀，请填写您注册的域名。',
  },
  taken: {
    ms: 'Domain ini sudah disahkan oleh kedai lain.',
    en: 'Another shop has proven this domain already.',
    zh: '此域名已由其他店铺验证。',
  },
  none: { ms: 'Kedai ini belum ada domain.', en: 'This shop has no domain yet.', zh: '此店铺还没有域名。' },
} satisfies Record<string, Message>

export const problems = {
  silent: {
    ms: 'Pelayan nama tidak menjawab semasa kami menyemak. Cuba sebentar lagi.',
    en: 'The name servers did not answer when we looked. Try again in a moment.',
    zh: '检查时域名服务器没有响应，请稍后再试。',
  },
  mark: {
    ms: 'Rekod TXT belum ada, atau nilainya berlainan.',
    en: 'The TXT record is missing, or its value is different.',
    zh: 'TXT 记录缺失或内容不符。',
  },
  way: {
    ms: 'Domain belum menuju ke pelayan Kedai.',
    en: 'The domain does not lead to Kedai’s server yet.',
    zh: '域名尚未指向 Kedai 服务器。',
  },
  taken: {
    ms: 'Kedai lain telah mengesahkan domain ini.',
    en: 'Another shop has proven this domain.',
    zh: '其他店铺已验证此域名。',
  },
} satisfies Record<string, Message>

/** To owners: the name stopped leading to the shop, and, after several looks, is lost. */
export const domainMail = {
  failingSubject: {
    ms: 'Domain {host} tidak lagi menuju ke kedai anda',
    en: 'The domain {host} does not lead to your shop any more',
    zh: '域名 {host} 不再指向您的店铺',
  },
  failing: {
    ms: 'Rekod DNS domain ini telah berubah. Betulkan rekodnya; jika tidak, domain ini dilepaskan selepas beberapa semakan lagi.',
    en: 'The DNS records of this domain have changed. Put them right, or the domain is let go after a few more looks.',
    zh: '该域名的 DNS 记录已更改。请更正记录，否则在数次检查后域名将被解除。',
  },
  lostSubject: {
    ms: 'Domain {host} dilepaskan',
    en: 'The domain {host} was let go',
    zh: '域名 {host} 已被解除',
  },
  lost: {
    ms: 'Rekod DNS domain ini tidak ditemui beberapa kali berturut-turut, jadi kedai anda tidak lagi dibuka di situ. Alamat kedai di Kedai kekal.',
    en: 'The DNS records of this domain were not found several times in a row, so your shop does not open there any more. Its address at Kedai stays.',
    zh: '多次检查均未找到该域名的 DNS 记录，您的店铺不再通过该域名打开。店铺在 Kedai 的地址保持不变。',
  },
  button: { ms: 'Lihat rekod', en: 'Look at the records', zh: '查看记录' },
} satisfies Record<string, Message>
