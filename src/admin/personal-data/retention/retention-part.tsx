import { List, Stack, Table, Text } from '@mantine/core'
import { Fragment } from 'react'
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
            <Table
              verticalSpacing="xs"
              fz="sm"
              styles={{ td: { verticalAlign: 'top' } }}
              data={{
                head: [t('rule_what'), t('rule_period'), t('rule_end'), t('rule_request'), t('rule_law')],
                body: retentionRules.map(([id, { keeps, from, end, onRequest }]) => [
                  ruleTexts[id].what[lang],
                  <Fragment key="period">
                    {periodText(keeps, lang)}
                    {keeps !== 'in_use' && (
                      <Dimmed span size="xs" display="block">
                        {fromTexts[from][lang]}
                      </Dimmed>
                    )}
                  </Fragment>,
                  endTexts[end][lang],
                  onRequestTexts[onRequest][lang],
                  ruleTexts[id].law[lang],
                ]),
              }}
            />
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
