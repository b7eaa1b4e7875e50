/** What a file of products can say, in the order it is written. One row is one variation; rows of a product stand together. */
export const csvFields = [
  'view_id',
  'title',
  'description',
  'category',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'sku',
  'barcode',
  'cost',
  'price',
  'promo_price',
  'stock',
  'weight',
  'images',
  'status',
] as const
export type CsvField = (typeof csvFields)[number]

/** Which column of a file each field is read from, counted from 0; a field that is not there is left as it is. */
export type ColumnChoice = Partial<Record<CsvField, number>>

/** Titles by which sellers and other shop systems call a column, in small letters without signs. */
const aliases: Record<CsvField, readonly string[]> = {
  view_id: ['view id', 'viewid', 'product id', 'handle', 'id produk', 'kod produk', '商品编号'],
  title: [
    'title',
    'name',
    'product name',
    'product title',
    'nama',
    'nama produk',
    'nama barang',
    'nama item',
    'tajuk',
    'produk',
    'barang',
    'product',
    'products',
    'item',
    'item name',
    '名称',
    '品名',
    '商品',
    '商品名',
    '商品名称',
    '产品',
    '产品名',
    '产品名称',
    '货品',
    '货名',
    '标题',
  ],
  description: [
    'description',
    'product description',
    'body html',
    'details',
    'detail',
    'keterangan',
    'penerangan',
    'huraian',
    'maklumat',
    'deskripsi',
    '描述',
    '商品描述',
    '产品描述',
    '说明',
    '详情',
    '简介',
  ],
  category: [
    'category',
    'categories',
    'product category',
    'collection',
    'type',
    'kategori',
    'jenis',
    'kumpulan',
    'bahagian',
    '分类',
    '类别',
    '种类',
    '商品分类',
  ],
  option1_name: ['option1 name', 'option 1 name', 'variation name 1', 'variation name1', 'nama pilihan 1', '规格1名称'],
  option1_value: [
    'option1 value',
    'option 1 value',
    'option 1',
    'option1',
    'option for variation 1',
    'nilai pilihan 1',
    'pilihan 1',
    '规格1',
  ],
  option2_name: ['option2 name', 'option 2 name', 'variation name 2', 'variation name2', 'nama pilihan 2', '规格2名称'],
  option2_value: [
    'option2 value',
    'option 2 value',
    'option 2',
    'option2',
    'option for variation 2',
    'nilai pilihan 2',
    'pilihan 2',
    '规格2',
  ],
  sku: [
    'sku',
    'variant sku',
    'parent sku',
    'item code',
    'product code',
    'code',
    'kod',
    'kod sku',
    'kod item',
    'kod barang',
    '货号',
    '编码',
    '商品编码',
    '产品编号',
  ],
  barcode: ['barcode', 'variant barcode', 'gtin', 'ean', 'upc', 'kod bar', 'kod palang', '条形码', '条码'],
  cost: [
    'cost',
    'cost rm',
    'cost price',
    'cost per item',
    'unit cost',
    'purchase price',
    'kos',
    'kos rm',
    'kos seunit',
    'harga kos',
    '成本',
    '成本价',
    '进价',
  ],
  price: [
    'price',
    'variant price',
    'unit price',
    'selling price',
    'regular price',
    'retail price',
    'rm',
    'harga',
    'harga jual',
    'harga jualan',
    'harga seunit',
    'harga rm',
    'harga jual rm',
    'price rm',
    '价格',
    '价钱',
    '单价',
    '售价',
    '售价 rm',
    '价格 rm',
  ],
  promo_price: [
    'promo price',
    'sale price',
    'offer price',
    'discount price',
    'harga promosi',
    'harga diskaun',
    'harga tawaran',
    '促销价',
  ],
  stock: [
    'stock',
    'stocks',
    'quantity',
    'qty',
    'inventory',
    'stock quantity',
    'in stock',
    'variant inventory qty',
    'stok',
    'baki',
    'baki stok',
    'stok ada',
    'kuantiti',
    'kuantiti stok',
    'jumlah stok',
    'bilangan',
    '库存',
    '数量',
    '库存数量',
    '存货',
  ],
  weight: ['weight', 'weight kg', 'weight in kg', 'kg', 'berat', 'berat kg', '重量', '重量 kg', '重量 公斤', '公斤'],
  images: [
    'images',
    'image',
    'image src',
    'image link',
    'image url',
    'picture links',
    'pictures',
    'cover image',
    'gambar',
    'pautan gambar',
    'url gambar',
    '图片',
    '图片链接',
    '主图',
  ],
  status: ['status', 'published', 'keadaan', '状态'],
}

/** The columns whose titles say what they hold. A title counts once, for the first field that claims it. */
export function guessColumns(header: readonly string[]): ColumnChoice {
  const titles = header.map(plain)
  const choice: ColumnChoice = {}
  for (const field of csvFields) {
    const names = [plain(field), ...aliases[field]]
    const at = names.map((name) => titles.indexOf(name)).find((found) => found >= 0)
    if (at !== undefined && !Object.values(choice).includes(at)) choice[field] = at
  }
  return withNamedOptions(titles, choice)
}

/** Columns that are an option by their very titles: the title is the option's name then. */
const optionTitles = new Set([
  'size',
  'sizes',
  'saiz',
  'ukuran',
  '尺码',
  '尺寸',
  '大小',
  'color',
  'colour',
  'colors',
  'colours',
  'warna',
  '颜色',
  'flavour',
  'flavor',
  'perisa',
  '口味',
  'material',
  'bahan',
  '材质',
  '款式',
])

function withNamedOptions(titles: readonly string[], choice: ColumnChoice): ColumnChoice {
  if (optionFields.some((field) => choice[field] !== undefined)) return choice
  const taken = new Set(Object.values(choice))
  const [first, second] = titles.flatMap((title, at) => (optionTitles.has(title) && !taken.has(at) ? [at] : []))
  return {
    ...choice,
    ...(first !== undefined && { option1_value: first }),
    ...(second !== undefined && { option2_value: second }),
  }
}

const optionFields = ['option1_name', 'option1_value', 'option2_name', 'option2_value'] as const

/** What a heading names an option by: nothing where it only says that it is one ("Option1 Value"). */
export const optionNameOf = (heading: string): string =>
  optionFields.some((field) => plain(field) === plain(heading) || aliases[field].includes(plain(heading)))
    ? ''
    : heading

/** What a choice lacks before rows can be read: a product has at least a title and a price, or is told by its id or SKU. */
export const missingColumns = (choice: ColumnChoice): CsvField[] =>
  choice.view_id !== undefined || choice.sku !== undefined
    ? []
    : (['title', 'price'] as const).filter((field) => choice[field] === undefined)

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[\s_()[\]（）/.:：*-]+/g, ' ')
    .trim()
