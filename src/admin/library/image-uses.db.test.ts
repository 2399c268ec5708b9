import { expect, test } from 'vitest'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import type { RoleGroup } from '#src/features/accounts/accounts.schema.ts'
import { officeAgency, officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { insertPicture } from '#src/features/posts/posts.fixture.ts'
import { names } from '#src/server/rooms.server.ts'
import { imageUsesApi } from './image-uses.api.server.ts'
import type { ImageUses } from './image-uses.schema.ts'

const office = officeAgency(new Date())

test('orders that show a picture are named to those who may read orders; others see that there are some', async () => {
  const { db } = office
  const picture = await insertPicture(db, 'kapak')
  const sold = await insertSoldTour(db)
  await db.updateTable('tours').set({ cover_image_id: picture }).where('id', '=', sold.tourId).execute()
  const placed = [await office.order({ tour: sold }), await office.order({ tour: sold })]
  const usesFor = async (role_group: RoleGroup) => {
    const api = testApi(imageUsesApi, { db, names, staff: await insertStaff(db, role_group) })
    const { body } = await api.get<ImageUses>(`${imageUploadPath}/${picture}/uses`, officeHeaders)
    return body.filter(({ kind }) => kind === 'orders')
  }
  const named = placed.map(({ id, order_no }) => ({ kind: 'orders', id, title: order_no, part: '' }))
  expect(new Set(await usesFor('yonetici'))).toEqual(new Set(named))
  expect(await usesFor('icerik')).toEqual([{ kind: 'orders', id: 0, title: '', part: '' }])
})
