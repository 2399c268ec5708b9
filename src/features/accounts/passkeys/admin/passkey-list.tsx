import { Button, Group, Stack, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatRecent } from '#src/base/admin-kit/recent.ts'
import type { Factors } from '../../factors.schema.ts'
import { maxPasskeys } from '../passkeys.links.ts'
import { canUsePasskeys } from './ceremony.ts'
import { passkeyTexts } from './passkeys.strings.ts'

export type Passkey = Factors['passkeys'][number]

type Props = {
  factors: Pick<Factors, 'passkeys' | 'offers_passkeys'>
  mayRemove: (passkey: Passkey) => boolean
  onAdd: () => void
  onRemove: (passkey: Passkey) => void
}

/** The passkeys of the signed-in user. */
export function PasskeyList({ factors: { passkeys, offers_passkeys }, mayRemove, onAdd, onRemove }: Props) {
  const t = useOfficeT(passkeyTexts)
  const { lang } = usePreferences()
  const when = (instant: string) => ({ at: formatRecent(new Date(instant), lang) })
  const usable = passkeys.filter(({ works_here }) => works_here)
  const hindrance = !offers_passkeys
    ? t('unavailable')
    : !canUsePasskeys()
      ? t('unsupported')
      : usable.length >= maxPasskeys
        ? t('most', { n: maxPasskeys })
        : ''
  return (
    <>
      {passkeys.length > 0 && (
        <Stack component="ul" gap="sm" p={0} m={0} w="100%" style={{ listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <Group key={passkey.id} component="li" justify="space-between" gap="sm" wrap="nowrap">
              <div style={{ minWidth: 0 }}>
                <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {passkey.name}
                </Text>
                {!passkey.works_here && (
                  <Text size="sm" fw={500} c="var(--mantine-color-orange-text)" style={{ overflowWrap: 'anywhere' }}>
                    {t('made_for', { host: passkey.rp_id })}
                  </Text>
                )}
                <Text size="sm" c="dimmed">
                  {t('added_at', when(passkey.created_at))}
                </Text>
                <Text size="sm" c="dimmed">
                  {passkey.last_used_at ? t('used_at', when(passkey.last_used_at)) : t('never_used')}
                </Text>
              </div>
              {mayRemove(passkey) && (
                <Button
                  variant="light"
                  color="red"
                  size="xs"
                  flex="none"
                  aria-label={t('remove_named', { name: passkey.name })}
                  onClick={() => onRemove(passkey)}
                >
                  {t('remove')}
                </Button>
              )}
            </Group>
          ))}
        </Stack>
      )}
      {hindrance ? (
        <Text size="sm" c="dimmed">
          {hindrance}
        </Text>
      ) : (
        <Button
          variant={usable.length > 0 ? 'default' : 'filled'}
          leftSection={<Plus size={16} aria-hidden="true" />}
          onClick={onAdd}
        >
          {t('add')}
        </Button>
      )}
    </>
  )
}
