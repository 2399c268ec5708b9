import { Alert, Anchor } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { NeedsList } from './needs-list.tsx'
import { systemScreen } from './system.links.ts'
import type { Need } from './system.schema.ts'
import { needTexts } from './system.strings.ts'

/** Leads to the system's screen when somebody has to look at something. */
export function SystemNotice({ needs }: { needs: readonly Need[] }) {
  const t = useOfficeT(needTexts)
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
