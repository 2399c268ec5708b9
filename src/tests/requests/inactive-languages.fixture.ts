import type { Db } from '#src/base/db/connect.server.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { insertAgency } from '#src/features/orders/orders.fixture.ts'
import { insertGerman } from '#src/features/tours/tours.fixture.ts'
import { fixtures, type Made } from '../rooms.fixture.ts'
import { hidden } from '../samples.fixture.ts'

/**
 * One row of everything with texts: complete in Turkish (the default) and in German (inactive). English has the texts that
 * it needs to be public; other fields fall back to Turkish. Slugs are renamed once in German, which leaves redirects.
 */
export async function insertTranslatedAgency(db: Db): Promise<Made> {
  const { contracts } = await insertAgency(db)
  await insertGerman(db)
  const picture = { file: 'goreme', width: 9, height: 6, placeholder: 'data:,' }
  const image_id = await insertImage(db, picture, { tr: 'Göreme vadisi', de: hidden })
  let made = { image_id, contract: contracts[0]! } as Made
  for (const { reads } of fixtures) made = { ...made, ...(await reads?.rows?.(db, made)) }
  return made
}
