import { StoredHtml, textOf } from '../../content/stored-html.tsx'
import { Fold } from '../../ui/fold.tsx'

export function Description({ html }: { html: string }) {
  const text = textOf(html)
  return text === '' ? null : (
    <Fold text={text}>
      <StoredHtml html={html} />
    </Fold>
  )
}
