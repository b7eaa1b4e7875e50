import type { DemoProduct } from './demo-product.ts'

const lessons = {
  access_days: 180,
  renewal_price: '39.00',
  sections: [
    {
      title: 'Sebelum mula',
      lessons: [
        {
          title: 'Selamat datang ke dapur kami',
          kind: 'text',
          minutes: 4,
          is_preview: true,
          text: [
            '# Apa yang anda akan belajar',
            'Dalam kursus ini anda membakar tiga jenis roti di rumah, dengan ketuhar biasa dan bahan dari kedai runcit.',
            '- Roti putih lembut untuk sarapan',
            '- Roti gandum penuh yang tahan tiga hari',
            '- Roti manis inti kelapa untuk minum petang',
            '## Bahan untuk minggu pertama',
            '1. Tepung roti 1 kg',
            '2. Yis segera 11 g',
            '3. Mentega tanpa garam 250 g',
            'Setiap pelajaran pendek, jadi anda boleh menonton sambil menunggu doh naik.',
          ].join('\n'),
        },
        {
          title: 'Mengenal tepung dan yis',
          kind: 'text',
          minutes: 8,
          text: [
            'Tepung roti mengandungi lebih banyak gluten daripada tepung biasa. Gluten itulah yang menahan udara semasa doh naik.',
            '## Tanda yis masih hidup',
            '- Berbuih dalam sepuluh minit dengan air suam dan sedikit gula',
            '- Berbau seperti roti, bukan masam',
            'Air yang terlalu panas membunuh yis. Jika jari anda selesa di dalamnya, yis juga selesa.',
          ].join('\n'),
        },
      ],
    },
    {
      title: 'Doh pertama anda',
      lessons: [
        {
          title: 'Menguli sehingga licin',
          kind: 'video',
          minutes: 12,
          link: 'https://vimeo.com/76979871',
          text: 'Tonton cara doh diregang dan dilipat. Ujian tingkap: regangkan sedikit doh, dan cahaya patut menembusinya tanpa koyak.',
        },
        {
          title: 'Kuiz: sudah bersedia membakar?',
          kind: 'quiz',
          minutes: 3,
          pass_percent: 60,
          text: 'Tiga soalan pendek. Anda boleh mencuba seberapa banyak kali pun.',
          questions: [
            {
              question: 'Apakah yang menahan udara di dalam doh?',
              options: ['Gula', 'Gluten', 'Garam'],
              correct: [1],
            },
            {
              question: 'Yang manakah tanda yis masih hidup?',
              options: ['Berbuih dalam sepuluh minit', 'Berbau seperti roti', 'Berwarna biru'],
              correct: [0, 1],
            },
            { question: 'Air untuk yis patut…', options: ['mendidih', 'suam', 'sejuk berais'], correct: [1] },
          ],
        },
      ],
    },
    {
      title: 'Selepas roti pertama',
      lessons: [
        {
          title: 'Menyimpan dan menjual roti anda',
          kind: 'text',
          minutes: 6,
          text: [
            'Roti yang sejuk sepenuhnya disimpan dalam bekas kedap udara. Jangan simpan dalam peti sejuk: ia cepat keras.',
            '## Jika mahu menjual',
            '- Tulis tarikh bakar pada label',
            '- Ambil tempahan sehari lebih awal, supaya tiada lebihan',
            'Tahniah, anda sudah sampai ke penghujung. Sijil anda menunggu.',
          ].join('\n'),
        },
      ],
    },
  ],
}

/** A course that the demo gives. */
export const courseProducts: readonly DemoProduct[] = [
  {
    viewId: 'DEMO-COURSE',
    title: 'Kursus Asas Membakar Roti di Rumah',
    category: 'Hadiah',
    price: '79.00',
    weight: '0',
    pictures: [{ motif: 'loaf', palette: 'kunyit', backdrop: 'arch' }],
    about: [
      'Belajar membakar roti lembut dari dapur sendiri, satu langkah pada satu masa, terus dari telefon anda.',
      '- Lima pelajaran pendek dengan teks, video dan kuiz',
      '- Sambung di mana anda berhenti, pada bila-bila masa selama 180 hari',
      '- Sijil dengan nombor yang boleh disemak apabila tamat',
      'Pelajaran pertama boleh dibaca sekarang, sebelum membeli.',
    ],
    typed: { itemType: 'course', settings: lessons },
  },
]
