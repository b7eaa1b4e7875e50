import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PictureField } from '../../../lib/seller/picture-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { BlockProps } from './block-props.ts'
import { GalleryFields } from './gallery-fields.tsx'
import { ProductField } from './product-field.tsx'
import { QuestionFields } from './question-fields.tsx'
import { ShelfFields } from './shelf-fields.tsx'

// The form of one block, by its kind.
export function BlockFields({ block, onChange, pictures, error }: BlockProps<PageBlock>) {
  const { t } = useLingui()
  const write = (label: ReactNode, name: string, value: string, most: number, set: (value: string) => PageBlock) => (
    <Field label={label} optional error={error(name)}>
      <Input value={value} maxLength={most} onChange={(event) => onChange(set(event.target.value))} />
    </Field>
  )
  const write2 = (label: ReactNode, name: string, value: string, most: number, set: (value: string) => PageBlock) => (
    <Field label={label} error={error(name)}>
      <Textarea value={value} maxLength={most} rows={4} onChange={(event) => onChange(set(event.target.value))} />
    </Field>
  )
  switch (block.type) {
    case 'paragraph':
      return write2(t`Text`, 'spans', joined(block.spans), 20_000, (text) => ({ ...block, spans: [{ text }] }))
    case 'heading':
      return write(t`Heading`, 'spans', joined(block.spans), 200, (text) => ({ ...block, spans: [{ text }] }))
    case 'list':
      return write2(t`One line each`, 'items', block.items.map(joined).join('\n'), 10_000, (text) => ({
        ...block,
        items: text.split('\n').map((words) => [{ text: words }]),
      }))
    case 'hero':
      return (
        <>
          {write(t`Title`, 'title', block.title, 120, (title) => ({ ...block, title }))}
          {write2(t`Text`, 'text', block.text, 600, (text) => ({ ...block, text }))}
          <PictureField
            label={t`Picture`}
            picture={pictures.pictureOf(block.image_id)}
            onChange={(picture) => {
              if (picture) pictures.keep(picture)
              onChange({ ...block, image_id: picture?.id ?? null })
            }}
          />
          {block.image_id !== null &&
            write(t`Picture description`, 'alt', block.alt, 160, (alt) => ({ ...block, alt }))}
          {write(t`Words on the button`, 'button.label', block.button?.label ?? '', 60, (label) => ({
            ...block,
            button: label === '' ? null : { label, link: block.button?.link ?? '' },
          }))}
          {block.button &&
            write(t`Link`, 'button.link', block.button.link, 400, (link) => ({
              ...block,
              button: { label: block.button?.label ?? '', link },
            }))}
        </>
      )
    case 'picture':
      return (
        <>
          <PictureField
            label={t`Picture`}
            error={error('image_id')}
            picture={pictures.pictureOf(block.image_id)}
            onChange={(picture) => {
              if (picture) pictures.keep(picture)
              onChange({ ...block, image_id: picture?.id ?? null })
            }}
          />
          {write(t`Picture description`, 'alt', block.alt, 160, (alt) => ({ ...block, alt }))}
          {write(t`Line below`, 'caption', block.caption, 200, (caption) => ({ ...block, caption }))}
          {write(t`Link`, 'link', block.link, 400, (link) => ({ ...block, link }))}
        </>
      )
    case 'gallery':
      return <GalleryFields block={block} onChange={onChange} pictures={pictures} error={error} />
    case 'video':
      return (
        <>
          <Field label={t`Link of the video`} hint={<Trans>YouTube, Vimeo or TikTok</Trans>} error={error('url')}>
            <Input
              value={block.url}
              inputMode="url"
              placeholder="https://"
              maxLength={400}
              onChange={(event) => onChange({ ...block, url: event.target.value })}
            />
          </Field>
          {write(t`Title`, 'title', block.title, 120, (title) => ({ ...block, title }))}
        </>
      )
    case 'products':
      return <ShelfFields block={block} onChange={onChange} error={error} />
    case 'product':
      return (
        <>
          <ProductField
            label={t`Product`}
            itemType={block.item_type}
            viewId={block.view_id}
            error={error('view_id')}
            onChange={(view_id) => onChange({ ...block, view_id })}
          />
          <Field label={t`Display`}>
            <Select
              value={block.shows}
              choices={[
                { value: 'order', label: t`The product and its order form` },
                { value: 'card', label: t`The product alone` },
              ]}
              onChange={(event) => onChange({ ...block, shows: event.target.value === 'card' ? 'card' : 'order' })}
            />
          </Field>
        </>
      )
    case 'reviews':
      return (
        <>
          {write(t`Title`, 'title', block.title, 120, (title) => ({ ...block, title }))}
          <ProductField
            label={t`Of one product`}
            optional
            viewId={block.view_id}
            error={error('view_id')}
            onChange={(view_id) => onChange({ ...block, view_id })}
          />
        </>
      )
    case 'countdown':
      return (
        <>
          {write(t`Title`, 'title', block.title, 120, (title) => ({ ...block, title }))}
          <Field label={t`Until`} error={error('until')}>
            <Input
              type="datetime-local"
              value={block.until.slice(0, 16).replace(' ', 'T')}
              onChange={(event) => onChange({ ...block, until: event.target.value.replace('T', ' ') })}
            />
          </Field>
        </>
      )
    case 'lead':
      return (
        <>
          {write(t`Title`, 'title', block.title, 120, (title) => ({ ...block, title }))}
          {write2(t`Text`, 'text', block.text, 600, (text) => ({ ...block, text }))}
          {write(t`Words on the button`, 'button', block.button, 60, (button) => ({ ...block, button }))}
        </>
      )
    case 'faq':
      return <QuestionFields block={block} onChange={onChange} pictures={pictures} error={error} />
    case 'map':
      return (
        <>
          {write(t`Title`, 'title', block.title, 120, (title) => ({ ...block, title }))}
          {write2(t`Address`, 'address', block.address, 300, (address) => ({
            ...block,
            address: address.replace(/\n/g, ' '),
          }))}
        </>
      )
    case 'whatsapp':
      return (
        <>
          {write(t`Words on the button`, 'label', block.label, 60, (label) => ({ ...block, label }))}
          {write2(t`Pre-filled message`, 'message', block.message, 400, (message) => ({ ...block, message }))}
        </>
      )
    case 'policies':
      return write(t`Title`, 'title', block.title, 120, (title) => ({ ...block, title }))
    case 'spacer':
      return (
        <Field label={t`Height`}>
          <Select
            value={block.size}
            choices={[
              { value: 's', label: t`Small` },
              { value: 'm', label: t`Medium` },
              { value: 'l', label: t`Large` },
            ]}
            onChange={(event) =>
              onChange({ ...block, size: (['s', 'm', 'l'] as const).find((one) => one === event.target.value) ?? 'm' })
            }
          />
        </Field>
      )
  }
}

const joined = (spans: readonly { text: string }[]) => spans.map(({ text }) => text).join('')
