import { Paper, Radio, Stack, Text, Title } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { type FactorRule, factorRuleApiPath, factorRules } from '../../factors.links.ts'
import { userFactorTexts } from './factors.strings.ts'

/** Who must have a second factor; saved when it is chosen. A stricter rule asks first, because it stops people at work. */
export function FactorRuleChoice({ rule }: { rule: FactorRule }) {
  const t = useOfficeT(userFactorTexts)
  const [chosen, setChosen] = useState(rule)
  const [isBusy, setBusy] = useState(false)
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
  const save = async (second_factor: FactorRule) => {
    setBusy(true)
    const answer = await edit(officeApi(), 'PUT', factorRuleApiPath, { second_factor })
    setBusy(false)
    if (toastAnswer(answer)) setChosen(second_factor)
  }
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
