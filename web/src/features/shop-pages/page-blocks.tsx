import type { PreviewedBlock, ShownBlock, WaitingBlock } from '@kedai/contracts/shop-pages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, MessageCircle, Play } from 'lucide-react'
import { type ReactNode, memo } from 'react'
import { StoredHtml } from '../../content/stored-html.tsx'
import { later } from '../../lib/later.tsx'
import { LazyImage } from '../../lib/lazy-image.tsx'
import { useLang } from '../../lib/use-lang.ts'
import { date } from '../../lib/format.ts'
import { type ShopPlace, paths } from '../../paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { OutLink } from '../../ui/link.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import { BlockLink } from './block-link.tsx'
import { CountdownBlock } from './countdown-block.tsx'

export type BlockShop = { place: ShopPlace; name: string; currency: string }

type Props = {
  blocks: readonly PreviewedBlock[]
  shop: BlockShop
  // Draws cards of items, and the order form of one.
  cards: (items: Extract<ShownBlock, { type: 'products' }>['items']) => ReactNode
  order: (item: Extract<ShownBlock, { type: 'product' }>['item']) => ReactNode
  policyNames: Partial<Record<string, string>>
  // Its time is read by what counts to a moment, and by nothing else: a page whose drawing looks at the time is drawn anew each time.
  answer: { server_time: string }
  // Draws what stands where buyers see nothing yet; left out in front of them.
  waiting?: ((block: WaitingBlock) => ReactNode) | undefined
}

const LeadForm = later(
  async () => (await import('./lead-form.tsx')).LeadForm,
  <Skeleton className="h-24 w-full rounded-l" />,
)

// What a seller put together, drawn from blocks; text is text, whatever stands in it.
export const PageBlocks = ({ blocks, ...rest }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    {blocks.map((block, at) => (
      <Block key={at} block={block} isFirst={at === 0} {...rest} />
    ))}
  </div>
)

// Memorised: where a page is written, one block changes and the others stay.
const Block = memo(function Block({
  block,
  isFirst,
  shop,
  cards,
  order,
  policyNames,
  answer,
  waiting,
}: Omit<Props, 'blocks'> & { block: PreviewedBlock; isFirst: boolean }) {
  switch (block.type) {
    case 'waiting':
      return waiting?.(block)
    case 'text':
      return <StoredHtml html={block.html} className="[&_h2]:text-xl" />
    case 'hero':
      return <Hero block={block} isFirst={isFirst} place={shop.place} />
    case 'picture':
      return (
        <figure className="grid gap-2">
          <BlockLink link={block.link} place={shop.place} className="block overflow-hidden rounded-l">
            <Picture image={block.image} eager={isFirst} />
          </BlockLink>
          {block.caption && <figcaption className="text-sm text-ink-soft">{block.caption}</figcaption>}
        </figure>
      )
    case 'gallery':
      return (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          {block.images.map((image, at) => (
            <li
              key={at}
              className="aspect-square overflow-hidden rounded-l max-sm:last:odd:col-span-2 max-sm:last:odd:aspect-[2/1]"
            >
              <LazyImage {...sized(image)} sizes="(min-width: 40rem) 22rem, 50vw" />
            </li>
          ))}
        </ul>
      )
    case 'video':
      return <Video block={block} />
    case 'products':
      return <Titled title={block.title}>{cards(block.items)}</Titled>
    case 'product':
      return block.shows === 'order' ? order(block.item) : cards([block.item])
    case 'reviews':
      return <Reviews block={block} place={shop.place} />
    case 'countdown':
      return <CountdownBlock title={block.title} until={block.until} serverTime={answer.server_time} />
    case 'lead':
      return (
        <Titled title={block.title}>
          {block.text && <p className="max-w-prose whitespace-pre-line text-ink-soft">{block.text}</p>}
          <LeadForm username={shop.place.username} shop={shop.name} source={block.source} button={block.button} />
        </Titled>
      )
    case 'faq':
      return (
        <Titled title={block.title}>
          <div className="grid max-w-3xl gap-2">
            {block.questions.map(({ question, answer }, at) => (
              <details key={at} className="group rounded-m border border-line bg-card px-4">
                <summary className={questionLook}>{question}</summary>
                <p className="pb-4 whitespace-pre-line text-ink-soft">{answer}</p>
              </details>
            ))}
          </div>
        </Titled>
      )
    case 'map':
      return (
        <Titled title={block.title}>
          <p className="flex items-start gap-2">
            <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-accent-ink" />
            <span className="grid gap-1">
              <span className="whitespace-pre-line">{block.address}</span>
              <OutLink href={block.link}>
                <Trans>Open the map</Trans>
              </OutLink>
            </span>
          </p>
        </Titled>
      )
    case 'whatsapp':
      return (
        <p>
          <ButtonAnchor href={block.link} variant="primary" size="l">
            <MessageCircle aria-hidden className="size-5" />
            {block.label || <Trans>Ask on WhatsApp</Trans>}
          </ButtonAnchor>
        </p>
      )
    case 'policies':
      return (
        <Titled title={block.title}>
          <ul className="flex flex-wrap gap-x-5 text-sm">
            {block.kinds.map((kind) => (
              <li key={kind}>
                <PageLink
                  to={`${paths.policies(shop.place)}#${kind}`}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {policyNames[kind] ?? kind}
                </PageLink>
              </li>
            ))}
          </ul>
        </Titled>
      )
    case 'spacer':
      return <div aria-hidden className={spaces[block.size]} />
  }
})

