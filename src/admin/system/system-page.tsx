import { Alert, Stack } from '@mantine/core'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { backupsPath } from '#src/features/backups/backups.links.ts'
import type { BackupState } from '#src/features/backups/backups.schema.ts'
import type { Route } from './+types/system-page'
import { BackupsPart } from './backups-part.tsx'
import { FailureList } from './failures/failure-list.tsx'
import { MailsPart } from './mails-part.tsx'
import { NeedsList } from './needs-list.tsx'
import { RoomPart } from './room-part.tsx'
import { systemPath } from './system.links.ts'
import type { Need, SystemState } from './system.schema.ts'
import { needTexts, systemTexts } from './system.strings.ts'
import { WorkList } from './work-list.tsx'

export async function clientLoader() {
  const [state, backups] = await Promise.all([
    officeApi().get<SystemState>(systemPath),
    officeApi().get<BackupState>(backupsPath),
  ])
  return { state, backups }
}

const sections: Record<Need['need'], string> = {
  files: '#room',
  disk: '#room',
  backup_failed: '#backups',
  backup_overdue: '#backups',
  mails: '#mails',
  work: '#work',
  requests: '#failures',
}

/** What failed and what to do, and the state of backups, database, disk and recurring work. */
export default function SystemPage({ loaderData: { state, backups } }: Route.ComponentProps) {
  const t = useOfficeT(systemTexts)
  const { revalidate } = useRevalidator()
  const readAgain = async () => revalidate()
  useOfficeEvents(['system'], readAgain)
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap="lg">
        <Needs needs={state.needs} hasBackups={backups.place !== null || backups.last !== null} />
        <BackupsPart state={backups} onChange={readAgain} />
        <MailsPart mails={state.mails} />
        <FailureList failures={state.failures} />
        <WorkList sweeps={state.sweeps} />
        <RoomPart state={state} />
      </Stack>
    </>
  )
}

function Needs({ needs, hasBackups }: { needs: readonly Need[]; hasBackups: boolean }) {
  const t = useOfficeT(needTexts)
  if (needs.length === 0)
    return (
      <Alert color="teal" icon={<CircleCheck aria-hidden="true" />} title={t('none')}>
        {/* A site without backups is not well. */}
        {hasBackups && t('none_more')}
      </Alert>
    )
  return (
    <Alert color="orange" icon={<TriangleAlert aria-hidden="true" />} title={t('title')}>
      <NeedsList needs={needs} linkTo={(need) => sections[need]} />
    </Alert>
  )
}
