import { Alert, List, Stack } from '@mantine/core'
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
import { CardsPart } from './cards-part.tsx'
import { FailureList } from './failures/failure-list.tsx'
import { MailsPart } from './mails-part.tsx'
import { NeedsList } from './needs-list.tsx'
import type { PostponedMails as Postponed } from './postponed/postponed.schema.ts'
import { PostponedMails } from './postponed/postponed-mails.tsx'
import { RefusalsPart } from './refusals/refusals-part.tsx'
import { RoomPart } from './room-part.tsx'
import { postponedPath, systemPath } from './system.links.ts'
import type { Need, SetUpNeed, SystemState } from './system.schema.ts'
import { needTexts, systemTexts } from './system.strings.ts'
import { WorkList } from './work-list.tsx'

export async function clientLoader() {
  const [state, backups, postponed] = await Promise.all([
    officeApi().get<SystemState>(systemPath),
    officeApi().get<BackupState>(backupsPath),
    officeApi().get<Postponed>(postponedPath),
  ])
  return { state, backups, postponed }
}

const sections: Record<Need['need'], string> = {
  files: '#room',
  disk: '#room',
  backup_failed: '#backups',
  backup_overdue: '#backups',
  cards: '#cards',
  mails: '#mails',
  postponed: '#postponed',
  work: '#work',
  requests: '#failures',
}

/** What failed and what to do, and the state of backups, database, disk and recurring work. */
export default function SystemPage({ loaderData: { state, backups, postponed } }: Route.ComponentProps) {
  const t = useOfficeT(systemTexts)
  const { revalidate } = useRevalidator()
  const readAgain = async () => revalidate()
  useOfficeEvents(['system'], readAgain)
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap="lg">
        <Needs needs={state.needs} setUp={state.set_up} />
        <BackupsPart state={backups} onChange={readAgain} />
        <CardsPart cards={state.cards} />
        <PostponedMails postponed={postponed} onChange={readAgain} />
        <MailsPart mails={state.mails} />
        <FailureList failures={state.failures} />
        <RefusalsPart refusals={state.refusals} />
        <WorkList sweeps={state.sweeps} />
        <RoomPart state={state} />
      </Stack>
    </>
  )
}

const setUpSections: Record<SetUpNeed, string> = { no_backup: '#backups', no_mail_server: '/admin/settings/mail' }

function Needs({ needs, setUp }: { needs: readonly Need[]; setUp: readonly SetUpNeed[] }) {
  const t = useOfficeT(needTexts)
  const isWell = needs.length === 0 && setUp.length === 0
  if (isWell)
    return (
      <Alert color="teal" icon={<CircleCheck size={24} />} title={t('none')}>
        {t('none_more')}
      </Alert>
    )
  return (
    <>
      {needs.length > 0 && (
        <Alert color="orange" icon={<TriangleAlert size={24} />} title={t('title')}>
          <NeedsList needs={needs} linkTo={(need) => sections[need]} />
        </Alert>
      )}
      {setUp.length > 0 && (
        <Alert color="orange" icon={<TriangleAlert size={24} />} title={t('set_up')}>
          <List size="sm">
            {setUp.map((need) => (
              <List.Item key={need}>
                <a href={setUpSections[need]} style={{ color: 'inherit' }}>
                  {t(need)}
                </a>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  )
}
