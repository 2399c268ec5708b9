import type { FormField, FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import type { SectionRule } from '../content.links.ts'

const link = (address: 'uri' | 'uri2', words: 'btn_title' | 'btn_title2', n: string): FormField[] => [
  {
    kind: 'text',
    name: words,
    label: { tr: `Düğme yazısı${n}`, en: `Button${n}` },
    help: { tr: 'Boş bırakırsanız düğme görünmez.', en: 'Without words there is no button.' },
    perLanguage: true,
    max: 60,
    isHalf: true,
  },
  {
    kind: 'text',
    name: address,
    label: { tr: `Bağlantı${n}`, en: `Link${n}` },
    help: {
      tr: '/vize gibi bir yol ya da https:// ile başlayan bir adres',
      en: 'A path such as /vize, or an address that begins with https://',
    },
    perLanguage: true,
    max: 500,
    isHalf: true,
  },
]

/** Fields of an item; the optional ones depend on its section. */
export function contentTabs({ parts }: SectionRule): readonly FormTab[] {
  return [
    {
      key: 'content',
      label: { tr: 'İçerik', en: 'Content' },
      fields: [
        {
          kind: 'text',
          name: 'title',
          label: { tr: 'Başlık', en: 'Title' },
          perLanguage: true,
          required: true,
          max: 160,
        },
        { kind: 'rich', name: 'description', label: { tr: 'Metin', en: 'Text' }, perLanguage: true, max: 10_000 },
        ...(parts.includes('link') ? link('uri', 'btn_title', '') : []),
        ...(parts.includes('second_link') ? link('uri2', 'btn_title2', ' 2') : []),
        ...(parts.includes('image')
          ? [{ kind: 'image', name: 'file_img', label: { tr: 'Görsel', en: 'Picture' } } as const]
          : []),
        ...(parts.includes('video')
          ? [
              {
                kind: 'video',
                name: 'file_video',
                label: { tr: 'Video', en: 'Film' },
                help: { tr: 'Video varsa görselin yerine oynatılır.', en: 'A film is shown in place of the picture.' },
              } as const,
            ]
          : []),
        { kind: 'switch', name: 'active', label: { tr: 'Sitede göster', en: 'Show on the site' }, empty: true },
      ],
    },
  ]
}
