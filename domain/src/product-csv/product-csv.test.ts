import { describe, expect, it } from 'vitest'
import { csvFields, guessColumns, missingColumns } from './columns.ts'
import { groupRows, rowOf } from './group-rows.ts'

describe('columns', () => {
  it('of our own file are all found', () => {
    expect(guessColumns(csvFields)).toEqual(Object.fromEntries(csvFields.map((field, at) => [field, at])))
  })

  it.each([
    [['Nama Produk', 'Harga (RM)', 'Stok', 'Berat (kg)'], { title: 0, price: 1, stock: 2, weight: 3 }],
    [
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price'],
      { view_id: 0, title: 1, option1_name: 2, option1_value: 3, sku: 4, price: 5 },
    ],
    [['Title', 'Price', 'Variant Barcode', 'Cost per item'], { title: 0, price: 1, barcode: 2, cost: 3 }],
    [['商品名称', '价格', '库存'], { title: 0, price: 1, stock: 2 }],
    [
      ['Nama barang', 'Harga jual', 'Baki stok', 'Kumpulan', 'Kod barang', 'Huraian'],
      { title: 0, price: 1, stock: 2, category: 3, sku: 4, description: 5 },
    ],
    [['Item', 'Price (RM)', 'Qty', 'Product code', 'Kg'], { title: 0, price: 1, stock: 2, sku: 3, weight: 4 }],
    [
      ['品名', '单价', '库存数量', '种类', '说明', '货号', '重量（kg）'],
      { title: 0, price: 1, stock: 2, category: 3, description: 4, sku: 5, weight: 6 },
    ],
    [['Barang', 'RM'], { title: 0, price: 1 }],
    [['Catatan', 'Gambaran'], {}],
    [['Nama', 'Harga', 'Size', 'Warna'], { title: 0, price: 1, option1_value: 2, option2_value: 3 }],
    [['品名', '价格', '颜色'], { title: 0, price: 1, option1_value: 2 }],
    [['Title', 'Price', 'Option1 Value', 'Color'], { title: 0, price: 1, option1_value: 2 }],
    [['Title', 'title', 'Price'], { title: 0, price: 2 }],
  ])('%j', (header, choice) => {
    expect(guessColumns(header)).toEqual(choice)
  })

  it('that are needed are missed', () => {
    expect(missingColumns({})).toEqual(['title', 'price'])
    expect(missingColumns({ title: 0 })).toEqual(['price'])
    expect(missingColumns({ sku: 3, stock: 1 })).toEqual([])
  })
})

describe('cells', () => {
  const choice = guessColumns(['title', 'price', 'promo_price', 'cost', 'stock', 'weight', 'sku'])

  it('are read as people write numbers', () => {
    expect(rowOf(2, ['Mug 12,50', 'RM 1.234,50', '45,50', '9', 'Habis', '0,35 kg', '1,5'], choice, [])).toEqual({
      line: 2,
      title: 'Mug 12,50',
      price: '1234.50',
      promo_price: '45.50',
      cost: '9',
      stock: '0',
      weight: '0.35',
      sku: '1,5',
    })
  })

  it.each([
    ['habis', '0'],
    ['Sold out', '0'],
    ['12.0', '12'],
    ['1,000', '1000'],
    ['1.000', '1.000'],
    ['-4', '-4'],
    ['', ''],
  ])('a stock of %j is %j', (cell, stock) => {
    expect(rowOf(2, [cell], { stock: 0 }, []).stock).toBe(stock)
  })

  it('that are no number, or may mean two, stay for a refusal', () => {
    expect(rowOf(2, ['Mug', '1.234', 'RM 59.00 / set', '', '8 set', '1,250', ''], choice, [])).toMatchObject({
      price: '1.234',
      promo_price: 'RM 59.00 / set',
      cost: '',
      stock: '8 set',
      weight: '1,250',
    })
  })
})

it('an option without a column for its name is named by its heading', () => {
  const header = ['Nama', 'Size', 'Warna']
  expect(rowOf(2, ['Baju', 'M', ''], { title: 0, option1_value: 1, option2_value: 2 }, header)).toEqual({
    line: 2,
    title: 'Baju',
    option1_value: 'M',
    option1_name: 'Size',
    isNamedByHeading: true,
    option2_value: '',
  })
  expect(rowOf(2, ['Baju', 'M'], { title: 0, option1_value: 1 }, ['Nama', 'Option1 Value'])).toEqual({
    line: 2,
    title: 'Baju',
    option1_value: 'M',
  })
  expect(rowOf(2, ['Baju', 'M', 'Saiz'], { title: 0, option1_value: 1, option1_name: 2 }, header)).toMatchObject({
    option1_name: 'Saiz',
  })
})

describe('rows of one product', () => {
  const choice = guessColumns(['view_id', 'title', 'option1_name', 'option1_value', 'price'])
  const groupsOf = (...rows: string[][]) =>
    groupRows(rows.map((cells, at) => rowOf(at + 2, cells, choice, []))).map((group) => group.map(({ line }) => line))

  it('have the same title and an option each', () => {
    expect(
      groupsOf(
        ['', 'Baju', 'Saiz', 'S', '39'],
        ['', 'BAJU', 'Saiz', 'M', '39'],
        ['', '', '', 'L', '45'],
        ['', 'Mug', '', '', '25'],
      ),
    ).toEqual([[2, 3, 4], [5]])
  })

  it('are not two simple products of one name', () => {
    expect(groupsOf(['', 'Mug', '', '', '25'], ['', 'Mug', '', '', '26'])).toEqual([[2], [3]])
  })

  it('are told apart by their ids', () => {
    expect(
      groupsOf(['A1', 'Baju', 'Saiz', 'S', '1'], ['A1', '', '', 'M', '1'], ['B2', 'Baju', 'Saiz', 'S', '1']),
    ).toEqual([[2, 3], [4]])
  })
})
