import { Section } from '../../ui/page.tsx'
import { Price } from '../../ui/price.tsx'

const swatches = [
  ['paper', 'bg-paper'],
  ['card', 'bg-card'],
  ['sunken', 'bg-sunken'],
  ['accent', 'bg-accent'],
  ['accent-soft', 'bg-accent-soft'],
  ['gold', 'bg-gold'],
  ['gold-soft', 'bg-gold-soft'],
  ['danger', 'bg-danger'],
  ['good-soft', 'bg-good-soft'],
  ['info-soft', 'bg-info-soft'],
]

export const ColoursShown = () => (
  <Section title="Colours · type · Price">
    <ul className="grid grid-cols-5 gap-2 text-xs">
      {swatches.map(([name, look]) => (
        <li key={name} className="grid min-w-0 gap-1">
          <span className={`h-10 rounded-s border border-line ${look}`} />
          {name}
        </li>
      ))}
    </ul>
    <div className="mt-4 grid gap-1">
      <p className="text-2xl font-bold">Kopi kampung, dari kedai kami</p>
      <p>Biji kopi disangrai sendiri setiap pagi. 新鲜烘焙的咖啡豆。</p>
      <p className="text-sm text-ink-soft">Dihantar dalam 2–4 hari bekerja.</p>
      <p className="text-xs text-ink-faint">Dikemas kini 20 Nov 2026</p>
    </div>
    <div className="mt-4 flex flex-wrap items-baseline gap-6">
      <Price amount="1250.00" size="l" />
      <Price amount="39.90" was="45.00" />
      <Price amount="5.00" size="s" />
    </div>
  </Section>
)
