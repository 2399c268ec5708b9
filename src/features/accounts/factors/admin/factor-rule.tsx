import { Paper, Radio, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { askConfirm } from '#src/base/admin-kit/confirm.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { type FactorRule, factorRuleApiPath, factorRules } from '../../factors.links.ts'
import { userFactorTexts } from './factors.strings.ts'

/** Which users must have a second factor; saved when it is chosen. Asks before a stricter rule, because it interrupts users at work. */
export function FactorRuleChoice({ rule }: { rule: FactorRule }) {
  const t = useOfficeT(userFactorTexts)
  const [chosen, setChosen] = useState(rule)
  const { send, isBusy } = useSend()
  const choose = async (second_factor: FactorRule) => {
    const title = t(second_factor === 'everybody' ? 'everybody_title' : 'yonetici_title')
    const isStricter = factorRules.indexOf(second_factor) > factorRules.indexOf(chosen)
    if (isStricter && !(await askConfirm({ title, text: t('rule_lead'), yes: t('require') }))) return
    await send('PUT', factorRuleApiPath, { body: { second_factor }, onDone: () => setChosen(second_factor) })
  }
  return (
    <Paper withBorder p="md" mt="lg">
      <Title order={2} size="h4">
        {t('column')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm" maw="44rem">
        {t('rule_lead')}
      </Text>
      <Radio.Group label={t('rule')} value={chosen} onChange={(value) => void choose(value as FactorRule)}>
        <Stack gap="xs" mt="xs">
          {factorRules.map((each) => (
            <Radio key={each} value={each} label={t(each)} disabled={isBusy} />
          ))}
        </Stack>
      </Radio.Group>
    </Paper>
  )
}
