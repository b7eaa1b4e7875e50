/** The categories of the demo shop, with what lies within each. */
export const demoCategories: Record<string, readonly string[]> = {
  Pakaian: ['Baju', 'Tudung & Telekung', 'Kain & Batik'],
  Makanan: ['Kuih & Biskut', 'Sambal & Rempah', 'Kopi, Teh & Madu', 'Keropok & Kerepek'],
  'Rumah & Dapur': ['Cawan & Pinggan', 'Hiasan Rumah'],
  'Kraf Tangan': [],
  'Penjagaan Diri': ['Sabun & Badan', 'Minyak & Wangian'],
  Hadiah: ['Kenduri & Doorgift', 'Hari Raya'],
}

export const rivalCategories: Record<string, readonly string[]> = { Dapur: [], Pakaian: [] }
