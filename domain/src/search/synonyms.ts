// What Malaysians call one thing, in Malay and in English; whole words in small letters. A word may stand in one group only.
const groups: readonly (readonly string[])[] = [
  ['baju', 'shirt', 'kemeja', 'clothes', 'pakaian'], ['tee', 'tshirt'], ['tudung', 'hijab', 'shawl', 'selendang', 'scarf'], ['telekung', 'prayerwear'],
  ['seluar', 'pants', 'trousers'], ['skirt', 'kain'], ['jubah', 'abaya', 'robe'], ['kurung'], ['kasut', 'shoes', 'shoe'], ['selipar', 'sandal', 'sandals', 'slippers'],
  ['beg', 'bag', 'handbag'], ['dompet', 'wallet', 'purse'], ['jam', 'watch'], ['cincin', 'ring'], ['gelang', 'bracelet', 'bangle'], ['rantai', 'necklace', 'chain'],
  ['songkok', 'kopiah', 'cap', 'topi', 'hat'], ['stokin', 'socks'], ['sarung', 'sarong'], ['budak', 'kanak', 'kids', 'children'], ['bayi', 'baby'],
  ['cawan', 'mug', 'cup', 'gelas'], ['pinggan', 'plate', 'dish'], ['mangkuk', 'bowl'], ['teko', 'teapot'], ['sudu', 'spoon'], ['pisau', 'knife'], ['periuk', 'pot'], ['kuali', 'pan', 'wok'],
  ['botol', 'bottle'], ['balang', 'jar'], ['bakul', 'basket'], ['kotak', 'box'], ['pasu', 'vase'], ['lampu', 'lamp', 'light'], ['lilin', 'candle'], ['kusyen', 'cushion', 'bantal', 'pillow'],
  ['selimut', 'blanket'], ['tuala', 'towel'], ['langsir', 'curtain'], ['karpet', 'carpet', 'rug', 'permaidani'], ['tikar', 'mat'], ['sejadah'], ['meja', 'table'], ['kerusi', 'chair'],
  ['kuih', 'kek', 'cake', 'kueh'], ['biskut', 'cookie', 'cookies', 'biscuit'], ['roti', 'bread'], ['keropok', 'kerepek', 'crackers', 'chips'], ['kopi', 'coffee'], ['teh', 'tea'], ['madu', 'honey'],
  ['susu', 'milk'], ['beras', 'rice'], ['rempah', 'spice', 'spices'], ['sambal', 'chilli', 'cili'], ['kicap', 'soy'], ['kurma', 'dates'], ['coklat', 'chocolate'], ['gula', 'sugar'], ['ikan', 'fish'],
  ['ayam', 'chicken'], ['daging', 'beef', 'meat'], ['udang', 'prawn', 'shrimp'], ['sabun', 'soap'], ['syampu', 'shampoo'], ['minyak', 'oil'], ['wangian', 'perfume', 'minyakwangi'], ['gincu', 'lipstick'],
  ['hadiah', 'gift', 'cenderahati', 'souvenir'], ['kad', 'card'], ['buku', 'book'], ['pen', 'pensel', 'pencil'], ['mainan', 'toy', 'toys'], ['bunga', 'flower', 'flowers'], ['pokok', 'plant', 'plants'],
  ['merah', 'red'], ['biru', 'blue'], ['hijau', 'green'], ['hitam', 'black'], ['putih', 'white'], ['kuning', 'yellow'], ['ungu', 'purple'], ['kelabu', 'grey', 'gray'],
  ['telefon', 'phone', 'handphone'], ['pengecas', 'charger'], ['fon', 'headphones', 'earphones'],
]

const others = new Map(groups.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)))

/** The other words for the same thing; none for most words. */
export const synonymsOf = (word: string): readonly string[] => others.get(word.toLowerCase()) ?? []

/** Words that stand in more than one group: there must be none, or one of them would be lost. */
export function wordsTwice(): string[] {
  const all = groups.flat()
  return all.filter((word, at) => all.indexOf(word) !== at)
}
