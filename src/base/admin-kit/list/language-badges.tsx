import { Badge, Group } from '@mantine/core'
import type { TextState } from '#src/base/i18n/publishing.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeLanguages } from '../office-languages.ts'
import { useOfficeT } from '../office-texts.ts'

/** Each language of a record: green when visitors see it there once the record is published, with what is missing as its title. */
export function LanguageBadges({ texts }: { texts: readonly TextState[] }) {
  const t = useOfficeT(kitTexts)
  return (
    <Group gap={4} wrap="nowrap">
      {useOfficeLanguages().map(({ abbr, lang }) => {
        const text = texts.find((each) => each.lang === abbr)
        const state = !text ? 'empty' : text.held ? 'held' : text.missing.length > 0 ? 'incomplete' : 'will_be_public'
        return (
          <Badge
            key={abbr}
            size="sm"
            miw="max-content"
            variant={state === 'empty' ? 'outline' : 'light'}
            color={colors[state]}
            title={`${lang}: ${t(`lang_${state}`, { names: t('readiness_left', { n: text?.missing.length ?? 0 }) })}`}
          >
            {abbr}
          </Badge>
        )
      })}
    </Group>
  )
}

const colors = { empty: 'gray', held: 'blue', incomplete: 'orange', will_be_public: 'teal' } as const
