import { classes } from './classes.ts'

type Props = {
  // As on the wire: two decimals, of another currency as many as it has.
  amount: string
  currency?: string
  // Struck through before it: what it cost.
  was?: string | null
  size?: 's' | 'm' | 'l'
}

// A price as on a tag: a small currency, the ringgit large, the sen aligned.
export const Price = ({ amount, currency = 'RM', was, size = 'm' }: Props) => {
  const [ringgit = '0', sen] = grouped(amount).split('.')
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={classes('font-bold whitespace-nowrap tabular-nums', sizes[size])}>
        <span className="mr-1 align-[0.15em] text-[0.62em] font-semibold text-ink-soft">{currency}</span>
        {ringgit}
        {sen && <span className="text-[0.72em]">.{sen}</span>}
      </span>
      {was && (
        <s className="text-sm whitespace-nowrap text-ink-faint tabular-nums">
          {currency} {grouped(was)}
        </s>
      )}
    </span>
  )
}

const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?:\.|$))/g, ',')

const sizes = { s: 'text-base', m: 'text-xl', l: 'text-3xl' }
