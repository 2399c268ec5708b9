import type { Db } from '#src/base/db/connect.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import type { Allowed, RoomFixture } from '#src/tests/rooms.fixture.ts'
import { byId, sellers } from '#src/tests/samples.fixture.ts'
import { removeOrphanedCvs } from './cv-files.commands.server.ts'
import { contactForm, jobForm, multipart, pdf } from './inquiries.fixture.ts'
import { messageKinds } from './inquiries.links.ts'
import { insertSample } from './mailbox/mailbox.fixture.ts'
import { replyTemplateForm } from './mailbox/reply-templates.schema.ts'

const messages = '/api/admin/messages'
const templates = '/api/admin/reply-templates'
const trash = 'PUT /api/admin/contact/trash'

/** Something of each mailbox. */
const ofKinds = <T>(of: (path: string, kind: (typeof messageKinds)[number]) => Record<string, T>): Record<string, T> =>
  Object.assign({}, ...messageKinds.map((kind) => of(`/api/admin/${kind}`, kind)))

const template = { kind: 'contact', lang: 'tr', name: 'Bilgi', body: 'Sayın {name},' } as const
async function insertTemplate(db: Db): Promise<number> {
  return (await db.insertInto('reply_templates').values(template).returning('id').executeTakeFirstOrThrow()).id
}

export const fixture: RoomFixture = {
  access: {
    'POST /api/forms/contact': 'public',
    'POST /api/forms/special-tour': 'public',
    'POST /api/forms/human-resources': 'public',
    'POST /api/forms/offer': 'public',
    ...ofKinds<Allowed>((path) => ({
      [`GET ${path}`]: sellers,
      [`GET ${path}/not-check-count`]: sellers,
      [`GET ${path}/:id`]: sellers,
      [`PUT ${path}/trash`]: sellers,
      [`PUT ${path}/restore`]: sellers,
      [`PUT ${path}/check`]: sellers,
      [`DELETE ${path}`]: sellers,
    })),
    'GET /api/admin/messages': sellers,
    'PUT /api/admin/messages/:id': sellers,
    'POST /api/admin/messages/:id/notes': sellers,
    'POST /api/admin/messages/:id/answers': sellers,
    'GET /api/admin/messages/:id/cv': sellers,
    'GET /api/admin/reply-templates': sellers,
    'GET /api/admin/reply-templates/:id': sellers,
    'POST /api/admin/reply-templates': sellers,
    'PUT /api/admin/reply-templates/:id': sellers,
    'DELETE /api/admin/reply-templates/:id': sellers,
  },
  writes: {
    [`PUT ${messages}/:id`]: async (db) => ({ params: { id: await insertSample(db) }, body: { state: 'kapandi' } }),
    [`POST ${messages}/:id/notes`]: async (db) => ({
      params: { id: await insertSample(db) },
      body: { body: 'Arandı.' },
    }),
    [`POST ${messages}/:id/answers`]: async (db) => ({
      params: { id: await insertSample(db) },
      body: { body: 'Sayın Ayşe Yılmaz, teşekkür ederiz.' },
    }),
    [`POST ${templates}`]: async () => ({ body: template }),
    [`PUT ${templates}/:id`]: async (db) => ({ params: { id: await insertTemplate(db) }, body: { name: 'Teşekkür' } }),
    [`DELETE ${templates}/:id`]: async (db) => ({ params: { id: await insertTemplate(db) } }),
    ...ofKinds<StaffWrite>((path, kind) => {
      const trashed = (db: Db) => insertSample(db, kind, { section: 'trash' })
      return {
        [`PUT ${path}/trash`]: async (db) => ({ body: { trash_list: [await insertSample(db, kind)] } }),
        [`PUT ${path}/restore`]: async (db) => ({ body: { mail_list: [await trashed(db)] } }),
        [`DELETE ${path}`]: async (db) => ({ body: { delete_list: [await trashed(db)] } }),
        [`PUT ${path}/check`]: async (db) => ({ body: { id: await insertSample(db, kind) } }),
      }
    }),
  },
  changes: [
    {
      ...byId(templates),
      form: replyTemplateForm,
      isPlain: true,
      sample: async () => ({ kind: 'contact', lang: 'en', name: 'Thanks', body: 'Dear {name},' }),
      another: { name: 'Other' },
    },
  ],
  otherUpdates: { [`PUT ${messages}/:id`]: 'plain fields; tested in app.plain-changes.db.test.ts' },
  halfWritten: {
    visitors: {
      'POST /api/forms/contact': async () => ({ body: contactForm }),
      'POST /api/forms/human-resources': async () => ({ body: multipart(jobForm, pdf) }),
    },
    swept: {
      'POST /api/forms/human-resources': {
        sweep: removeOrphanedCvs,
        named: (db) => db.selectFrom('messages').select('file').execute(),
      },
    },
    alike: {
      'POST /api/forms/special-tour': 'POST /api/forms/contact',
      'POST /api/forms/offer': 'POST /api/forms/contact',
      ...ofKinds((path, kind) => ({
        [`PUT ${path}/restore`]: trash,
        [`PUT ${path}/check`]: trash,
        ...(kind !== 'contact' && { [`PUT ${path}/trash`]: trash, [`DELETE ${path}`]: trash }),
      })),
    },
  },
  questions: [messages],
  impersonal: ['reply_templates'],
}
