import { Drawer, Group, Radio, Stack } from '@mantine/core'
import { type OfficeLang, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { choices, setPreferences, usePreferences } from '#src/base/admin-kit/preferences.ts'
import { chooseLanguage } from '#src/features/accounts/admin/signed-in.ts'
import { shellTexts } from '../screens/office-shell.strings.ts'

const names = Object.keys(choices) as (keyof typeof choices)[]

/** Edits all preferences; each choice applies immediately and is stored. */
export function ThemePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useOfficeT(shellTexts)
  const preferences = usePreferences()
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right" size={320}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Drawer.Header would be a second banner landmark. */}
        <Group justify="space-between" p="md">
          <Drawer.Title fw={600}>{t('theme')}</Drawer.Title>
          <Drawer.CloseButton />
        </Group>
        <Drawer.Body>
          <Stack gap="lg">
            {names.map((name) => (
              <Radio.Group
                key={name}
                label={t(name)}
                value={preferences[name]}
                onChange={(value) => {
                  if (name === 'lang') return void chooseLanguage(value as OfficeLang)
                  setPreferences({ [name]: value })
                }}
              >
                <Stack gap="xs" mt="xs">
                  {choices[name].map((choice) => (
                    <Radio key={choice} value={choice} label={t(choice)} />
                  ))}
                </Stack>
              </Radio.Group>
            ))}
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
