import { Text } from '@mantine/core'
import { choicesOf, type FormTab, named, type Values } from '#src/base/admin-kit/form/form-fields.ts'
import type { OfficeLanguage } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { contactTexts, sectionHints, sectionTexts } from './contact.strings.ts'

export const contactsScreen = '/admin/settings/contact-information'

export function contactTabs(languages: readonly OfficeLanguage[]): readonly FormTab[] {
  return [
    {
      key: 'contact',
      label: contactTexts.title,
      fields: [
        {
          kind: 'select',
          name: 'section',
          label: contactTexts.kind,
          required: true,
          choices: choicesOf(sectionTexts),
          isHalf: true,
        },
        {
          kind: 'select',
          name: 'lang',
          label: contactTexts.language,
          required: true,
          choices: languages.map(({ abbr, lang }) => ({ value: abbr, label: lang })),
          isHalf: true,
        },
        {
          kind: 'text',
          name: 'content_data',
          label: contactTexts.content,
          required: true,
          max: 500,
          below: ({ section }: Values) => <Hint section={section as keyof typeof sectionHints} />,
        },
        { kind: 'text', ...named(contactTexts, 'name'), max: 80 },
      ],
    },
  ]
}

function Hint({ section }: { section: keyof typeof sectionHints | null }) {
  const t = useOfficeT(sectionHints)
  return section ? (
    <Text size="xs" c="dimmed" mt={5} aria-live="polite">
      {t(section)}
    </Text>
  ) : null
}
