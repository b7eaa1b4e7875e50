import type { PageBlock, PageBlockType } from '@kedai/domain/pages/page-block.ts'
import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  AlignLeft,
  CalendarClock,
  CalendarRange,
  CircleHelp,
  ClipboardList,
  Film,
  GraduationCap,
  Grid2x2,
  Heading,
  IdCard,
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
  Ticket,
  Timer,
  UserPlus,
} from 'lucide-react'

export type BlockKind = {
  type: PageBlockType
  // Of a product's block: which products it is for.
  itemType?: ProductTypeName
  label: MessageDescriptor
  Picture: LucideIcon
  fresh: () => PageBlock
}

const ofType = (itemType: ProductTypeName, label: MessageDescriptor, Picture: LucideIcon): BlockKind => ({
  type: 'product',
  itemType,
  label,
  Picture,
  fresh: () => ({ type: 'product', view_id: '', shows: 'order', item_type: itemType }),
})

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
  ofType('ticket', msg`Ticket list`, Ticket),
  ofType('rental', msg`Rental calendar`, CalendarRange),
  ofType('collection', msg`Collection form`, ClipboardList),
  ofType('service', msg`Appointments`, CalendarClock),
  ofType('membership', msg`Membership plans`, IdCard),
  ofType('course', msg`Course enrolment`, GraduationCap),
  {
    type: 'products',
    label: msg`Product list`,
    Picture: Grid2x2,
    fresh: () => ({ type: 'products', title: '', pick: 'newest', category: '', view_ids: [], limit: 8 }),
  },
  {
    type: 'picture',
    label: msg`Picture`,
    Picture: Image,
    fresh: () => ({ type: 'picture', image_id: null, alt: '', caption: '', link: '' }),
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
  { type: 'map', label: msg`Map`, Picture: MapPin, fresh: () => ({ type: 'map', title: '', address: '' }) },
  {
    type: 'whatsapp',
    label: msg`WhatsApp button`,
    Picture: MessageCircle,
    fresh: () => ({ type: 'whatsapp', label: '', message: '' }),
  },
  { type: 'policies', label: msg`Shop policies`, Picture: ScrollText, fresh: () => ({ type: 'policies', title: '' }) },
  { type: 'spacer', label: msg`Empty space`, Picture: Space, fresh: () => ({ type: 'spacer', size: 'm' }) },
]

// A product's block for a type that has no kind of its own is one with an order form.
export function kindOf(block: PageBlock): BlockKind | undefined {
  const itemType = block.type === 'product' ? block.item_type : undefined
  const kinds = blockKinds.filter(({ type }) => type === block.type)
  return kinds.find((kind) => kind.itemType === itemType) ?? kinds[0]
}

// One line that tells a folded block from its neighbours.
export function blockLine(block: PageBlock): string {
  if (block.type === 'paragraph' || block.type === 'heading') return block.spans.map(({ text }) => text).join('')
  if (block.type === 'list') return block.items.map((spans) => spans.map(({ text }) => text).join('')).join(' · ')
  if (block.type === 'product') return block.view_id
  if (block.type === 'map') return block.title || block.address
  if (block.type === 'whatsapp') return block.label
  return 'title' in block ? block.title : ''
}
