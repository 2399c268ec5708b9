import { StatusBadge } from '#src/base/admin-kit/status-badge.tsx'
import type { OfficeTourRow } from '../tours.admin.schema.ts'
import { tourStatusTexts } from './tour-choices.strings.ts'

const colours = { taslak: 'yellow', yayinda: 'teal', arsiv: 'gray' }

export function TourStatusBadge({ status }: Pick<OfficeTourRow, 'status'>) {
  return <StatusBadge status={status} texts={tourStatusTexts} colours={colours} />
}
