import { Alert, Anchor } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { NeedsList } from './needs-list.tsx'
import { systemScreen, systemSummaryPath } from './system.links.ts'
import type { SystemSummary } from './system.schema.ts'
import { needTexts } from './system.strings.ts'

/** Leads to the system's screen when somebody has to look at something. For those who may open it. */
export function SystemNotice() {
  const t = useOfficeT(needTexts)
  // The dashboard works without it.
  const { found, again } = useOwnLoad<SystemSummary>(systemSummaryPath, null)
  useOfficeEvents(['system'], async () => again())
  const needs = found?.needs ?? []
  if (needs.length === 0) return null
  return (
    <Alert color="orange" icon={<TriangleAlert size={24} />} title={t('title')}>
      <NeedsList needs={needs} />
      <Anchor component={Link} to={systemScreen} underline="always" inherit c="inherit" mt={4} display="inline-block">
        {t('look')}
      </Anchor>
    </Alert>
  )
}
