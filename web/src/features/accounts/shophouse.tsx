// A shophouse: tiled roof, shuttered windows, the awning over the five-foot way, goods inside, a parcel and a cat on the step.
export const Shophouse = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 480 440" className={className} strokeLinecap="round" strokeLinejoin="round" fill="none">
    <Ground />
    <Upstairs />
    <Shopfront />
    <Awning />
    <Step />
  </svg>
)

const Ground = () => (
  <>
    <ellipse className="fill-sunken" cx="240" cy="410" rx="230" ry="22" />
    <path className="stroke-line-strong" strokeWidth="2.5" d="M22 410h436" />
  </>
)

const Upstairs = () => (
  <>
    <path className="fill-card stroke-line-strong" strokeWidth="2.5" d="M70 96h340v314H70z" />
    <path className="fill-danger" d="M54 98l30-46h312l30 46z" opacity=".82" />
    <path
      className="stroke-card"
      strokeWidth="2"
      opacity=".55"
      d="M70 74h340M62 86h356M78 62h324M100 52 84 98M132 52l-12 46M164 52l-8 46M196 52l-5 46M228 52l-2 46M260 52l2 46M292 52l5 46M324 52l8 46M356 52l12 46M388 52l16 46"
    />
    <path
      className="fill-card stroke-line-strong"
      strokeWidth="2.5"
      d="M196 58V34c0-6 6-8 12-10 10-3 20-10 32-10s22 7 32 10c6 2 12 4 12 10v24z"
    />
    <circle className="fill-gold" cx="240" cy="40" r="9" />
    <path className="stroke-line-strong" strokeWidth="2.5" d="M60 98h360" />
    {[104, 204, 304].map((x) => (
      <Window key={x} x={x} />
    ))}
    <path className="fill-sunken stroke-line-strong" strokeWidth="2" d="M70 204h340v10H70z" />
  </>
)

const Window = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 112)`}>
    <path className="fill-gold-soft stroke-line-strong" strokeWidth="2" d="M0 28C0 8 16 0 36 0s36 8 36 28z" />
    <path className="stroke-line-strong" strokeWidth="1.5" d="M36 2v26M16 7l10 21M56 7 46 28" />
    <path className="fill-accent stroke-line-strong" strokeWidth="2" d="M0 28h34v56H0zM38 28h34v56H38z" />
    <path
      className="stroke-card"
      strokeWidth="2"
      opacity=".6"
      d="M6 38h22M6 46h22M6 54h22M6 62h22M6 70h22M6 78h22M44 38h22M44 46h22M44 54h22M44 62h22M44 70h22M44 78h22"
    />
  </g>
)

const Shopfront = () => (
  <>
    <path className="fill-gold-soft stroke-line-strong" strokeWidth="2.5" d="M96 262h288v148H96z" />
    <path className="stroke-line-strong" strokeWidth="2" d="M104 306h120M104 346h120" />
    <path className="fill-accent" d="M112 284h16v22h-16zM178 288h14v18h-14z" />
    <path className="fill-danger" d="M134 290h14v16h-14zM196 282h18v24h-18z" opacity=".85" />
    <path className="fill-gold" d="M154 280h18v26h-18zM112 326h22v20h-22z" />
    <path className="fill-info-ink" d="M140 322h14v24h-14z" opacity=".7" />
    <path className="fill-accent" d="M160 330h20v16h-20z" opacity=".7" />
    <path className="fill-danger" d="M188 320h14v26h-14z" opacity=".6" />
    <path className="fill-gold" d="M206 328h12v18h-12z" />
    <path className="stroke-line-strong" strokeWidth="2" d="M304 262v16" />
    <path className="fill-danger" d="M290 290c0-8 6-12 14-12s14 4 14 12-6 12-14 12-14-4-14-12z" opacity=".9" />
    <path className="fill-card stroke-line-strong" strokeWidth="2.5" d="M250 352h120v58H250z" />
    <path className="fill-sunken stroke-line-strong" strokeWidth="2.5" d="M242 342h136v12H242z" />
    <path className="fill-ink" d="M318 312h24a3 3 0 0 1 3 3v27h-30v-27a3 3 0 0 1 3-3z" />
    <path className="fill-card" d="M321 318h18v18h-18z" />
    <path className="fill-ink" d="M323 320h6v6h-6zM331 320h6v6h-6zM323 328h6v6h-6zM332 329h4v4h-4z" />
    <path className="fill-accent-soft stroke-line-strong" strokeWidth="1.5" d="M266 370h88v22h-88z" />
    <path className="stroke-accent" strokeWidth="3" d="m296 380 8 8 16-16" />
  </>
)

const scallops = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const Awning = () => (
  <>
    <path className="fill-accent stroke-line-strong" strokeWidth="2.5" d="M136 220h208v26H136z" />
    <text x="240" y="240" textAnchor="middle" className="fill-on-accent text-lg font-bold tracking-[0.3em]">
      KEDAI
    </text>
    {scallops.map((place) => (
      <path
        key={place}
        className={place % 2 === 0 ? 'fill-accent stroke-line-strong' : 'fill-card stroke-line-strong'}
        strokeWidth="1.5"
        d={`M${78 + place * 36} 252h36l${place < 4 ? -3 : place > 4 ? 3 : 0} 30a18 14 0 0 1-36 0z`}
        transform={`translate(${(place - 4) * 1.5} 0)`}
      />
    ))}
    <path className="stroke-line-strong" strokeWidth="2.5" d="M70 252h340" />
  </>
)

const Step = () => (
  <>
    <path className="fill-sunken stroke-line-strong" strokeWidth="2.5" d="M60 402h360v10H60z" />
    <path className="fill-gold stroke-line-strong" strokeWidth="2" d="M392 366h44v36h-44z" />
    <path className="fill-gold-soft stroke-line-strong" strokeWidth="2" d="M408 366h12v36h-12z" />
    <path className="fill-ink" d="M46 402c-4-18 6-30 20-32 2-6 6-8 8-12l5 7h7l5-7c3 8 4 16 0 22 5 6 5 16 3 22z" />
    <path className="stroke-ink" strokeWidth="6" d="M48 398c-16 0-20-10-14-20" />
    <path className="stroke-card" strokeWidth="1.5" d="M77 372h3M86 372h3M82 377h2" />
  </>
)
