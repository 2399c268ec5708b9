import { Anchor, Badge, Paper, Table, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { contentKinds } from '../languages.links.ts'
import type { LanguageRow } from './completeness.tsx'
import { contentScreens } from './content-screens.ts'
import { contentKindTexts, languageTexts } from './languages.strings.ts'

/** Every kind of content with its translations by language; each row leads to the screen where they are made. */
export function ContentMatrix({ languages }: { languages: readonly LanguageRow[] }) {
  const t = useOfficeT(languageTexts)
  const { lang } = usePreferences()
  const countOf = (language: LanguageRow, kind: string) => language.contents.find((each) => each.kind === kind)
  const kinds = contentKinds.filter((kind) => (countOf(languages[0]!, kind)?.total ?? 0) > 0)
  if (kinds.length === 0) return null
  return (
    <Paper withBorder component="section" aria-labelledby="content-matrix" mt="lg" p="md">
      <Title order={2} size="h4" id="content-matrix">
        {t('matrix')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('matrix_lead', { main: languages[0]!.lang })}
      </Text>
      <Table.ScrollContainer minWidth={130 + 84 * languages.length} tabIndex={0}>
        <Table verticalSpacing={6} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('matrix_kind')}</Table.Th>
              {languages.map((language) => (
                <Table.Th key={language.abbr} scope="col" ta="right" lang={language.abbr}>
                  {language.lang}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {kinds.map((kind) => {
              const screen = contentScreens[kind]
              const name = contentKindTexts[kind][lang]
              return (
                <Table.Tr key={kind}>
                  <Table.Th scope="row" fw={500}>
                    {screen ? (
                      <Anchor component={Link} to={screen} size="sm">
                        {name}
                      </Anchor>
                    ) : (
                      <Text size="sm">{name}</Text>
                    )}
                  </Table.Th>
                  {languages.map((language) => {
                    const { done = 0, total = 0 } = countOf(language, kind) ?? {}
                    return (
                      <Table.Td key={language.abbr} ta="right">
                        <Badge
                          variant="light"
                          color={done === total ? 'teal' : done === 0 ? 'gray' : 'orange'}
                          miw="max-content"
                        >
                          {t('of', { n: done, total })}
                        </Badge>
                      </Table.Td>
                    )
                  })}
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}
