import type { Message } from '../../../../platform/errors/message.ts'

/** What is wrong with a course on a seller's form. */
export const formRefusals = {
  missing: { ms: 'Isi pelajaran kursus ini.', en: 'Fill in the lessons of this course.', zh: '请填写此课程的课时。' },
  noLessons: {
    ms: 'Kursus memerlukan sekurang-kurangnya satu pelajaran.',
    en: 'A course needs at least one lesson.',
    zh: '课程至少需要一节课。',
  },
  tooManyLessons: {
    ms: 'Kursus boleh ada paling banyak {most} pelajaran.',
    en: 'A course can have up to {most} lessons.',
    zh: '一门课程最多可有 {most} 节课。',
  },
  tooMuchText: {
    ms: 'Teks kursus ini terlalu panjang. Pindahkan sebahagiannya ke dalam fail.',
    en: 'The texts of this course are too long. Move some of them into files.',
    zh: '此课程的文字过长，请将部分内容放入文件。',
  },
  noTitle: { ms: 'Beri tajuk.', en: 'Enter a title.', zh: '请填写标题。' },
  sameId: {
    ms: 'Dua pelajaran mempunyai nombor yang sama.',
    en: 'Two lessons have the same number.',
    zh: '有两节课的编号相同。',
  },
  noText: { ms: 'Tulis isi pelajaran ini.', en: 'Enter the lesson text.', zh: '请填写此课内容。' },
  noVideo: {
    ms: 'Muat naik video, atau beri pautan YouTube atau Vimeo.',
    en: 'Upload a video, or paste a YouTube or Vimeo link.',
    zh: '请上传视频，或填写 YouTube 或 Vimeo 链接。',
  },
  badLink: {
    ms: 'Hanya pautan video YouTube atau Vimeo diterima.',
    en: 'Only YouTube or Vimeo video links are accepted.',
    zh: '仅接受 YouTube 或 Vimeo 的视频链接。',
  },
  noFile: { ms: 'Pilih fail pelajaran ini.', en: 'Choose the file of this lesson.', zh: '请选择此课的文件。' },
  foreignFile: {
    ms: 'Fail ini bukan milik kedai anda. Muat naik semula.',
    en: 'This file is not in your shop. Upload it again.',
    zh: '此文件不属于您的商店，请重新上传。',
  },
  noVideoFile: {
    ms: 'Fail ini bukan video MP4.',
    en: 'This file is not an MP4 video.',
    zh: '此文件不是 MP4 视频。',
  },
  noQuestions: {
    ms: 'Kuiz memerlukan sekurang-kurangnya satu soalan.',
    en: 'A quiz needs at least one question.',
    zh: '测验至少需要一道题。',
  },
  noQuestion: { ms: 'Tulis soalannya.', en: 'Write the question.', zh: '请填写题目。' },
  fewOptions: {
    ms: 'Beri sekurang-kurangnya dua pilihan jawapan yang berbeza.',
    en: 'Add at least two different answer options.',
    zh: '请至少提供两个不同的选项。',
  },
  noneRight: {
    ms: 'Tandakan jawapan yang betul.',
    en: 'Mark the correct answer.',
    zh: '请标记正确答案。',
  },
  badPrice: { ms: 'Tulis harga seperti 49.00.', en: 'Write a price such as 49.00.', zh: '请填写价格，例如 49.00。' },
  neverEnds: {
    ms: 'Harga pembaharuan hanya untuk kursus yang tamat selepas beberapa hari.',
    en: 'A renewal price is only for courses with an access period.',
    zh: '续费价格仅适用于有期限的课程。',
  },
} satisfies Record<string, Message>

/** What is wrong with an order of one. */
export const orderRefusals = {
  oneOnly: {
    ms: 'Satu kursus bagi setiap pesanan.',
    en: 'You can buy only one place per order.',
    zh: '每张订单只能购买一个课程名额。',
  },
  gone: {
    ms: 'Tempat dalam kursus ini sudah habis.',
    en: 'This course is full.',
    zh: '此课程名额已满。',
  },
} satisfies Record<string, Message>
