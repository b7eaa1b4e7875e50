import type { PageBlock, PageBlockType } from '@kedai/domain/pages/page-block.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  AlignLeft,
  CircleHelp,
  Film,
  Grid2x2,
  Heading,
  Image,
  Images,
  List,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Package,
  PanelTop,
  ScrollText,
  Space,
  Star,
  Timer,
  UserPlus,
} from 'lucide-react'

export type BlockKind = { type: PageBlockType; label: MessageDescriptor; Picture: LucideIcon; fresh: () => PageBlock }

const line = (text = '') => [{ text }]

// Every kind of block, in the order in which they are offered.
export const blockKinds: readonly BlockKind[] = [
  {
    type: 'hero',
    label: msg`Opening picture`,
    Picture: PanelTop,
    fresh: () => ({ type: 'hero', title: '', text: '', image_id: null, alt: '', button: null }),
  },
  {
    type: 'paragraph',
    label: msg`Text`,
    Picture: AlignLeft,
    fresh: () => ({ type: 'paragraph', spans: line() }),
  },
  {
    type: 'heading',
    label: msg`Heading`,
    Picture: Heading,
    fresh: () => ({ type: 'heading', level: 2, spans: line() }),
  },
  {
    type: 'list',
    label: msg`List`,
    Picture: List,
    fresh: () => ({ type: 'list', ordered: false, items: [line()] }),
  },
  {
    type: 'product',
    label: msg`Product with order form`,
    Picture: Package,
    fresh: () => ({ type: 'product', view_id: '', shows: 'order' }),
  },
  {
    type: 'products',
    label: msg`Shelf of products`,
    Picture: Grid2x2,
    fresh: () => ({ type: 'products', title: '', pick: 'newest', category: '', view_ids: [], limit: 8 }),
  },
  {
    type: 'picture',
    label: msg`Picture`,
    Picture: Image,
    fresh: () => ({ type: 'picture', image_id: 0, alt: '', caption: '', link: '' }),
  },
  { type: 'gallery', label: msg`Gallery`, Picture: Images, fresh: () => ({ type: 'gallery', pictures: [] }) },
  { type: 'video', label: msg`Video`, Picture: Film, fresh: () => ({ type: 'video', url: '', title: '' }) },
  {
    type: 'reviews',
    label: msg`Reviews`,
    Picture: Star,
    fresh: () => ({ type: 'reviews', title: '', view_id: '', limit: 6 }),
  },
  {
    type: 'countdown',
    label: msg`Countdown`,
    Picture: Timer,
    fresh: () => ({ type: 'countdown', title: '', until: '' }),
  },
  {
    type: 'lead',
    label: msg`Sign-up form`,
    Picture: UserPlus,
    fresh: () => ({ type: 'lead', title: '', text: '', button: '' }),
  },
  {
    type: 'faq',
    label: msg`Questions and answers`,
    Picture: CircleHelp,
    fresh: () => ({ type: 'faq', title: '', questions: [{ question: '', answer: '' }] }),
  },
  { type: 'map', label: msg`Where you are`, Picture: MapPin, fresh: () => ({ type: 'map', title: '', address: '' }) },
  {
    type: 'whatsapp',
    label: msg`WhatsApp button`,
    Picture: MessageCircle,
    fresh: () => ({ type: 'whatsapp', label: '', message: '' }),
  },
  { type: 'policies', label: msg`Shop policies`, Picture: ScrollText, fresh: () => ({ type: 'policies', title: '' }) },
  { type: 'spacer', label: msg`Empty space`, Picture: Space, fresh: () => ({ type: 'spacer', size: 'm' }) },
]

export const kindOf = (type: PageBlockType): BlockKind | undefined => blockKinds.find((kind) => kind.type === type)

// One line that tells a folded block from its neighbours.
export function blockLine(block: PageBlock): string {
  if (block.type === 'paragraph' || block.type === 'heading') return block.spans.map(({ text }) => text).join('')
  if (block.type === 'list') return block.items.map((spans) => spans.map(({ text }) => text).join('')).join(' · ')
  if (block.type === 'product') return block.view_id
  if (block.type === 'map') return block.title || block.address
  if (block.type === 'whatsapp') return block.label
  return 'title' in block ? block.title : ''
}
