import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { ReactNode } from 'react'

// A buyer's phone with a page of the type on it, in few strokes.
export const TypeSketch = ({ type }: { type: ProductTypeName }) => (
  <svg viewBox="0 0 72 96" aria-hidden className="h-24 w-18 shrink-0 rounded-m border border-line-strong bg-paper">
    {sketches[type]}
    <Bar y={84} width={60} height={8} look="fill-accent" />
  </svg>
)

const faint = 'fill-line-strong'
const soft = 'fill-accent-soft'
const strong = 'fill-accent'
const ink = 'fill-ink-faint'

type BarProps = { x?: number; y: number; width: number; height?: number; look?: string }

const Bar = ({ x = 6, y, width, height = 3, look = faint }: BarProps) => (
  <rect x={x} y={y} width={width} height={height} rx={Math.min(height / 2, 3)} className={look} />
)

const Picture = ({ height = 36 }: { height?: number }) => (
  <rect x={0} y={0} width={72} height={height} className={soft} />
)

const Words = ({ y }: { y: number }) => (
  <>
    <Bar y={y} width={40} look={ink} />
    <Bar y={y + 6} width={20} height={4} look={strong} />
  </>
)

const times = (count: number, draw: (at: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => <g key={at}>{draw(at)}</g>)

// Cells of a calendar, some of them chosen.
const Days = ({ y, chosen }: { y: number; chosen: readonly number[] }) =>
  times(21, (at) => (
    <Bar
      x={6 + (at % 7) * 8.8}
      y={y + Math.floor(at / 7) * 8}
      width={6.5}
      height={6}
      look={chosen.includes(at) ? strong : faint}
    />
  ))

const sketches: Record<ProductTypeName, ReactNode> = {
  ecommerce: (
    <>
      <Picture height={44} />
      <rect x={27} y={14} width={18} height={18} rx={3} className={strong} />
      <Words y={50} />
      <Bar y={66} width={24} height={10} />
    </>
  ),
  variation: (
    <>
      <Picture />
      <path d="M26 10 l6 -3 q4 4 8 0 l6 3 l-3 7 l-3 -1 v13 h-8 v-13 l-3 1 z" className={strong} />
      <Words y={41} />
      {times(4, (at) => (
        <circle cx={10 + at * 11} cy={60} r={4} className={at === 1 ? strong : faint} />
      ))}
      {times(3, (at) => (
        <Bar x={6 + at * 16} y={69} width={13} height={9} look={at === 0 ? strong : faint} />
      ))}
    </>
  ),
  digital: (
    <>
      <Picture />
      <path d="M27 6 h12 l7 7 v18 h-19 z" className={strong} />
      <Words y={42} />
      <path d="M36 58 v10 m-5 -5 l5 5 l5 -5 M26 74 h20" className="fill-none stroke-accent" strokeWidth={3} />
    </>
  ),
  ticket: (
    <>
      <Picture height={28} />
      <rect x={6} y={20} width={16} height={16} rx={3} className={strong} />
      <Bar x={27} y={32} width={36} look={ink} />
      {times(3, (at) => (
        <>
          <path
            d={`M6 ${42 + at * 13} h60 v3 a2.5 2.5 0 0 0 0 5 v3 h-60 v-3 a2.5 2.5 0 0 0 0 -5 z`}
            className={at === 0 ? soft : 'fill-sunken'}
          />
          <Bar x={11} y={46 + at * 13} width={26} look={ink} />
          <Bar x={48} y={46 + at * 13} width={12} look={strong} />
        </>
      ))}
    </>
  ),
  service: (
    <>
      <Bar y={7} width={40} look={ink} />
      <Days y={16} chosen={[9]} />
      <Bar y={44} width={28} look={ink} />
      {times(6, (at) => (
        <Bar
          x={6 + (at % 3) * 21}
          y={52 + Math.floor(at / 3) * 14}
          width={18}
          height={10}
          look={at === 4 ? strong : faint}
        />
      ))}
    </>
  ),
  membership: (
    <>
      <rect x={6} y={8} width={60} height={32} rx={4} className={strong} />
      <Bar x={11} y={14} width={26} look={soft} />
      <rect x={48} y={22} width={12} height={12} rx={1.5} className={soft} />
      {times(2, (at) => (
        <>
          <Bar y={47 + at * 17} width={60} height={13} look={at === 0 ? soft : 'fill-sunken'} />
          <Bar x={11} y={52 + at * 17} width={24} look={ink} />
          <Bar x={48} y={52 + at * 17} width={13} look={strong} />
        </>
      ))}
    </>
  ),
  collection: (
    <>
      <Picture height={22} />
      <Bar y={28} width={44} look={ink} />
      <Bar y={36} width={60} height={5} />
      <Bar y={36} width={38} height={5} look={strong} />
      {times(3, (at) => (
        <Bar x={6 + at * 21} y={47} width={18} height={11} look={at === 1 ? strong : faint} />
      ))}
      <Bar y={65} width={60} height={12} look="fill-sunken" />
      <Bar x={10} y={69.5} width={22} />
    </>
  ),
  rental: (
    <>
      <Picture height={26} />
      <rect x={24} y={8} width={24} height={14} rx={3} className={strong} />
      <circle cx={36} cy={15} r={4} className={soft} />
      <Bar y={32} width={40} look={ink} />
      <Days y={41} chosen={[9, 10, 11, 12]} />
      <Bar y={69} width={22} height={9} look={soft} />
    </>
  ),
  course: (
    <>
      <rect x={0} y={0} width={72} height={32} className={soft} />
      <circle cx={36} cy={16} r={9} className={strong} />
      <path d="M33.5 11.5 l7 4.5 l-7 4.5 z" className={soft} />
      <Bar y={37} width={44} look={ink} />
      {times(4, (at) => (
        <>
          <circle cx={9} cy={48 + at * 9} r={2.5} className={at < 2 ? strong : faint} />
          <Bar x={16} y={46.5 + at * 9} width={at % 2 ? 34 : 44} />
        </>
      ))}
    </>
  ),
}
