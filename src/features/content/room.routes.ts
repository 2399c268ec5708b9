import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

/** @param list path of the list of a page, which all lists of contents share */
const edits = (list: string) => [
  route(`pages/${list}/insert`, 'features/content/admin/content-insert-page.tsx', { id: `content-${list}-insert` }),
  route(`pages/${list}/update`, 'features/content/admin/content-update-page.tsx', { id: `content-${list}-update` }),
]

export const routes: RoomRoutes = {
  office: [
    route('pages/home', 'features/content/admin/content-page.tsx', { id: 'content-home' }),
    ...['home', 'about-us', 'bank-accounts/warning', 'visa/banner'].flatMap(edits),
  ],
}
