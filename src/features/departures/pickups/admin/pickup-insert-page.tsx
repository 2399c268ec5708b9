import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { pickupPointsAdminPath as path } from '../pickups.links.ts'
import { pickupsScreen as list, pickupTabs } from './pickup-form.ts'
import { pickupTexts } from './pickups.strings.ts'

export default function PickupInsertPage() {
  const t = useOfficeT(pickupTexts)
  return <InsertScreen {...{ list, path, tabs: pickupTabs }} title={t('insert_title')} update={`${list}/update`} />
}
