import type { FormField, OfficeText } from './form-fields.ts'

type Labelled = { label: OfficeText; help: OfficeText }

/** Search engine fields of a page: its slug, derived from the field `from` while empty, its title and description. */
export function seoFields(from: string, title: Labelled, description: Labelled): FormField[] {
  return [
    { kind: 'slug', name: 'seo_name', from, label: { tr: 'Sayfa adresi', en: 'Page address' }, perLanguage: true },
    { kind: 'text', name: 'seo_title', ...title, perLanguage: true, max: 120 },
    { kind: 'textarea', name: 'seo_description', ...description, perLanguage: true, max: 320 },
  ]
}
