import type { PayBlock } from '@kedai/domain/documents/paper-document.ts'
import { OutLink } from '../../ui/link.tsx'

// A code as its dark cells, in a square of `size` cells.
export type QrDrawing = { path: string; size: number }

type Props = { pay: PayBlock; qr: QrDrawing | null; duitnow: QrDrawing | null }

// How to pay: a code to scan, a link, accounts, the shop's DuitNow QR.
export const DocumentPay = ({ pay, qr, duitnow }: Props) => (
  <section className="rounded-m bg-sunken p-4 print:border print:border-line print:bg-transparent">
    <h2 className="text-sm text-accent-ink">{pay.heading}</h2>
    <div className="mt-2 flex flex-wrap gap-x-4 gap-y-3">
      {pay.qr && qr && <Code qr={qr} caption={pay.qr.caption} />}
      <div className="grid min-w-40 flex-1 content-start gap-2 text-sm text-ink-soft">
        {pay.text && <p>{pay.text}</p>}
        {pay.link && (
          <p>
            <OutLink href={pay.link.url} className="wrap-anywhere">
              {pay.link.label}
            </OutLink>
          </p>
        )}
        {pay.accounts.map(({ bank, number, holder }) => (
          <p key={number}>
            {bank}
            <strong className="block text-base text-ink tabular-nums">{number}</strong>
            {holder}
          </p>
        ))}
        {pay.reference && (
          <p className="font-bold text-ink">
            {pay.reference.label} {pay.reference.value}
          </p>
        )}
      </div>
    </div>
    {pay.duitnow && duitnow && (
      <div className="mt-4 flex flex-wrap gap-x-4 gap-y-3">
        <Code qr={duitnow} caption={pay.duitnow.caption} />
        <div className="grid min-w-40 flex-1 content-start gap-1 text-sm text-ink-soft">
          <p>{pay.duitnow.title}</p>
          <p className="font-bold text-ink wrap-anywhere">{pay.duitnow.name}</p>
          {pay.duitnow.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="font-bold text-ink">
            {pay.duitnow.amount.label} {pay.duitnow.amount.value}
          </p>
          <p>{pay.duitnow.hint}</p>
        </div>
      </div>
    )}
  </section>
)

const Code = ({ qr: { path, size }, caption }: { qr: QrDrawing; caption: string }) => (
  <figure className="w-28 shrink-0">
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={caption}
      shapeRendering="crispEdges"
      className="w-full rounded-s"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
    <figcaption className="mt-1 text-center text-xs text-ink-soft">{caption}</figcaption>
  </figure>
)