// With the mark of what unfolds, drawn without a picture.
const questionLook =
  'flex min-h-11 items-center justify-between gap-4 py-2 font-semibold after:mr-1 after:size-2 after:shrink-0 after:-translate-y-0.5 after:rotate-45 after:border-r-2 after:border-b-2 after:border-ink-soft group-open:after:translate-y-0.5 group-open:after:-rotate-135'

const spaces = { s: 'h-4', m: 'h-8', l: 'h-16' }

type ShownPicture = Extract<ShownBlock, { type: 'picture' }>['image']

const sized = ({ url, alt, srcset, width, height }: ShownPicture) => ({
  src: url,
  alt,
  ...(srcset !== null && { srcSet: srcset }),
  width: width ?? 1200,
  height: height ?? 800,
})

// In its own shape: the empty drawing keeps the place until the picture has come.
const Picture = ({ image, eager }: { image: ShownPicture; eager: boolean }) => (
  <span className="relative block">
    <svg aria-hidden viewBox={`0 0 ${sized(image).width} ${sized(image).height}`} className="w-full" />
    <span className="absolute inset-0">
      <LazyImage {...sized(image)} sizes="(min-width: 72rem) 69rem, 100vw" eager={eager} fit="whole" />
    </span>
  </span>
)

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
    {title && <h2 className="text-xl">{title}</h2>}
    {children}
  </section>
)

function Hero({
  block: { title, text, image, button },
  isFirst,
  place,
}: {
  block: Extract<ShownBlock, { type: 'hero' }>
  isFirst: boolean
  place: ShopPlace
}) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section
      className={classes(
        'grid items-center gap-5 overflow-hidden rounded-l bg-accent-soft text-ink',
        image && 'sm:grid-cols-2',
      )}
    >
      {image && (
        <div className="aspect-[2/1] w-full sm:h-full">
          <LazyImage {...sized(image)} sizes="(min-width: 40rem) 36rem, 100vw" eager={isFirst} />
        </div>
      )}
      <div className={classes('grid content-start gap-3 px-5 pb-8 sm:p-8', image ? 'pt-2' : 'pt-8')}>
        {title && <Heading className="text-3xl">{title}</Heading>}
        {text && <p className="max-w-prose text-lg whitespace-pre-line text-ink-soft">{text}</p>}
        {button && (
          <BlockLink
            link={button.link}
            place={place}
            className="mt-2 inline-flex min-h-11 items-center justify-self-start rounded-m bg-accent px-6 font-semibold text-on-accent hover:bg-accent-strong"
          >
            {button.label}
          </BlockLink>
        )}
      </div>
    </section>
  )
}

const providers: Record<string, string> = { youtube: 'YouTube', vimeo: 'Vimeo', tiktok: 'TikTok' }

// A way to the film, and not the film itself: nobody else's script runs here, and none is paid for by who does not look.
const Video = ({ block: { title, link, provider } }: { block: Extract<ShownBlock, { type: 'video' }> }) => (
  <a
    href={link}
    target="_blank"
    rel="noreferrer"
    className="flex items-center gap-4 rounded-l border border-line bg-card p-4 hover:border-line-strong"
  >
    <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
      <Play aria-hidden className="size-6" />
    </span>
    <span className="grid min-w-0">
      <strong className="break-words">{title || <Trans>Watch the video</Trans>}</strong>
      <span className="text-sm text-ink-soft">
        <Trans>Opens in {providers[provider] ?? provider}</Trans>
      </span>
    </span>
  </a>
)

function Reviews({ block, place }: { block: Extract<ShownBlock, { type: 'reviews' }>; place: ShopPlace }) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <Titled title={block.title || t`Buyer reviews`}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {block.reviews.map(({ id, stars, words, name, written_at, view_id, item }) => (
          <li key={id} className="grid content-start gap-1 rounded-l border border-line bg-card p-4">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Stars stars={stars} label={t`${stars} of 5 stars`} className="text-lg" />
              <time className="text-xs text-ink-faint">{date(written_at.slice(0, 10), lang)}</time>
            </p>
            <p className="break-words whitespace-pre-line">{words}</p>
            <p className="text-sm text-ink-soft">
              {name || t`A buyer`} ·{' '}
              <PageLink to={paths.item(place, view_id)} className="underline">
                {item}
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
    </Titled>
  )
}
