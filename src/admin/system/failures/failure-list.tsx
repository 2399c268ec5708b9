import { Anchor, Badge, Code, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { TimeAgo } from '#src/base/admin-kit/time-ago-text.tsx'
import { formatInstant } from '#src/base/dates.ts'
import { Fold } from '../fold.tsx'
import { Part } from '../part.tsx'
import classes from '../system.module.css'
import type { SystemState } from '../system.schema.ts'
import { failureTexts, sweepName, systemTexts } from '../system.strings.ts'
import { type Area, type FailureGroup, groupFailures, passing, type Trouble } from './troubles.rules.ts'

type Failure = SystemState['failures'][number]

/** What failed, by what it means, newest first, each with what to do. */
export function FailureList({ failures }: Pick<SystemState, 'failures'>) {
  const t = useOfficeT(systemTexts)
  if (failures.length === 0) return null
  return (
    <Part title={t('failures')} id="failures">
      <ul className={classes.list}>
        {groupFailures(failures).map((group) => (
          <li key={`${group.trouble} ${group.kind} ${group.about}`}>
            <One group={group} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Those that the agency's own people cannot mend. */
const forSupport: readonly Trouble[] = ['program', 'no_file', 'damaged']

function One({ group }: { group: FailureGroup<Failure> }) {
  const t = useOfficeT(failureTexts)
  const { lang } = usePreferences()
  const { trouble, kind, about, count, last_at, failures } = group
  const isWork = trouble === 'program' && kind === 'sweep'
  const title =
    trouble !== 'program'
      ? t(trouble)
      : isWork
        ? t('in_work', { work: sweepName(about, lang) })
        : t(`in_${about as Area}`)
  return (
    <Stack gap={4} align="flex-start">
      <Group gap="xs" wrap="wrap">
        <Text fw={600} className={classes.anywhere}>
          {title}
        </Text>
        <Badge variant="light" color={passing.includes(trouble) ? 'gray' : 'orange'} tt="none" miw="max-content">
          {t('times', { n: count })}
        </Badge>
      </Group>
      <Dimmed>
        {t('last')} <TimeAgo at={last_at} />
      </Dimmed>
      <Text size="sm" maw="46rem">
        {t(isWork ? 'do_work' : `do_${trouble}`)}{' '}
        {forSupport.includes(trouble) && (
          <Anchor component={Link} to="/admin/support" underline="always" inherit>
            {t('ask_support')}
          </Anchor>
        )}
      </Text>
      <Fold label={t('details')}>
        <Stack gap="sm" component="ul">
          {failures.map((failure) => (
            <li key={JSON.stringify([failure.kind, failure.subject, failure.message])}>
              <Detail failure={failure} />
            </li>
          ))}
        </Stack>
      </Fold>
    </Stack>
  )
}

function Detail({ failure }: { failure: Failure }) {
  const t = useOfficeT(failureTexts)
  const { lang } = usePreferences()
  const { kind, subject, message, count, first_at, last_at, request_ids } = failure
  const at = (instant: string) => formatInstant(new Date(instant), lang)
  const name = subject === '*' ? t('rest') : kind === 'sweep' ? sweepName(subject, lang) : subject
  return (
    <Stack gap={2}>
      <Text size="sm" fw={600} className={classes.anywhere}>
        {name}
      </Text>
      <Dimmed size="xs">
        {t('times', { n: count })} · {count > 1 ? `${at(first_at)} – ${at(last_at)}` : at(last_at)}
      </Dimmed>
      {message && (
        <Code style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', alignSelf: 'start' }}>{message}</Code>
      )}
      {request_ids.length > 0 && (
        <Dimmed size="xs" className={classes.anywhere}>
          {t('ids')}: {request_ids.join(', ')}
        </Dimmed>
      )}
    </Stack>
  )
}
