import { Badge, Group, VisuallyHidden } from '@mantine/core'
import type { TextState } from '#src/base/i18n/publishing.ts'
import type { OfficeText } from '../form/form-fields.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeLanguages } from '../office-languages.ts'
import { useOfficeT } from '../office-texts.ts'
import { usePreferences } from '../preferences.ts'
import { listedStates } from '../publishing/readiness.ts'

type Props = {
  texts: readonly TextState[]
  /** label of a missing field, named as in the database */
  labelOf: (field: string) => OfficeText
}

/** Each language of a record: green when visitors see it there once the record is published, with what is missing as its title. */
export function LanguageBadges({ texts, labelOf }: Props) {
  const t = useOfficeT(kitTexts)
  const { lang: officeLang } = usePreferences()
  return (
    <Group gap={4} wrap="nowrap">
      {listedStates(texts, useOfficeLanguages(), labelOf).map(({ abbr, lang, state, missing }) => {
        const names = missing.map(({ label }) => label[officeLang]).join(', ')
        const title = t(`lang_${state === 'public' ? 'will_be_public' : state}`, { names })
        return (
          <Badge
            key={abbr}
            size="sm"
            miw="max-content"
            variant={state === 'empty' ? 'outline' : 'light'}
            color={colors[state]}
            title={`${lang}: ${title}`}
          >
            {abbr}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Badge>
        )
      })}
    </Group>
  )
}

const colors = { empty: 'gray', inactive: 'gray', held: 'blue', incomplete: 'orange', public: 'teal' } as const
