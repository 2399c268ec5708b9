import type { FieldChoice, FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import { seoFields } from '#src/base/admin-kit/form/seo-fields.ts'
import type { OfficeCategory } from '../categories.admin.schema.ts'

/** @param parents main categories to choose from */
export function categoryTabs(parents: readonly OfficeCategory[]): readonly FormTab[] {
  const choices: FieldChoice[] = parents.map(({ id, name }) => ({ value: String(id), label: name }))
  return [
    {
      key: 'general',
      label: { tr: 'Genel', en: 'General' },
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: { tr: 'Kategori adı', en: 'Name' },
          perLanguage: true,
          required: true,
          max: 80,
        },
        {
          kind: 'select',
          name: 'parent_id',
          label: { tr: 'Üst kategori', en: 'Parent category' },
          help: {
            tr: 'Boş bırakılırsa ana kategori olur ve menünün ilk sırasında görünür.',
            en: 'Without one it is a main category, shown in the first row of the menu.',
          },
          choices,
          canBeNone: true,
        },
        {
          kind: 'image',
          name: 'cover_image',
          label: { tr: 'Kapak görseli', en: 'Cover picture' },
          help: {
            tr: 'Sayfanın başında ve ana sayfadaki kutuda görünür.',
            en: 'At the top of the page and on the home page.',
          },
          aspect: 16 / 9,
        },
        {
          kind: 'rich',
          name: 'description',
          label: { tr: 'Tanıtım yazısı', en: 'Text' },
          help: { tr: 'Tur listesinin altında görünür.', en: 'Shown below the list of tours.' },
          perLanguage: true,
          max: 20_000,
        },
      ],
    },
    {
      key: 'seo',
      label: { tr: 'Arama motorları', en: 'Search engines' },
      fields: seoFields(
        'name',
        {
          label: { tr: 'Başlık', en: 'Title' },
          help: {
            tr: 'Boşsa kategori adı kullanılır. 60 karakteri geçmesin.',
            en: 'The name when empty. Keep it under 60 characters.',
          },
        },
        {
          label: { tr: 'Açıklama', en: 'Description' },
          help: { tr: 'Arama sonucunda başlığın altında görünür.', en: 'Shown under the title in search results.' },
        },
      ),
    },
  ]
}
