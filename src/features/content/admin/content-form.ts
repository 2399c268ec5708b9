import { createElement } from 'react'
import type { FormField, FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import type { SectionRule } from '../content.links.ts'
import { contentFields as texts } from './content-form.strings.ts'
import { LinkField } from './link-field.tsx'

const link = (address: 'uri' | 'uri2', words: 'btn_title' | 'btn_title2'): FormField[] => [
  { kind: 'text', name: words, ...texts[words], perLanguage: true, max: 60, isHalf: true },
  {
    kind: 'custom',
    name: address,
    ...texts[address],
    perLanguage: true,
    max: 500,
    isHalf: true,
    empty: '',
    render: ({ name, value, set, errors, lang, label, help }) =>
      createElement(LinkField, {
        name,
        label,
        help: help ?? '',
        value: String(value ?? ''),
        onChange: set,
        error: errors[name],
        lang,
      }),
  },
]

/** Fields of an item; the optional ones depend on its section. */
export function contentTabs({ parts }: SectionRule): readonly FormTab[] {
  const fields: FormField[] = [
    { kind: 'text', name: 'title', ...texts.title, perLanguage: true, required: true, max: 160 },
    { kind: 'rich', name: 'description', ...texts.description, perLanguage: true, max: 10_000 },
  ]
  if (parts.includes('link')) fields.push(...link('uri', 'btn_title'))
  if (parts.includes('second_link')) fields.push(...link('uri2', 'btn_title2'))
  if (parts.includes('image')) fields.push({ kind: 'image', name: 'file_img', ...texts.file_img })
  if (parts.includes('video')) fields.push({ kind: 'video', name: 'file_video', ...texts.file_video })
  fields.push({ kind: 'switch', name: 'active', ...texts.active, empty: true })
  return [{ key: 'content', label: { tr: 'İçerik', en: 'Content' }, fields }]
}
