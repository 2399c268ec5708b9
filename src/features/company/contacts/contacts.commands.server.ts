import { invalid } from '#src/base/errors.ts'
import { listLanguages } from '#src/base/i18n/texts.store.server.ts'
import { listedEdits } from '../../accounts/audit/listed.commands.server.ts'
import { contactForm, socialLinkForm } from './contacts.admin.schema.ts'
import { networkOf } from './contacts.links.ts'
import { listOfficeContacts, listOfficeSocialMedia } from './contacts.store.server.ts'

/**
 * One list of all sections and languages: the queue's body names no section (its order within a section is what the site shows).
 * The first entry of a section is the agency's own in mails and papers, so a new one is the last.
 */
export const contactEdits = listedEdits({
  table: 'contact_information',
  place: 'last',
  form: contactForm,
  find: async (db, id) => (await listOfficeContacts(db, id))[0],
  values: ({ section, name, content_data, lang }) => ({ section, name, content: content_data, lang }),
  check: async (tx, { lang }) => {
    const languages = await listLanguages(tx)
    if (!languages.some(({ abbr }) => abbr === lang)) throw invalid('lang', 'errors.unknown_language')
  },
})

export const socialMediaEdits = listedEdits({
  table: 'social_media',
  form: socialLinkForm,
  find: async (db, id) => (await listOfficeSocialMedia(db, id))[0],
  values: ({ name, uri }) => ({ name, uri, icon_name: networkOf(uri)?.icon_name ?? '' }),
})
