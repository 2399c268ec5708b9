import { Button, Group, Text } from '@mantine/core'
import { type FormTab, named } from '#src/base/admin-kit/form/form-fields.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { SocialIcon } from '#src/base/ui/display/social-icon.tsx'
import { knownNetworks, networkOf } from '../contacts.links.ts'
import { socialTexts } from './contact.strings.ts'

export const socialScreen = '/admin/settings/social-media'

export const socialTabs: readonly FormTab[] = [
  {
    key: 'social',
    label: socialTexts.title,
    fields: [
      {
        kind: 'text',
        ...named(socialTexts, 'uri'),
        required: true,
        max: 500,
        below: ({ uri, name }, set) => (
          <Recognised uri={String(uri ?? '')} name={String(name ?? '')} use={(found) => set('name', found)} />
        ),
      },
      { kind: 'text', ...named(socialTexts, 'name'), required: true, max: 60 },
    ],
  },
]

function Recognised({ uri, name, use }: { uri: string; name: string; use: (name: string) => void }) {
  const t = useOfficeT(socialTexts)
  if (uri.trim() === '') return null
  const network = networkOf(uri)
  return (
    <Group gap="xs" mt={6} aria-live="polite">
      <SocialMark name={network?.icon_name ?? ''} />
      <Text size="sm">
        {network ? t('known', { name: network.name }) : t('unknown', { names: knownNetworks.join(', ') })}
      </Text>
      {network && name !== network.name && (
        <Button variant="light" size="compact-sm" onClick={() => use(network.name)}>
          {t('use_name', { name: network.name })}
        </Button>
      )}
    </Group>
  )
}

/** The icon as the office shows it: the site's own, without its classes. */
export function SocialMark({ name }: { name: string }) {
  return (
    <span style={{ display: 'inline-grid', width: 22, height: 22, flex: 'none' }}>
      <SocialIcon name={name} className="" />
    </span>
  )
}
