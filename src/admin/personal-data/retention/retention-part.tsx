import { List, Stack, Table, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { Fold } from '../../system/fold.tsx'
import { Part } from '../../system/part.tsx'
import { personTexts } from '../personal-data.strings.ts'
import { periodText } from './period-text.ts'
import { elsewhere, retentionRules } from './retention.rules.ts'
import { elsewhereTexts, endTexts, fromTexts, onRequestTexts, ruleTexts } from './retention.strings.ts'

/** The table of retention, as the sweeps carry it out. */
export function RetentionPart() {
  const t = useOfficeT(personTexts)
  const { lang } = usePreferences()
  return (
    <Part title={t('rules')}>
      <Text size="sm" maw="46rem" mb="xs">
        {t('rules_lead')}
      </Text>
      <Fold label={t('rules_all', { n: retentionRules.length })}>
        <Stack gap="md">
          <Table.ScrollContainer minWidth={760}>
            <Table verticalSpacing="xs" fz="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('rule_what')}</Table.Th>
                  <Table.Th>{t('rule_period')}</Table.Th>
                  <Table.Th>{t('rule_end')}</Table.Th>
                  <Table.Th>{t('rule_request')}</Table.Th>
                  <Table.Th>{t('rule_law')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {retentionRules.map(([id, { keeps, from, end, onRequest }]) => (
                  <Table.Tr key={id} style={{ verticalAlign: 'top' }}>
                    <Table.Td>{ruleTexts[id].what[lang]}</Table.Td>
                    <Table.Td>
                      {periodText(keeps, lang)}
                      {keeps !== 'in_use' && (
                        <Dimmed span size="xs" display="block">
                          {fromTexts[from][lang]}
                        </Dimmed>
                      )}
                    </Table.Td>
                    <Table.Td>{endTexts[end][lang]}</Table.Td>
                    <Table.Td>{onRequestTexts[onRequest][lang]}</Table.Td>
                    <Table.Td>{ruleTexts[id].law[lang]}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <div>
            <Text size="sm" fw={600} mb={4}>
              {t('elsewhere')}
            </Text>
            <List size="sm" maw="46rem">
              {elsewhere.map((what) => (
                <List.Item key={what}>{elsewhereTexts[what][lang]}</List.Item>
              ))}
            </List>
          </div>
        </Stack>
      </Fold>
    </Part>
  )
}
