import { Drawer, Group, Radio, Stack } from '@mantine/core'
import { useSay } from '#src/base/admin-kit/office-texts.ts'
import { choices, type Preferences, setPreferences, usePreferences } from '#src/base/admin-kit/preferences.ts'
import { shellTexts } from './office-shell.strings.ts'

const names = Object.keys(choices) as (keyof Preferences)[]

/** Every preference of spec §4, and the language. Each choice holds at once and is kept. */
export function ThemePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = useSay(shellTexts)
  const preferences = usePreferences()
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right" size={320}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Drawer.Header would be a second banner of the page. */}
        <Group justify="space-between" p="md">
          <Drawer.Title fw={600}>{say('theme')}</Drawer.Title>
          <Drawer.CloseButton aria-label={say('close')} />
        </Group>
        <Drawer.Body>
          <Stack gap="lg">
            {names.map((name) => (
              <Radio.Group
                key={name}
                label={say(name)}
                value={preferences[name]}
                onChange={(value) => setPreferences({ [name]: value })}
              >
                <Stack gap="xs" mt="xs">
                  {choices[name].map((choice) => (
                    <Radio key={choice} value={choice} label={say(choice)} />
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
