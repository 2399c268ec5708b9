import { Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { title: string; lead: string; children: ReactNode }

export function LoginCard({ title, lead, children }: Props) {
  return (
    <Paper withBorder shadow="sm" p={{ base: 'lg', xs: 'xl' }} radius="lg">
      <title>{title}</title>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed" mt={4} mb="lg">
        {lead}
      </Text>
      {children}
    </Paper>
  )
}
