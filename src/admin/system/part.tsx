import { Group, Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { title: string; id?: string; action?: ReactNode; children: ReactNode }

/** A section of the screen. @param action beside the title */
export function Part({ title, id, action, children }: Props) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} radius="lg" component="section" aria-label={title} id={id}>
      <Group justify="space-between" align="center" gap="sm" mb="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Paper>
  )
}
