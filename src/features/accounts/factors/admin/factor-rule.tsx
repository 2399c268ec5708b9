import { Paper, Radio, Stack, Text, Title } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { type FactorRule, factorRuleApiPath, factorRules } from '../../factors.links.ts'
import { userFactorTexts } from './factors.strings.ts'

/** Who must have a second factor; saved when it is chosen. A stricter rule asks first, because it stops people at work. */
export function FactorRuleChoice({ rule }: { rule: FactorRule }) {
  const t = useOfficeT(userFactorTexts)
  const [chosen, setChosen] = useState(rule)
  const { send, isBusy } = useSend()
  const choose = (wanted: FactorRule) => {
    if (factorRules.indexOf(wanted) < factorRules.indexOf(chosen)) return void save(wanted)
    modals.openConfirmModal({
      title: t(wanted === 'everybody' ? 'everybody_title' : 'yonetici_title'),
      children: <Text>{t('rule_lead')}</Text>,
      labels: { confirm: t('require'), cancel: t('cancel') },
      centered: true,
      onConfirm: () => void save(wanted),
    })
  }
  const save = (second_factor: FactorRule) =>
    send('PUT', factorRuleApiPath, { body: { second_factor }, onDone: () => setChosen(second_factor) })
  return (
    <Paper withBorder p="md" mt="lg">
      <Title order={2} size="h4">
        {t('column')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm" maw="44rem">
        {t('rule_lead')}
      </Text>
      <Radio.Group label={t('rule')} value={chosen} onChange={(value) => choose(value as FactorRule)}>
        <Stack gap="xs" mt="xs">
          {factorRules.map((each) => (
            <Radio key={each} value={each} label={t(each)} disabled={isBusy} />
          ))}
        </Stack>
      </Radio.Group>
    </Paper>
  )
}
