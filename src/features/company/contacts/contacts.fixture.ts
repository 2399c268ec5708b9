import type { Db } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { contactsAdminPath, socialMediaAdminPath } from './contacts.links.ts'

const contact = { section: 'telefon', name: 'Merkez', content_data: '+90 212 555 01 12', lang: 'tr' }
const social = { name: 'Instagram', uri: 'https://instagram.com/seyyah' }

async function insertContact(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('contact_information')
    .values({ section: 'telefon', content: '0212 555 01 11', lang: 'tr' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertSocialLink(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('social_media')
    .values({ name: 'X', uri: 'https://x.com/seyyah', icon_name: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Every write route of contacts and social media, for the audit test. */
export const contactWrites: Record<string, StaffWrite> = {
  [`POST ${contactsAdminPath}`]: async () => ({ body: contact }),
  [`PUT ${contactsAdminPath}`]: async (db) => ({ body: { ...contact, id: await insertContact(db) } }),
  [`DELETE ${contactsAdminPath}`]: async (db) => ({ body: { id: await insertContact(db) } }),
  [`PUT ${contactsAdminPath}/queue`]: async (db) => {
    await db.deleteFrom('contact_information').execute()
    return { body: { queue: queueOf([await insertContact(db)]) } }
  },
  [`POST ${socialMediaAdminPath}`]: async () => ({ body: social }),
  [`PUT ${socialMediaAdminPath}`]: async (db) => ({ body: { ...social, id: await insertSocialLink(db) } }),
  [`DELETE ${socialMediaAdminPath}`]: async (db) => ({ body: { id: await insertSocialLink(db) } }),
  [`PUT ${socialMediaAdminPath}/queue`]: async (db) => {
    await db.deleteFrom('social_media').execute()
    return { body: { queue: queueOf([await insertSocialLink(db)]) } }
  },
}
