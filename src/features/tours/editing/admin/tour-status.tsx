import { Badge } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeTourRow } from '../tours.admin.schema.ts'
import { tourTexts } from './tour.strings.ts'

const colors = { taslak: 'yellow', yayinda: 'teal', arsiv: 'gray' } as const

export function TourStatusBadge({ status }: Pick<OfficeTourRow, 'status'>) {
  const t = useOfficeT(tourTexts)
  return (
    <Badge variant="light" color={colors[status]} miw="max-content">
      {t(status)}
    </Badge>
  )
}
