import { createElement } from 'react'
import type { FormField, FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import { seoFields } from '#src/base/admin-kit/form/seo-fields.ts'
import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import type { OfficePost } from '../posts.admin.schema.ts'
import { maxFiles, postStatuses } from '../posts.links.ts'
import type { PostSection } from '../posts.schema.ts'
import { postTexts } from './post.strings.ts'
import { postFields as texts } from './post-form.strings.ts'
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
  const choices = postStatuses.map((value) => ({ value, label: postTexts[value] }))
  return [
    { kind: 'text', name: 'title', ...texts.title, perLanguage: true, required: true, max: 120 },
    { kind: 'textarea', name: 'summary', ...texts.summary, perLanguage: true, max: 400 },
    { kind: 'select', name: 'status', ...texts.status, required: true, isHalf: true, choices },
    { kind: 'day', name: 'published_on', ...texts.published_on, required: true, isHalf: true },
    { kind: 'image', name: 'cover_image', ...texts.cover_image, aspect: 3 / 2 },
    { kind: 'rich', name: 'body', ...texts.body, perLanguage: true, max: 60_000 },
    ...(section === 'visa' ? [] : [tourField(post)]),
  ]
}

function tourField(post: OfficePost | null): FormField {
  const chosen = post?.tour_id ? { id: post.tour_id, name: post.tour_name ?? '' } : null
  return {
    kind: 'custom',
    name: 'tour_id',
    ...texts.tour_id,
    empty: null,
    render: (field) => createElement(TourSelect, { field, chosen }),
  }
}

function ofSection(section: PostSection, lang: OfficeLang): FormTab[] {
  const gallery: FormField = { kind: 'images', name: 'files', ...texts.files, max: maxFiles }
  const film: FormField = { kind: 'video', name: 'file_video', ...texts.file_video }
  const galleryTab = { key: 'gallery', label: { tr: 'Galeri', en: 'Gallery' }, fields: [gallery] }
  if (section === 'visa') return [visaTab(lang)]
  if (section === 'videos') return [{ key: 'video', label: { tr: 'Video', en: 'Video' }, fields: [film] }, galleryTab]
  return [galleryTab]
}

const searchFields = seoFields('title', texts.seo_title, texts.seo_description)
