import { createElement } from 'react'
import type { FormField, FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import { seoFields } from '#src/base/admin-kit/form/seo-fields.ts'
import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import type { OfficePost } from '../posts.admin.schema.ts'
import { maxFiles, postStatuses } from '../posts.links.ts'
import type { PostSection } from '../posts.schema.ts'
import { postTexts } from './post.strings.ts'
import { TourSelect } from './tour-select.tsx'
import { visaTab } from './visa-form.ts'

/** @param post as stored; null for a new one @param lang of the office */
export function postTabs(section: PostSection, post: OfficePost | null, lang: OfficeLang): readonly FormTab[] {
  return [
    { key: 'content', label: { tr: 'İçerik', en: 'Content' }, fields: contentFields(section, post) },
    ...ofSection(section, lang),
    { key: 'seo', label: { tr: 'Arama motorları', en: 'Search engines' }, fields: searchFields },
  ]
}

function contentFields(section: PostSection, post: OfficePost | null): FormField[] {
  return [
    {
      kind: 'text',
      name: 'title',
      label: postTexts.name,
      perLanguage: true,
      required: true,
      max: 120,
    },
    {
      kind: 'textarea',
      name: 'summary',
      label: { tr: 'Özet', en: 'Summary' },
      help: { tr: 'Listede ve başlığın altında görünür.', en: 'Shown in lists and under the title.' },
      perLanguage: true,
      max: 400,
    },
    {
      kind: 'select',
      name: 'status',
      label: postTexts.status,
      help: { tr: 'Taslaklar ve arşiv sitede görünmez.', en: 'Drafts and the archive are not on the site.' },
      required: true,
      isHalf: true,
      choices: postStatuses.map((value) => ({ value, label: postTexts[value] })),
    },
    {
      kind: 'day',
      name: 'published_on',
      label: { tr: 'Yayın tarihi', en: 'Date of publication' },
      help: {
        tr: 'İleri bir tarih seçerseniz o gün kendiliğinden yayımlanır.',
        en: 'With a date to come it appears by itself on that day.',
      },
      required: true,
      isHalf: true,
    },
    { kind: 'image', name: 'cover_image', label: { tr: 'Kapak görseli', en: 'Cover picture' }, aspect: 3 / 2 },
    {
      kind: 'rich',
      name: 'body',
      label: { tr: 'Metin', en: 'Text' },
      perLanguage: true,
      max: 60_000,
    },
    ...(section === 'visa' ? [] : [tourField(post)]),
  ]
}

function tourField(post: OfficePost | null): FormField {
  const label = { tr: 'İlgili tur', en: 'Tour it speaks of' }
  const help = { tr: 'Sayfanın sonunda bu turun kartı gösterilir.', en: 'Its card is shown at the end of the page.' }
  const chosen = post?.tour_id ? { id: post.tour_id, name: post.tour_name ?? '' } : null
  return {
    kind: 'custom',
    name: 'tour_id',
    label,
    empty: null,
    render: ({ name, value, set, errors }) =>
      createElement(TourSelect, {
        label,
        help,
        name,
        value: value as number | null,
        chosen,
        onChange: set,
        error: errors[name],
      }),
  }
}

function ofSection(section: PostSection, lang: OfficeLang): FormTab[] {
  const gallery: FormField = {
    kind: 'images',
    name: 'files',
    label: { tr: 'Fotoğraflar', en: 'Photos' },
    help: {
      tr: 'Fotoğrafın açıklaması sitede altında yazar. Sıralamak için sürükleyin.',
      en: 'The description of a photo is its caption on the site. Drag to change the order.',
    },
    max: maxFiles,
  }
  const film: FormField = {
    kind: 'video',
    name: 'file_video',
    label: { tr: 'Video dosyası', en: 'Video file' },
    help: {
      tr: 'Kapak görseli, oynatılana kadar videonun yerinde durur.',
      en: 'The cover picture stands in its place until it is played.',
    },
  }
  const galleryTab = { key: 'gallery', label: { tr: 'Galeri', en: 'Gallery' }, fields: [gallery] }
  if (section === 'visa') return [visaTab(lang)]
  if (section === 'videos') return [{ key: 'video', label: { tr: 'Video', en: 'Video' }, fields: [film] }, galleryTab]
  return [galleryTab]
}

const searchFields = seoFields(
  'title',
  {
    label: { tr: 'Arama başlığı', en: 'Search title' },
    help: {
      tr: 'Boşsa başlık kullanılır. 60 karakteri geçmesin.',
      en: 'The title when empty. Keep it under 60 characters.',
    },
  },
  {
    label: { tr: 'Arama açıklaması', en: 'Search description' },
    help: { tr: 'Arama sonucunda başlığın altında görünür.', en: 'Shown under the title in search results.' },
  },
)
