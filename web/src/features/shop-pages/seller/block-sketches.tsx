import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { ReactNode } from 'react'

// `height`: of what is drawn, in the units of a sheet whose blocks are 40 wide.
export type Sketch = { height: number; draw: ReactNode }

type Bar = { x?: number; y?: number; width?: number; height?: number; className: string }

const Bar = ({ x = 0, y = 0, width = 40, height = 2, className }: Bar) => (
  <rect x={x} y={y} width={width} height={height} rx={Math.min(1.5, height / 2)} className={className} />
)

const Lines = ({ x = 0, y = 0, widths }: { x?: number; y?: number; widths: readonly number[] }) =>
  widths.map((width, at) => (
    <Bar key={at} x={x} y={y + at * 3} width={width} height={1.5} className="fill-line-strong" />
  ))

const Button = (place: { x?: number; y?: number; width?: number }) => (
  <Bar width={14} height={4} {...place} className="fill-accent" />
)

const Picture = (place: { x?: number; y?: number; width: number; height: number }) => (
  <Bar {...place} className="fill-line" />
)

const outlined = 'fill-card stroke-line-strong [stroke-width:0.5]'

// A product's order form, by the kind of product that stands in it.
const forms: Partial<Record<ProductTypeName, Sketch>> = {
  ticket: {
    height: 15,
    draw: (
      <>
        {[0, 5.5].map((y) => (
          <g key={y}>
            <Bar y={y} height={4.5} className={outlined} />
            <Lines x={2} y={y + 1.5} widths={[16]} />
            <Bar x={32} y={y + 1} width={5} height={2.5} className="fill-accent-soft" />
          </g>
        ))}
        <Button y={11} width={40} />
      </>
    ),
  },
  rental: {
    height: 18,
    draw: (
      <>
        {Array.from({ length: 21 }, (_, day) => (
          <Bar
            key={day}
            x={(day % 7) * 5.8}
            y={Math.floor(day / 7) * 4.4}
            width={4.6}
            height={3.2}
            className={day > 8 && day < 12 ? 'fill-accent' : 'fill-line'}
          />
        ))}
        <Button y={14} width={40} />
      </>
    ),
  },
  service: {
    height: 12,
    draw: (
      <>
        {[0, 10.3, 20.6, 30.9].map((x, at) => (
          <Bar key={x} x={x} width={9} height={6} className={at === 1 ? 'fill-accent-soft' : outlined} />
        ))}
        <Button y={8} width={40} />
      </>
    ),
  },
  membership: {
    height: 16,
    draw: (
      <>
        {[0, 14, 28].map((x, at) => (
          <g key={x}>
            <Bar x={x} width={12} height={16} className={at === 1 ? 'fill-accent-soft' : outlined} />
            <Lines x={x + 2} y={3} widths={[8, 5]} />
            <Button x={x + 2} y={10} width={8} />
          </g>
        ))}
      </>
    ),
  },
  collection: {
    height: 17,
    draw: (
      <>
        <Bar height={3} className="fill-line" />
        <Bar width={26} height={3} className="fill-accent" />
        <Bar y={5} height={3.2} className={outlined} />
        <Bar y={9.2} height={3.2} className={outlined} />
        <Button y={13.4} width={40} />
      </>
    ),
  },
}

const goods: Sketch = {
  height: 14,
  draw: (
    <>
      <Picture width={14} height={14} />
      <Lines x={17} y={1.5} widths={[20, 12]} />
      <Button x={17} y={9} />
    </>
  ),
}

const sketches: { [Type in PageBlock['type']]: Sketch } = {
  hero: {
    height: 18,
    draw: (
      <>
        <Bar height={18} className="fill-accent-soft" />
        <Bar x={3} y={4} width={24} height={3} className="fill-ink" />
        <Lines x={3} y={9} widths={[30, 18]} />
      </>
    ),
  },
  heading: { height: 2.5, draw: <Bar width={22} height={2.5} className="fill-ink" /> },
  paragraph: { height: 5, draw: <Lines widths={[40, 30]} /> },
  list: {
    height: 7.5,
    draw: (
      <>
        {[0, 3, 6].map((y) => (
          <Bar key={y} y={y} width={1.5} height={1.5} className="fill-accent" />
        ))}
        <Lines x={4} widths={[28, 34, 22]} />
      </>
    ),
  },
  picture: {
    height: 16,
    draw: (
      <>
        <Picture width={40} height={16} />
        <path d="M6 14 15 5l7 7 5-4 7 6" className="fill-none stroke-line-strong" />
      </>
    ),
  },
  gallery: {
    height: 12,
    draw: [0, 14, 28].map((x) => <Picture key={x} x={x} width={12} height={12} />),
  },
  video: {
    height: 12,
    draw: (
      <>
        <Bar height={12} className={outlined} />
        <circle cx={20} cy={6} r={3.5} className="fill-accent" />
        <path d="M19 4.3v3.4L21.8 6Z" className="fill-on-accent" />
      </>
    ),
  },
  products: {
    height: 15,
    draw: [0, 14, 28].map((x) => (
      <g key={x}>
        <Picture x={x} width={12} height={9} />
        <Lines x={x} y={10.5} widths={[10, 6]} />
      </g>
    )),
  },
  product: goods,
  reviews: {
    height: 9,
    draw: [0, 21].map((x) => (
      <g key={x}>
        <Bar x={x} width={19} height={9} className={outlined} />
        <Bar x={x + 2} y={2} width={9} height={2} className="fill-gold" />
        <Lines x={x + 2} y={5.5} widths={[14]} />
      </g>
    )),
  },
  countdown: {
    height: 7,
    draw: (
      <>
        <Bar height={7} className="fill-gold-soft" />
        <Bar x={3} y={2.5} width={12} height={2} className="fill-gold-ink" />
        <Bar x={26} y={2} width={11} height={3} className="fill-gold-ink" />
      </>
    ),
  },
  lead: {
    height: 13,
    draw: (
      <>
        <Bar width={26} height={3.4} className={outlined} />
        <Bar y={4.6} width={26} height={3.4} className={outlined} />
        <Button y={9.2} width={14} />
      </>
    ),
  },
  faq: { height: 9, draw: [0, 5].map((y) => <Bar key={y} y={y} height={4} className={outlined} />) },
  map: {
    height: 9,
    draw: (
      <>
        <Picture width={12} height={9} />
        <circle cx={6} cy={4} r={2} className="fill-accent" />
        <Lines x={15} y={1.5} widths={[20, 12]} />
      </>
    ),
  },
  whatsapp: { height: 4, draw: <Button width={18} /> },
  policies: {
    height: 1.5,
    draw: (
      <>
        <Lines widths={[8]} />
        <Lines x={11} widths={[10]} />
        <Lines x={24} widths={[7]} />
      </>
    ),
  },
  spacer: { height: 1, draw: null },
}

// How a block looks in small.
export const sketchOf = (block: PageBlock): Sketch =>
  (block.type === 'product' && block.item_type && forms[block.item_type]) || sketches[block.type]
