import { Alert, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatRecent } from '#src/base/admin-kit/recent.ts'
import type { Factors } from '../../factors.schema.ts'
import { type Passkey, PasskeyList } from '../../passkeys/admin/passkey-list.tsx'
import { passkeyTexts } from '../../passkeys/admin/passkeys.strings.ts'
import { factorCount, isLastFactor } from './factor-count.ts'
import { factorTexts } from './factors.strings.ts'

type Props = {
  factors: Factors
  isBusy: boolean
  isForced: boolean
  onSetUpCodes: () => void
  onRemoveCodes: () => void
  onRenew: () => void
  onAddPasskey: () => void
  onRemovePasskey: (passkey: Passkey) => void
}

/** Second factors of the signed-in user. */
export function FactorsOverview({ factors, isBusy, isForced, ...on }: Props) {
  const t = useOfficeT(factorTexts)
  const tPasskey = useOfficeT(passkeyTexts)
  const { lang } = usePreferences()
  const { one_time_codes, recovery_codes, is_required } = factors
  const count = factorCount(factors)
  const mayRemove = (passkey?: Passkey) => !is_required || !isLastFactor(factors, passkey)
  const hasForeignOnly = count === 0 && factors.passkeys.length > 0
  return (
    <Stack gap="md" maw={640}>
      {count > 0 ? (
        <Group gap="sm">
          <Badge variant="light" color="teal" size="lg" tt="none" miw="max-content">
            {t('is_on')}
          </Badge>
          {is_required && (
            <Text size="sm" c="dimmed">
              {t('required')}
            </Text>
          )}
        </Group>
      ) : (
        !isForced && !hasForeignOnly && <Text size="sm">{t('lead')}</Text>
      )}
      {hasForeignOnly && <Alert color="orange">{t('moved')}</Alert>}
      <Part title={tPasskey('title')} lead={tPasskey('lead')}>
        <PasskeyList factors={factors} mayRemove={mayRemove} onAdd={on.onAddPasskey} onRemove={on.onRemovePasskey} />
      </Part>
      <Part title={t('app_title')} lead={t('app_lead')}>
        {one_time_codes ? (
          <Group justify="space-between" gap="sm" w="100%">
            <Text size="sm">{t('since', { since: formatRecent(new Date(one_time_codes.since), lang) })}</Text>
            {mayRemove() && (
              <Button variant="light" color="red" size="xs" onClick={on.onRemoveCodes}>
                {t(count > 1 ? 'remove_app' : 'remove')}
              </Button>
            )}
          </Group>
        ) : (
          <Button variant={count > 0 ? 'default' : 'filled'} loading={isBusy} onClick={on.onSetUpCodes}>
            {t('set_up')}
          </Button>
        )}
      </Part>
      {(count > 0 || hasForeignOnly) && (
        <Part title={t('recovery_part')} lead={t('recovery_part_lead')}>
          <Group justify="space-between" gap="sm" w="100%">
            <Text size="sm" {...(recovery_codes < 3 && { c: 'red', fw: 600 })}>
              {recovery_codes === 0 ? t('none_left') : t('left', { n: recovery_codes })}
            </Text>
            <Button variant="default" onClick={on.onRenew}>
              {t('renew')}
            </Button>
          </Group>
        </Part>
      )}
    </Stack>
  )
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="sm" align="flex-start">
        <div>
          <Title order={2} size="h5">
            {title}
          </Title>
          <Text size="sm" c="dimmed" mt={4}>
            {lead}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  )
}
