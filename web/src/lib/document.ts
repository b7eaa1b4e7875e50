import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Assets } from './assets.ts'
import type { Head } from './head.ts'
import { languageTags } from './languages.ts'
import type { Site } from './site.tsx'
import { type PageState, stateElement } from './state.ts'

// Where the server puts `<meta name="csrf-token">` (and those of the live channel) into a page it may have kept ready.
export const CSRF_PLACE = '<!--visitor-meta-->'

// `firstCalls`: what a seller's page asks first, begun before its scripts are there.
type Parts = {
  lang: Lang
  head: Head
  html: string
  // Null on a page that no app takes over.
  state: PageState | null
  assets: Assets
  site: Site
  firstCalls?: readonly string[] | undefined
}

export const documentOf = ({ lang, head, html, state, assets, site, firstCalls }: Parts): string =>
  `<!doctype html>
<html lang="${languageTags[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(head.title)}</title>
<link rel="icon" href="/v1/icon.svg" type="image/svg+xml">
${CSRF_PLACE}
${firstCalls ? `<script src="${assets.first}" data-calls="${escaped(firstCalls.join(' '))}"></script>` : ''}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${head.stylesheet ? `<link rel="stylesheet" data-shop href="${escaped(head.stylesheet)}">` : ''}
${assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${assets.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
${metaOf(head, lang, site)}
</head>
<body>
<div id="root">${html}</div>
${state ? stateElement(state) : ''}
</body>
</html>
`

function metaOf(head: Head, lang: Lang, site: Site): string {
  const named = (name: string, content: string | undefined) =>
    content ? `<meta name="${name}" content="${escaped(content)}">` : ''
  const property = (name: string, content: string | undefined) =>
    content ? `<meta property="og:${name}" content="${escaped(content)}">` : ''
  return [
    named('description', head.description),
    named('color-scheme', 'light dark'),
    ...themeColours.map(
      ([scheme, colour]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
    ),
    head.isPrivate ? named('robots', 'noindex') + named('referrer', 'no-referrer') : '',
    head.isUnlisted ? named('robots', 'noindex, follow') : '',
    head.canonical ? `<link rel="canonical" href="${escaped(head.canonical)}">` : '',
    property('title', head.title),
    property('description', head.description),
    property('image', head.image && absolute(head.image, site)),
    property('image:width', head.imageSize && String(head.imageSize[0])),
    property('image:height', head.imageSize && String(head.imageSize[1])),
    head.manifest ? `<link rel="manifest" href="${escaped(head.manifest)}">` : '',
    head.icon ? `<link rel="apple-touch-icon" href="${escaped(head.icon)}">` : '',
    property('url', head.canonical),
    property('type', head.type ?? 'website'),
    property('locale', languageTags[lang].replace('-', '_')),
    property('site_name', 'Kedai'),
    named('twitter:card', head.image ? 'summary_large_image' : 'summary'),
    head.facts
      ? `<script type="application/ld+json">${JSON.stringify(head.facts).replaceAll('<', '\\u003c')}</script>`
      : '',
  ]
    .filter(Boolean)
    .join('\n')
}

// `--paper` of both themes.
const themeColours = [
  ['light', '#fbf7ef'],
  ['dark', '#171410'],
] as const

const absolute = (address: string, site: Site) => (address.startsWith('/') ? site.publicUrl + address : address)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
