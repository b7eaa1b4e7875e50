import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  lapsed: {
    ms: 'Akses anda ke kursus ini telah tamat pada {day}. Perbaharui untuk menyambung pembelajaran.',
    en: 'Your access to this course ended on {day}. Renew it to continue learning.',
    zh: '您的课程学习期已于 {day} 结束，续费后可继续学习。',
  },
  withdrawn: {
    ms: 'Pembelian kursus ini telah dibatalkan.',
    en: 'The purchase of this course was cancelled.',
    zh: '此课程的购买已取消。',
  },
  notOpen: {
    ms: 'Pelajaran ini dibuka pada {day}.',
    en: 'This lesson opens on {day}.',
    zh: '此课将于 {day} 开放。',
  },
  quizByPassing: {
    ms: 'Kuiz selesai apabila anda lulus. Jawab soalannya dahulu.',
    en: 'Pass the quiz to complete this lesson. Answer its questions first.',
    zh: '通过测验才算完成，请先答题。',
  },
  openFirst: {
    ms: 'Buka pelajaran ini dahulu. Kemudian anda boleh menandakannya selesai.',
    en: 'Open the lesson first. Then you can mark it as done.',
    zh: '请先打开此课，然后才能标记为完成。',
  },
  quizPause: {
    ms: 'Rehat sebentar dan baca semula pelajaran. Anda boleh cuba lagi pada {time}.',
    en: 'Take a break and read the lessons again. You can try again at {time}.',
    zh: '请先休息并复习课程，{time} 后可再试。',
  },
  noQuiz: { ms: 'Pelajaran ini bukan kuiz.', en: 'This lesson is not a quiz.', zh: '此课不是测验。' },
  tooManyAnswers: {
    ms: 'Ada lebih banyak jawapan daripada soalan. Muat semula pelajaran ini.',
    en: 'There are more answers than questions. Reload the lesson.',
    zh: '答案数量多于题目，请重新载入此课。',
  },
  neverEnds: {
    ms: 'Akses anda ke kursus ini tiada tarikh tamat, jadi tidak perlu diperbaharui.',
    en: 'Your access to this course does not expire, so you do not need to renew it.',
    zh: '您的课程学习期没有期限，无需续费。',
  },
  passed: {
    ms: 'Lulus! Markah anda {score}%.',
    en: 'Passed! Your score is {score}%.',
    zh: '通过！您的得分为 {score}%。',
  },
  failed: {
    ms: 'Belum lulus: markah anda {score}%, perlu {needed}%. Cuba lagi.',
    en: 'Not passed yet. Your score is {score}%. You need {needed}%. Try again.',
    zh: '尚未通过：得分 {score}%，需要 {needed}%，请再试一次。',
  },
} satisfies Record<string, Message>

/** On a certificate. */
export const certificateTexts = {
  heading: { ms: 'Sijil Tamat Kursus', en: 'Certificate of Completion', zh: '结业证书' },
  given: { ms: 'Dengan ini disahkan bahawa', en: 'This is to certify that', zh: '兹证明' },
  finished: {
    ms: 'telah menamatkan semua pelajaran dan kuiz kursus',
    en: 'has completed all lessons and quizzes of the course',
    zh: '已完成以下课程的全部课时与测验',
  },
  number: { ms: 'Nombor sijil', en: 'Certificate number', zh: '证书编号' },
  check: { ms: 'Semak kesahihan di', en: 'Verify at', zh: '查验真伪' },
} satisfies Record<string, Message>
