import type { FieldChoice, FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import { seoFields } from '#src/base/admin-kit/form/seo-fields.ts'
import type { OfficeCategory } from '../categories.admin.schema.ts'
import { categoryFields as texts } from './category-form.strings.ts'

/** @param parents main categories to choose from */
export function categoryTabs(parents: readonly OfficeCategory[]): readonly FormTab[] {
  const choices: FieldChoice[] = parents.map(({ id, name }) => ({ value: String(id), label: name }))
  return [
    {
      key: 'general',
      label: { tr: 'Genel', en: 'General' },
      fields: [
        { kind: 'text', name: 'name', ...texts.name, perLanguage: true, required: true, max: 80 },
        { kind: 'select', name: 'parent_id', ...texts.parent_id, choices, canBeNone: true },
        { kind: 'image', name: 'cover_image', ...texts.cover_image, aspect: 16 / 9 },
        { kind: 'rich', name: 'description', ...texts.description, perLanguage: true, max: 20_000 },
      ],
    },
    {
      key: 'seo',
      label: { tr: 'Arama motorları', en: 'Search engines' },
      fields: seoFields('name', texts.seo_title, texts.seo_description),
    },
  ]
}
