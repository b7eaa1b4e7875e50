import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PictureField } from '../../../lib/seller/picture-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { PageEditor } from './use-page-editor.ts'

// Title, address, and how the link looks in a chat.
export function SeoSection({ editor, shopName }: { editor: PageEditor; shopName: string }) {
  const { t } = useLingui()
  const { values, change, failure, page } = editor
  const { seo } = values
  const error = (name: string) => failure?.fields[name] ?? null
  const picture: UploadedPicture | null = editor.pictures.find(({ id }) => id === seo.image) ?? null
  const address = page.url.replace(/^https?:\/\//, '').replace(/[^/]*$/, '')
  return (
    <Section title={<Trans>Title and link</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={t`Title of the page`} error={error('title')}>
        <Input
          name="title"
          value={values.title}
          maxLength={120}
          onChange={(event) => change({ title: event.target.value }, 'title')}
        />
      </Field>
      <Field label={t`Address`} hint={address} error={error('slug')}>
        <Input
          name="slug"
          value={values.slug}
          maxLength={80}
          autoCapitalize="none"
          onChange={(event) => change({ slug: event.target.value }, 'slug')}
        />
      </Field>
      <Field label={t`Title in search and chats`} optional error={error('seo.title')}>
        <Input
          value={seo.title}
          maxLength={120}
          placeholder={values.title}
          onChange={(event) => change({ seo: { ...seo, title: event.target.value } }, 'seo.title')}
        />
      </Field>
      <Field label={t`One or two sentences about it`} optional error={error('seo.description')}>
        <Textarea
          value={seo.description}
          maxLength={300}
          onChange={(event) => change({ seo: { ...seo, description: event.target.value } }, 'seo.description')}
        />
      </Field>
      <PictureField
        label={t`Picture in chats`}
        error={error('seo.image')}
        picture={picture}
        onChange={(next) => {
          if (next) editor.keepPicture(next)
          change({ seo: { ...seo, image: next?.id ?? null } })
        }}
      />
      <div>
        <p className="mb-2 text-sm font-semibold">
          <Trans>In WhatsApp</Trans>
        </p>
        <div className="max-w-xs overflow-hidden rounded-m border border-line bg-good-soft text-sm">
          {picture && <img src={picture.url} alt="" className="aspect-[1.91/1] w-full object-cover" />}
          <div className="grid gap-0.5 p-3">
            <strong className="line-clamp-2 break-words">
              {seo.title || values.title} · {shopName}
            </strong>
            {seo.description && <span className="line-clamp-2 text-xs text-ink-soft">{seo.description}</span>}
            <span className="truncate text-xs text-ink-faint">{page.url.replace(/^https?:\/\//, '')}</span>
          </div>
        </div>
      </div>
    </Section>
  )
}
