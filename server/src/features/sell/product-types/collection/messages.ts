import type { AnswerProblem } from '@kedai/domain/collections/answers.ts'
import type { FieldProblem } from '@kedai/domain/collections/fields.ts'
import type { Message } from '../../../../platform/errors/message.ts'

export const answerRefusals = {
  required: { ms: 'Sila isi "{label}".', en: 'Please answer "{label}".', zh: '请填写“{label}”。' },
  too_long: {
    ms: 'Jawapan untuk "{label}" terlalu panjang.',
    en: 'The answer to "{label}" is too long.',
    zh: '“{label}”的内容过长。',
  },
  no_number: {
    ms: '"{label}" mestilah nombor, contohnya 12 atau 3.5.',
    en: '"{label}" must be a number, such as 12 or 3.5.',
    zh: '“{label}”必须是数字，例如 12 或 3.5。',
  },
  no_date: {
    ms: '"{label}" mestilah tarikh yang betul.',
    en: '"{label}" must be a valid date.',
    zh: '“{label}”必须是有效日期。',
  },
  no_choice: {
    ms: 'Pilih jawapan yang disenaraikan untuk "{label}".',
    en: 'Choose one of the answers listed for "{label}".',
    zh: '请从“{label}”列出的选项中选择。',
  },
  no_file: {
    ms: 'Muat naik fail untuk "{label}" (gambar atau PDF).',
    en: 'Upload a file for "{label}" (a picture or a PDF).',
    zh: '请为“{label}”上传文件（图片或 PDF）。',
  },
  no_quantity: {
    ms: 'Kuantiti dalam "{label}" mestilah nombor bulat hingga 9,999, sekali bagi setiap kotak.',
    en: 'Enter whole numbers up to 9,999 in "{label}", one per cell.',
    zh: '“{label}”中的数量必须是不超过 9,999 的整数，每格填写一次。',
  },
  too_few: {
    ms: 'Jumlah untuk "{label}" mesti sekurang-kurangnya {least}.',
    en: 'Choose a total of at least {least} for "{label}".',
    zh: '“{label}”合计至少为 {least}。',
  },
  too_many: {
    ms: 'Jumlah untuk "{label}" tidak boleh lebih daripada {most}.',
    en: 'Choose a total of at most {most} for "{label}".',
    zh: '“{label}”合计不能超过 {most}。',
  },
  unknown: {
    ms: 'Soalan ini tiada dalam borang. Muat semula halaman dan cuba lagi.',
    en: 'This question is not in the form. Reload the page and try again.',
    zh: '表单中没有此问题，请刷新页面后重试。',
  },
} satisfies Record<AnswerProblem, Message>

export const amountRefusals = {
  missing: { ms: 'Masukkan amaun yang mahu dibayar.', en: 'Enter the amount you want to pay.', zh: '请输入付款金额。' },
  unreadable: {
    ms: 'Masukkan amaun seperti 25 atau 25.50.',
    en: 'Enter an amount such as 25 or 25.50.',
    zh: '请输入金额，例如 25 或 25.50。',
  },
  tooLittle: { ms: 'Amaun minimum ialah {least}.', en: 'The minimum amount is {least}.', zh: '最低金额为 {least}。' },
  tooMuch: { ms: 'Amaun maksimum ialah {most}.', en: 'The maximum amount is {most}.', zh: '最高金额为 {most}。' },
  isFixed: {
    ms: 'Harga kutipan ini sudah ditetapkan; kosongkan amaun.',
    en: 'The price of this collection is fixed. Leave the amount empty.',
    zh: '此收款的金额已固定，请勿填写金额。',
  },
  oneOnly: {
    ms: 'Satu jawapan satu bayaran: biarkan kuantiti 1.',
    en: 'Each response is one payment. Keep the quantity at 1.',
    zh: '每份回复对应一笔付款，数量请保留为 1。',
  },
} satisfies Record<string, Message>

export const changes = {
  closed: {
    ms: 'Kutipan ini sudah ditutup pada {time}.',
    en: 'This collection closed on {time}.',
    zh: '此收款已于 {time} 截止。',
  },
  full: {
    ms: 'Kutipan ini sudah penuh dan tidak menerima jawapan lagi.',
    en: 'This collection is full and no longer accepts responses.',
    zh: '此收款已满额，不再接受回复。',
  },
  soldOut: { ms: '"{row}" sudah habis.', en: '"{row}" is sold out.', zh: '“{row}”已售罄。' },
  fewerLeft: { ms: 'Tinggal {left} untuk "{row}".', en: 'Only {left} of "{row}" left.', zh: '“{row}”仅剩 {left}。' },
} satisfies Record<string, Message>

