import { fresh } from './writing.ts'
import type { Writing } from './writing.ts'

// In every word of every block at once: a mark of its own would need a call for each.
const hostile = `=1"'></script><svg/onload=__r(0)><img src=x onerror=__r(0)>`
const blocks = [
  { type: 'hero', title: hostile, text: hostile, alt: hostile, button: { label: 'Beli', link: '/s/demo' } },
  {
    type: 'paragraph',
    spans: [
      { text: hostile, bold: true },
      { text: 'pautan', link: 'https://shop.test/' },
    ],
  },
  { type: 'heading', level: 2, spans: [{ text: hostile }] },
  { type: 'list', ordered: true, items: [[{ text: hostile }]] },
  { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: hostile },
  { type: 'products', title: hostile, limit: 4 },
  { type: 'reviews', title: hostile },
  { type: 'countdown', title: hostile, until: '2199-01-01 00:00:00' },
  { type: 'lead', title: hostile, text: hostile, button: hostile },
  { type: 'faq', title: hostile, questions: [{ question: hostile, answer: hostile }] },
  { type: 'map', title: hostile, address: hostile },
  { type: 'whatsapp', label: hostile, message: hostile },
  { type: 'policies', title: hostile },
  { type: 'spacer', size: 's' },
]

const page = () => ({
  title: `Halaman ${fresh()}`,
  slug: `halaman-${fresh()}`,
  blocks,
  seo: { title: 'Jualan', description: 'Semua murah', image: null },
})

/** Pages of a shop, and its host name. */
export const pageWritings: Record<string, Writing> = {
  'POST /api/ajax/seller/pages': { as: 'owner', body: page },
  'PUT /api/ajax/seller/pages/{id}': { as: 'owner', body: page },
  'POST /api/ajax/seller/domain': { as: 'owner', body: () => ({ host: `kedai-${fresh()}.com.my` }) },
}
