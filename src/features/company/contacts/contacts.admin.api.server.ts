import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import {
  contactForm,
  OfficeContact,
  OfficeContacts,
  OfficeSocialLink,
  OfficeSocialLinks,
  socialLinkForm,
} from './contacts.admin.schema.ts'
import { contactEdits, socialMediaEdits } from './contacts.commands.server.ts'
import { contactsAdminPath, socialMediaAdminPath } from './contacts.links.ts'
import { listOfficeContacts, listOfficeSocialMedia } from './contacts.store.server.ts'

const access = 'may:settings'

export const contactsAdminApi: readonly AnyEndpoint[] = [
  ...editEndpoints({
    path: contactsAdminPath,
    access,
    recordName: 'contact entry',
    list: {
      summary: 'Telephones, e-mails, addresses, hours and map links, of all languages in the order of the site.',
      answer: OfficeContacts,
      handle: ({ db }) => listOfficeContacts(db),
    },
    item: OfficeContact,
    find: async ({ db }, id) => (await listOfficeContacts(db, id))[0],
    form: contactForm,
    isPlain: true,
    isNamedInBody: true,
    edits: contactEdits,
    queue: { summary: 'The order of all entries; within a section it is the order of the site.' },
  }),
  ...editEndpoints({
    path: socialMediaAdminPath,
    access,
    recordName: 'social media link',
    list: {
      summary: 'The agency’s pages on social networks.',
      answer: OfficeSocialLinks,
      handle: ({ db }) => listOfficeSocialMedia(db),
    },
    item: OfficeSocialLink,
    find: async ({ db }, id) => (await listOfficeSocialMedia(db, id))[0],
    form: socialLinkForm,
    isPlain: true,
    isNamedInBody: true,
    edits: socialMediaEdits,
    queue: { summary: 'The order of the icons in the footer.' },
  }),
]