export const formRefusals = {
  missing: { ms: 'Lengkapkan butiran kutipan.', en: 'Fill in the collection details.', zh: '请填写收款详情。' },
  badAmount: {
    ms: 'Masukkan amaun seperti 25 atau 25.50.',
    en: 'Enter an amount such as 25 or 25.50.',
    zh: '请输入金额，例如 25 或 25.50。',
  },
  tooMuch: {
    ms: 'Amaun paling tinggi ialah RM 1,000,000.00.',
    en: 'The maximum amount is RM 1,000,000.00.',
    zh: '最高金额为 RM 1,000,000.00。',
  },
  belowMinimum: {
    ms: 'Amaun pilihan tidak boleh kurang daripada amaun minimum.',
    en: 'A suggested amount cannot be less than the minimum.',
    zh: '预设金额不能低于最低金额。',
  },
  openOnly: {
    ms: 'Hanya untuk amaun terbuka. Kosongkan, atau pilih amaun terbuka.',
    en: 'Only for an open amount. Leave it empty, or choose an open amount.',
    zh: '仅适用于开放金额。请留空，或选择开放金额。',
  },
  openHasNoRows: {
    ms: 'Kutipan dengan amaun terbuka tidak boleh ada baris berharga. Pilih harga tetap untuk menjual pilihan.',
    en: 'A collection with an open amount has no priced rows. Choose fixed prices to sell options.',
    zh: '开放金额的收款不能设置定价项目。如需出售选项，请选择固定价格。',
  },
  rowsHavePrices: {
    ms: 'Senarai dengan harga tidak boleh digabung dengan grid berharga. Pilih satu harga atau amaun terbuka, atau kosongkan harga grid.',
    en: 'A priced list cannot be used together with a priced grid. Choose one price or an open amount, or remove the grid prices.',
    zh: '定价列表不能与带价格的表格同时使用。请选择单一价格或开放金额，或不为表格设置价格。',
  },
  noTime: {
    ms: 'Masukkan tarikh dan masa tutup yang betul.',
    en: 'Enter a valid closing date and time.',
    zh: '请输入有效的截止日期和时间。',
  },
  fewerThanTaken: {
    ms: 'Sudah ada {taken} jawapan; had tidak boleh lebih rendah.',
    en: 'There are already {taken} responses. The limit cannot be lower.',
    zh: '已有 {taken} 份回复，上限不能低于此数。',
  },
} satisfies Record<string, Message>

export const fieldRefusals = {
  bad_key: {
    ms: 'Nama medan hanya boleh ada huruf, angka, "-" dan "_".',
    en: 'A field name can only contain letters, digits, "-" and "_".',
    zh: '字段名称只能包含字母、数字、“-”和“_”。',
  },
  same_key_twice: {
    ms: 'Dua soalan tidak boleh berkongsi nama medan.',
    en: 'Two questions cannot share one field name.',
    zh: '两个问题不能使用相同的字段名称。',
  },
  label_missing: { ms: 'Tulis soalannya.', en: 'Enter the question.', zh: '请填写问题。' },
  options_missing: {
    ms: 'Tambah sekurang-kurangnya satu pilihan jawapan.',
    en: 'Add at least one answer to choose from.',
    zh: '请至少添加一个选项。',
  },
  same_option_twice: {
    ms: 'Pilihan jawapan yang sama ditulis dua kali.',
    en: 'The same answer is listed twice.',
    zh: '选项重复。',
  },
  too_many_cells: {
    ms: 'Grid terlalu besar: baris darab lajur tidak boleh melebihi 100 kotak.',
    en: 'The grid is too large. It can have up to 100 cells (rows × columns).',
    zh: '表格太大：行数乘以列数最多为 100 格。',
  },
  cells_alike: {
    ms: 'Dua kotak grid mempunyai nama yang sama. Ubah nama baris atau lajur.',
    en: 'Two cells of the grid have the same name. Rename a row or a column.',
    zh: '表格中有两格名称相同，请修改行名或列名。',
  },
  prices_do_not_fit: {
    ms: 'Masukkan satu harga untuk semua, atau satu harga bagi setiap baris.',
    en: 'Enter one price for all, or one price for each row.',
    zh: '请填写统一价格，或为每一行填写价格。',
  },
  least_above_most: {
    ms: 'Jumlah maksimum tidak boleh kurang daripada jumlah minimum.',
    en: 'The maximum total cannot be less than the minimum total.',
    zh: '最多数量不能少于最少数量。',
  },
  condition_unknown: {
    ms: 'Syarat mesti merujuk soalan sebelum ini (bukan soalan fail atau grid).',
    en: 'The condition must refer to an earlier question (not a file or a grid).',
    zh: '条件必须引用前面的问题（文件和表格除外）。',
  },
  condition_never: {
    ms: 'Jawapan dalam syarat tidak ada dalam pilihan soalan itu.',
    en: 'The answer in the condition is not one of that question’s options.',
    zh: '条件中的答案不在该问题的选项中。',
  },
} satisfies Record<FieldProblem, Message>
