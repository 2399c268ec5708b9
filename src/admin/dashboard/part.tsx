import { Button, Group, Paper, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import type { DashboardPart } from '../statistics/statistics.schema.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import type { PartState } from './use-part.ts'

type Props = {
  title: string
  lead?: ReactNode
  /** Buttons and choices beside the title. */
  tools?: ReactNode
  /** Without data, a skeleton of `height` pixels or the failure is shown. */
  state: Omit<PartState<DashboardPart>, 'range'>
  height: number
  children: ReactNode
}

/** A section of the dashboard that loads and fails alone. */
export function Part({ title, lead, tools, state, height, children }: Props) {
  const { isBusy, failed } = state
  const isReady = state.data !== null
  const t = useOfficeT(dashboardTexts)
  const id = useId()
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      radius="lg"
      component="section"
      aria-labelledby={id}
      aria-busy={isBusy}
    >
      <Group justify="space-between" gap="sm" mb="md">
        <div>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {lead && <Dimmed>{lead}</Dimmed>}
        </div>
        {tools}
      </Group>
      {failed && (
        <Group
          style={{ alignContent: 'flex-start' }}
          gap="sm"
          role="alert"
          mih={isReady ? undefined : height}
          mb={isReady ? 'md' : 0}
        >
          <Text size="sm">
            {t('failed', { what: title })} {failureIn(failed)}
          </Text>
          <Button size="xs" variant="default" onClick={state.reload}>
            {t('again')}
          </Button>
        </Group>
      )}
      {!failed && !isReady && (
        <>
          <VisuallyHidden role="status">{t('loading', { what: title })}</VisuallyHidden>
          <Skeleton height={height} />
        </>
      )}
      {isReady && (
        <div className={classes.body} data-busy={isBusy || undefined}>
          {children}
        </div>
      )}
    </Paper>
  )
}
