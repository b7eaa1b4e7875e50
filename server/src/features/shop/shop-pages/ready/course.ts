import { faq, heading, hero, list, product, reviews, text, video, whatsapp } from './ready-page.ts'
import type { ReadyPage } from './ready-page.ts'
import { words } from './words.ts'

/** A class or an online course. */
export const course: ReadyPage = {
  title: { ms: 'Kelas', en: 'Class', zh: '课程' },
  purpose: {
    ms: 'Kelas atau kursus: apa yang dipelajari, untuk siapa, dan pendaftaran',
    en: 'A class or course: lessons, audience and enrolment',
    zh: '课程：学什么、适合谁、如何报名',
  },
  description: {
    ms: 'Belajar langkah demi langkah bersama kami. Lihat isi kelas dan daftar.',
    en: 'Learn with us, step by step. See what is in the class and enrol.',
    zh: '跟我们一步一步学习。查看课程内容并报名。',
  },
  blocks: [
    hero(
      {
        ms: 'Belajar dari rumah, ikut masa sendiri',
        en: 'Learn at home, in your own time',
        zh: '在家学习，时间自己定',
      },
      {
        ms: 'Pelajaran ringkas yang boleh diulang seberapa kerap anda mahu.',
        en: 'Short lessons that you can repeat as often as you like.',
        zh: '简短的课，想重看几次都可以。',
      },
    ),
    video({ ms: 'Lihat sedikit isi kelas', en: 'Class preview', zh: '先看一小段课程' }),
    heading({ ms: 'Apa yang anda akan pelajari', en: 'What you will learn', zh: '您将学到' }),
    list(
      { ms: 'Asas yang betul dari awal', en: 'The right basics from the start', zh: '从头学好正确的基础' },
      {
        ms: 'Latihan yang boleh terus dibuat di rumah',
        en: 'Exercises you can do at home at once',
        zh: '在家就能做的练习',
      },
      { ms: 'Cara membetulkan kesilapan biasa', en: 'How to fix common mistakes', zh: '怎样改正常见错误' },
    ),
    heading({ ms: 'Untuk siapa', en: 'Who it is for', zh: '适合谁' }),
    text({
      ms: 'Sesuai untuk yang baru bermula dan untuk yang mahu menjadi lebih yakin. Tidak perlu pengalaman.',
      en: 'For beginners, and for anyone who wants more confidence. No experience needed.',
      zh: '适合初学者，也适合想更有把握的人。无需经验。',
    }),
    product('course'),
    reviews({ ms: 'Kata peserta', en: 'Learner reviews', zh: '学员评价' }, 4),
    faq(
      words.questions,
      [
        { ms: 'Bila saya boleh mula?', en: 'When can I start?', zh: '什么时候可以开始？' },
        {
          ms: 'Sebaik sahaja bayaran diterima, pautan kelas dihantar kepada anda.',
          en: 'We send you the class link as soon as your payment is received.',
          zh: '收到付款后，课程链接会立即发送给您。',
        },
      ],
      [
        { ms: 'Perlu aplikasi khas?', en: 'Do I need a special app?', zh: '需要特别的应用程序吗？' },
        {
          ms: 'Tidak. Kelas dibuka dalam pelayar di telefon atau komputer.',
          en: 'No. The class opens in the browser of a phone or computer.',
          zh: '不需要，用手机或电脑的浏览器即可打开。',
        },
      ],
    ),
    whatsapp(words.askOnWhatsapp, {
      ms: 'Hai, saya nak tanya tentang kelas.',
      en: 'Hello, I have a question about the class.',
      zh: '您好，我想咨询课程。',
    }),
  ],
}
