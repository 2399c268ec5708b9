import { Badge, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { ArrowRight, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { ContractTemplatesButton } from '#src/features/contracts/admin/contract-templates.tsx'
import { PolicyTemplatesButton } from '#src/features/departures/policies/admin/policy-templates-button.tsx'
import { screens } from '../screens/screens.ts'
import { type FirstStep, optionalSteps } from './first-steps.links.ts'
import classes from './first-steps.module.css'
import type { FirstSteps as Steps } from './first-steps.schema.ts'
import { firstStepTexts } from './first-steps.strings.ts'

/** Steps whose screen has another key in the menu. */
const screenKeys: Partial<Record<FirstStep, string>> = { look: 'company', mail: 'mail_settings', backups: 'system' }

/** Screens that create the first record of a step; the others open their list. */
const insertScreens: Partial<Record<FirstStep, string>> = {
  bank_accounts: '/admin/pages/bank-accounts/insert',
  categories: '/admin/pages/tours-categories/insert',
  tours: '/admin/pages/tours/insert',
  home: '/admin/pages/home/insert',
}

export const isSiteOpen = (steps: Steps) => steps.some(({ step, is_done }) => step === 'opening' && is_done)

/**
 * A list of what the agency needs before it opens its site; once it is open, of what is still missing. Nothing when all of it is
 * done.
 */
export function FirstSteps({ steps }: { steps: Steps }) {
  const t = useOfficeT(firstStepTexts)
  const shown = steps.flatMap(({ step, is_done, is_begun }) => {
    const screen = screens.find(({ key }) => key === (screenKeys[step] ?? step))
    return screen ? [{ step, is_done, is_begun, path: screen.path }] : []
  })
  const needed = shown.filter(({ step }) => !optionalSteps.includes(step))
  const done = needed.filter(({ is_done }) => is_done).length
  if (done === needed.length) return null
  const isOpen = isSiteOpen(steps)
  const listed = isOpen ? needed.filter(({ is_done }) => !is_done) : shown
  return (
    <Paper withBorder p="lg" radius="lg" component="section" aria-labelledby="first-steps">
      <Title order={2} size="h4" id="first-steps">
        {t('title')}
      </Title>
      <Text c="dimmed" mt={4}>
        {t(isOpen ? 'lead_open' : 'lead')}
      </Text>
      {isOpen || (
        <Group gap="sm" my="md" wrap="nowrap">
          <Progress value={(done / needed.length) * 100} flex={1} aria-hidden="true" />
          <Text size="sm" className={classes.count}>
            {t('progress', { done, total: needed.length })}
          </Text>
        </Group>
      )}
      <Stack component="ol" gap={0}>
        {listed.map(({ step, is_done, is_begun, path }) => (
          <Step key={step} step={step} isDone={is_done} to={is_done ? path : (insertScreens[step] ?? path)}>
            {step === 'contracts' && !is_begun && <ContractTemplatesButton />}
            {step === 'policies' && !is_begun && <PolicyTemplatesButton />}
          </Step>
        ))}
      </Stack>
    </Paper>
  )
}

type Props = { step: FirstStep; isDone: boolean; to: string; children: ReactNode }

function Step({ step, isDone, to, children }: Props) {
  const t = useOfficeT(firstStepTexts)
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <Icon size={22} className={classes.mark} />
      <div className={classes.text}>
        <Link to={to} className={classes.link} {...(step === 'home' && !isDone && { state: { section: 'slider' } })}>
          {t(step)}
          <ArrowRight size={15} />
        </Link>
        <Dimmed>{t(`${step}_why`)}</Dimmed>
        {children}
      </div>
      <Badge variant="light" color={isDone ? 'teal' : 'gray'} className={classes.state}>
        {t(isDone ? 'done' : optionalSteps.includes(step) ? 'optional' : 'open')}
      </Badge>
    </li>
  )
}
