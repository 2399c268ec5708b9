import type { Db } from '#src/base/db/connect.server.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { byId, editors, inBody, inBoth, listed, listWrites, managers, picture } from '#src/tests/samples.fixture.ts'
import { certificateForm, certificateTextFields } from '../agency/certificates.admin.schema.ts'
import { contactForm, socialLinkForm } from './contacts/contacts.admin.schema.ts'
import { companyTextFields } from './settings/settings.admin.schema.ts'
import { settingsChanges, settingsWrites } from './settings/settings.fixture.ts'

const certificates = '/api/admin/certificates'
const contacts = '/api/admin/settings/contact-information'
const socialMedia = '/api/admin/settings/social-media'

const contact = { section: 'telefon', name: 'Merkez', content_data: '+90 212 555 01 12' }
const social = { name: 'Instagram', uri: 'https://instagram.com/seyyah' }

async function insertCertificate(db: Db): Promise<number> {
  return (await db.insertInto('certificates').values({ queue: 1 }).returning('id').executeTakeFirstOrThrow()).id
}

async function insertContact(db: Db): Promise<number> {
  const values = { section: 'telefon', content: '0212 555 01 11', lang: 'tr' } as const
  return (await db.insertInto('contact_information').values(values).returning('id').executeTakeFirstOrThrow()).id
}

async function insertSocialLink(db: Db): Promise<number> {
  const values = { name: 'X', uri: 'https://x.com/seyyah', icon_name: 'x' }
  return (await db.insertInto('social_media').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export const fixture: RoomFixture = {
  access: {
    ...listed('/api/admin/certificates', editors),
    ...listed('/api/admin/settings/contact-information', managers, { isNamedInBody: true }),
    ...listed('/api/admin/settings/social-media', managers, { isNamedInBody: true }),
    'GET /api/admin/settings/company': managers,
    'PUT /api/admin/settings/company': managers,
    'GET /api/admin/settings/site': managers,
    'PUT /api/admin/settings/site': managers,
    'GET /api/admin/settings/sales': managers,
    'PUT /api/admin/settings/sales': managers,
    'GET /api/admin/settings/mail': managers,
    'PUT /api/admin/settings/mail': managers,
    'POST /api/admin/settings/mail/test': managers,
    'GET /api/admin/settings/opening': 'staff',
    'PUT /api/admin/settings/opening': managers,
    'GET /api/admin/settings/defaults': 'staff',
  },
  writes: {
    ...settingsWrites,
    ...listWrites(certificates, {
      table: 'certificates',
      insert: insertCertificate,
      body: { form_data: { name_tr: 'TÜRSAB Üyelik Belgesi', name_en: 'TÜRSAB membership' } },
    }),
    ...listWrites(contacts, {
      table: 'contact_information',
      insert: insertContact,
      body: { ...contact, lang: 'tr' },
      isNamedInBody: true,
    }),
    ...listWrites(socialMedia, { table: 'social_media', insert: insertSocialLink, body: social, isNamedInBody: true }),
  },
  changes: [
    {
      ...byId(certificates),
      form: certificateForm,
      sample: async (db) => ({ image_id: await picture(db), ...inBoth({ name: 'TÜRSAB' }) }),
    },
    {
      ...inBody(contacts),
      form: contactForm,
      isPlain: true,
      sample: async () => ({ ...contact, lang: 'en' }),
      another: { name: 'Şube' },
    },
    {
      ...inBody(socialMedia),
      form: socialLinkForm,
      isPlain: true,
      sample: async () => social,
      another: { uri: 'https://instagram.com/baska' },
    },
    ...settingsChanges,
  ],
  names: { 'of a certificate': certificateTextFields.name, 'of the agency': companyTextFields.name },
  halfWritten: { exceptions: { 'POST /api/admin/settings/mail/test': 'writes a record only' } },
  impersonal: [
    'certificate_texts',
    'certificates',
    'company',
    'company_texts',
    'contact_information',
    'settings',
    'social_media',
  ],
}
