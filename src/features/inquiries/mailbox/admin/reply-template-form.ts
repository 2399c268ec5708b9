import { choicesOf, type FormTab, named } from '#src/base/admin-kit/form/form-fields.ts'
import type { OfficeLanguage } from '#src/base/admin-kit/office-languages.ts'
import { kindTexts } from './mailbox-page.strings.ts'
import { replyTemplateTexts as texts } from './reply-template.strings.ts'

export function replyTemplateTabs(languages: readonly OfficeLanguage[]): readonly FormTab[] {
  return [
    {
      key: 'template',
      label: { tr: 'Şablon', en: 'Template' },
      fields: [
        { kind: 'text', ...named(texts, 'name'), required: true, max: 80 },
        {
          kind: 'select',
          name: 'kind',
          label: texts.kind,
          required: true,
          choices: choicesOf(kindTexts),
          isHalf: true,
        },
        {
          kind: 'select',
          name: 'lang',
          label: texts.lang,
          required: true,
          choices: languages.map(({ abbr, lang }) => ({ value: abbr, label: lang })),
          isHalf: true,
        },
        { kind: 'textarea', ...named(texts, 'body'), required: true, max: 5000 },
      ],
    },
  ]
}
