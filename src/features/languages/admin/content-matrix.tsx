import { Anchor, Badge, Box, Paper, Table, Text, Title, VisuallyHidden } from '@mantine/core'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { LanguageRow } from './completeness.tsx'
import classes from './content-matrix.module.css'
import { type ContentKind, missingScreen, screenOf } from './content-screens.ts'
import { languageTexts } from './languages.strings.ts'

/** px; aligns badges without an arrow with the others. */
const arrowWidth = 16

type Props = { languages: readonly LanguageRow[]; kinds: readonly ContentKind[] }

/** Every kind of content with its translations by language; each row leads to the screen where they are made. */
export function ContentMatrix({ languages, kinds }: Props) {
  const t = useOfficeT(languageTexts)
  const { lang } = usePreferences()
  const countOf = (language: LanguageRow, kind: string) => language.contents.find((each) => each.kind === kind)
  const [main, ...others] = languages as [LanguageRow, ...LanguageRow[]]
  const shown = kinds.filter(({ kind }) => (countOf(main, kind)?.total ?? 0) > 0)
  if (shown.length === 0 || others.length === 0) return null
  return (
    <Paper withBorder component="section" aria-labelledby="content-matrix" mt="lg" p="md">
      <Title order={2} size="h4" id="content-matrix">
        {t('matrix')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('matrix_lead', { main: main.lang })}
      </Text>
      <Table.ScrollContainer minWidth={130 + 84 * others.length} tabIndex={0}>
        <Table verticalSpacing={6} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('matrix_kind')}</Table.Th>
              {others.map((language) => (
                <Table.Th key={language.abbr} scope="col" ta="right" lang={language.abbr}>
                  <Box component="span" mr={arrowWidth}>
                    {language.lang}
                  </Box>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((kind) => {
              const name = kind.name[lang]
              return (
                <Table.Tr key={kind.kind}>
                  <Table.Th scope="row" fw={500}>
                    <Anchor component={Link} to={screenOf(kind, main.abbr, main.abbr)} size="sm">
                      {name}
                    </Anchor>
                  </Table.Th>
                  {others.map((language) => (
                    <Table.Td key={language.abbr} ta="right">
                      <Done
                        count={countOf(language, kind.kind)}
                        kind={kind}
                        language={language}
                        main={main.abbr}
                        name={name}
                      />
                    </Table.Td>
                  ))}
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}

type DoneProps = {
  count: LanguageRow['contents'][number] | undefined
  kind: ContentKind
  language: LanguageRow
  main: string
  name: string
}

/** How many are translated; a link to the missing ones. */
function Done({ count, kind, language, main, name }: DoneProps) {
  const t = useOfficeT(languageTexts)
  if (!count) return null
  const { done, total } = count
  const badge = (
    <Badge variant="light" color={done === total ? 'teal' : done === 0 ? 'gray' : 'orange'} miw="max-content">
      {t('of', { n: done, total })}
    </Badge>
  )
  if (done === total)
    return (
      <Box component="span" mr={arrowWidth}>
        {badge}
      </Box>
    )
  return (
    <Link
      to={missingScreen(kind, language.abbr, main)}
      preventScrollReset
      title={t('missing_see')}
      className={classes.missing}
    >
      {badge}
      <VisuallyHidden>{t('missing_of', { kind: name, lang: language.lang, n: total - done })}</VisuallyHidden>
      <ChevronRight size={14} aria-hidden="true" />
    </Link>
  )
}
