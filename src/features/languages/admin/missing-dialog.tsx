import { Anchor, Badge, Box, Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { MissingContents } from '../languages.admin.schema.ts'
import type { LanguageRow } from './completeness.tsx'
import { type ContentKind, screenOf } from './content-screens.ts'
import { languageTexts } from './languages.strings.ts'

type Missing = { language: LanguageRow; kind: ContentKind; records: MissingContents }
type Props = { missing: Missing | null; main: string; onClose: () => void }

/** Records of one kind that lack a translation, each with a link to its form in that language. */
export function MissingDialog({ missing, main, onClose }: Props) {
  const t = useOfficeT(languageTexts)
  const { lang } = usePreferences()
  // Stays while the dialog closes.
  const [shown, setShown] = useState(missing)
  if (missing && missing !== shown) setShown(missing)
  if (!shown) return null
  const { language, kind, records } = shown
  const name = kind.name[lang]
  return (
    <Modal
      opened={missing !== null}
      onClose={onClose}
      title={t('missing_title', { kind: name, lang: language.lang })}
      size="lg"
      centered
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t(records.length === 0 ? 'missing_none' : 'missing_lead', { n: records.length })}
      </Text>
      <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {records.map((record, index) => (
          <Group
            key={record.id}
            component="li"
            justify="space-between"
            gap="4px 12px"
            py={8}
            style={{ borderTop: '1px solid var(--mantine-color-default-border)', overflowWrap: 'anywhere' }}
          >
            <Anchor
              component={Link}
              to={record.to}
              {...(record.has_state && { state: targetOf({ id: Number(record.id) }, language.abbr) })}
              {...(index === 0 && { 'data-autofocus': true })}
              size="sm"
              fw={500}
            >
              {record.name || t('unnamed')}
            </Anchor>
            <Badge size="sm" variant="light" color={record.is_started ? 'orange' : 'gray'} miw="max-content">
              {t(record.is_started ? 'started' : 'untranslated')}
            </Badge>
          </Group>
        ))}
      </Box>
      <Group justify="flex-end" mt="md">
        <Button component={Link} to={screenOf(kind, language.abbr, main)} variant="default">
          {t('missing_all')}
        </Button>
      </Group>
    </Modal>
  )
}
