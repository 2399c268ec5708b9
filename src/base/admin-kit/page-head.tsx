import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  back?: { to: string; label: string }
  /** Buttons beside the title. */
  children?: ReactNode
}

/** The head of every screen: where one is, the way back, and what can be done here. */
export function PageHead({ title, lead, back, children }: Props) {
  return (
    <Stack gap={4} mb="md">
      <title>{title}</title>
      {back && (
        <Anchor component={Link} to={back.to} size="sm" style={{ alignSelf: 'flex-start' }}>
          <ArrowLeft size={14} aria-hidden="true" style={{ verticalAlign: '-2px' }} /> {back.label}
        </Anchor>
      )}
      <Group justify="space-between" gap="sm">
        <Title order={1} size="h2">
          {title}
        </Title>
        {children && <Group gap="xs">{children}</Group>}
      </Group>
      {lead && <Text c="dimmed">{lead}</Text>}
    </Stack>
  )
}
