import { faq, heading, hero, lead, list, steps, text, video, whatsapp } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** Looks for people who sell on. */
export const agents: ReadyPage = {
  title: { ms: 'Cari ejen', en: 'Become an agent', zh: '招募代理' },
  purpose: {
    ms: 'Ajak orang menjadi ejen atau penjual semula anda',
    en: 'Invites people to become your agents or resellers',
    zh: '邀请他人成为您的代理或分销商',
  },
  description: {
    ms: 'Jual bersama kami sebagai ejen. Tinggalkan nama dan nombor anda.',
    en: 'Sell with us as an agent. Leave your name and number.',
    zh: '成为我们的代理，一起销售。请留下姓名与电话。',
  },
  blocks: [
    hero(
      { ms: 'Jual bersama kami', en: 'Sell with us', zh: '与我们一起销售' },
      {
        ms: 'Anda kenal pembeli, kami ada barangnya. Mulakan dari telefon anda.',
        en: 'You know the buyers, we have the products. Start from your phone.',
        zh: '您有客源，我们有货，用手机就能开始。',
      },
    ),
    heading({ ms: 'Apa yang anda dapat', en: 'Benefits', zh: '您能得到什么' }),
    list(
      { ms: 'Harga ejen untuk setiap barang', en: 'Agent prices on our products', zh: '各商品的代理价' },
      {
        ms: 'Pautan sendiri, dan pesanan yang boleh disemak bila-bila masa',
        en: 'Your own link, with orders you can check at any time',
        zh: '专属链接，订单随时可查',
      },
      {
        ms: 'Gambar dan ayat yang sedia untuk dikongsi',
        en: 'Ready-made pictures and captions to share',
        zh: '现成的图片与文案可供分享',
      },
    ),
    video({ ms: 'Kenali kami', en: 'Get to know us', zh: '认识我们' }),
    heading({ ms: 'Cara bermula', en: 'How to start', zh: '如何开始' }),
    steps(
      {
        ms: 'Tinggalkan nama dan nombor telefon di bawah.',
        en: 'Leave your name and phone number below.',
        zh: '在下方留下姓名与电话。',
      },
      {
        ms: 'Kami hubungi anda dan terangkan syaratnya.',
        en: 'We call you and explain the terms.',
        zh: '我们会联系您并说明条件。',
      },
      {
        ms: 'Terima pautan anda, dan mula berkongsi.',
        en: 'Get your link and start sharing.',
        zh: '获得专属链接，开始分享。',
      },
    ),
    lead(
      { ms: 'Berminat?', en: 'Interested?', zh: '有兴趣吗？' },
      {
        ms: 'Isi borang ini. Tiada apa-apa bayaran untuk bertanya.',
        en: 'Fill in this form. Asking costs nothing.',
        zh: '填写此表格，咨询无需任何费用。',
      },
      { ms: 'Saya mahu jadi ejen', en: 'I want to be an agent', zh: '我想成为代理' },
    ),
    faq(
      words.questions,
      [
        { ms: 'Perlu simpan stok?', en: 'Do I have to keep stock?', zh: '需要囤货吗？' },
        {
          ms: 'Bergantung pada cara yang anda pilih. Kami terangkan semuanya sebelum anda bermula.',
          en: 'That depends on how you want to sell. We explain it all before you begin.',
          zh: '取决于您选择的方式，开始前我们会全部说明。',
        },
      ],
      [
        { ms: 'Boleh buat secara sambilan?', en: 'Can I do it part-time?', zh: '可以兼职吗？' },
        {
          ms: 'Boleh. Anda tentukan sendiri masa dan tempat anda menjual.',
          en: 'Yes. You decide when and where you sell.',
          zh: '可以，销售的时间与地点由您决定。',
        },
      ],
    ),
    text({
      ms: 'Pendapatan bergantung pada jualan anda sendiri. Kami tidak menjanjikan jumlah tertentu.',
      en: 'Your earnings depend on your sales. We do not guarantee any amount.',
      zh: '收入取决于您自己的销售，我们不承诺任何金额。',
    }),
    whatsapp(words.askOnWhatsapp, {
      ms: 'Hai, saya berminat menjadi ejen.',
      en: 'Hello, I am interested in becoming an agent.',
      zh: '您好，我有兴趣成为代理。',
    }),
  ],
}
