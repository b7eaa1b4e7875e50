import { type Side, readableContrast } from '@kedai/domain/pages/page-contrast.ts'
import { Trans } from '@lingui/react/macro'
import { languageTags } from '../../../lib/languages.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { PageLink } from '../../../ui/page-link.tsx'

// Words that cannot be read well, how badly, and where that is mended: colours are the design's, not the block's.
export function HardToReadWords({ side, ratio }: { side: Side; ratio: number }) {
  const figure = useFigure()
  const [measured, needed] = [figure(ratio), figure(readableContrast)]
  return (
    <>
      {side === 'light' ? (
        <Trans>
          The words are hard to read on this colour by day ({measured} : 1; {needed} needed).
        </Trans>
      ) : (
        <Trans>
          The words are hard to read on this colour by night ({measured} : 1; {needed} needed).
        </Trans>
      )}{' '}
      <PageLink to={sellerPaths.designs()} className="font-semibold underline">
        <Trans>Choose another design</Trans>
      </PageLink>
    </>
  )
}

// How well the words of the page can be read at the least.
export function ReadableWords({ light, dark }: Record<Side, number>) {
  const figure = useFigure()
  const [day, night, needed] = [figure(light), figure(dark), figure(readableContrast)]
  return (
    <Trans>
      Words can be read on every colour of this page: at least {day} : 1 by day and {night} : 1 by night ({needed}{' '}
      needed).
    </Trans>
  )
}

// With one decimal, never rounded up: 4.48 is not enough, and must not read like it.
function useFigure(): (ratio: number) => string {
  const lang = useLang()
  return (ratio) =>
    new Intl.NumberFormat(languageTags[lang], { minimumFractionDigits: 1 }).format(Math.floor(ratio * 10) / 10)
}
