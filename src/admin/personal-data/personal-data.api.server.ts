import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import { Attachment } from '#src/base/answers/attachment.server.ts'
import { readAgain } from '#src/base/db/read-again.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { erasePerson, recordRequest } from './person.commands.server.ts'
import {
  assertConfirmed,
  assertOnePerson,
  countsOf,
  findDestruction,
  findPerson,
  typedContact,
} from './person.queries.server.ts'
import { personFile } from './person-file/export.queries.server.ts'
import { erasePath, personalDataPath, personFilePath, personPath } from './personal-data.links.ts'
import { Destruction, Erased, EraseWish, Person, PersonWish } from './personal-data.schema.ts'

const access = 'may:personal-data'

export const personalDataApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: personalDataPath,
    access,
    summary: 'What was erased lately, by the daily sweep and at requests.',
    answer: Destruction,
    handle: ({ db }) => findDestruction(db),
  }),
  endpoint({
    method: 'POST',
    path: personPath,
    access,
    summary: 'What is kept about the person with an e-mail address or a telephone, and what may be erased. Recorded.',
    body: PersonWish,
    answer: Person,
    changes: false,
    handle: async (call) => {
      const contact = typedContact(call.body.contact)
      const person = await findPerson(call, contact)
      await recordRequest(call, call.staff, contact, 'look', countsOf(person))
      return person
    },
  }),
  endpoint({
    method: 'POST',
    path: personFilePath,
    access,
    summary: 'The same with all documents, as a ZIP for the person. Recorded.',
    body: PersonWish,
    answer: Attachment,
    changes: false,
    handle: async (call) => {
      const contact = typedContact(call.body.contact)
      const person = await findPerson(call, contact)
      assertOnePerson(contact, [...person.orders, ...person.messages])
      const lang: OfficeLang = call.lang === 'en' ? 'en' : 'tr'
      const record = () => recordRequest(call, call.staff, contact, 'download', countsOf(person))
      return { ...(await personFile(call, { contact, person, lang })), record }
    },
  }),
  endpoint({
    method: 'POST',
    path: erasePath,
    access,
    summary: 'Erases what no law keeps of a person, and says what stays. The address is typed again. Recorded.',
    body: EraseWish,
    answer: Erased,
    handle: async (call) => {
      const contact = typedContact(call.body.contact)
      assertConfirmed(contact, call.body.confirm)
      const counts = await erasePerson(call, call.staff, contact)
      const key = Object.keys(counts).length > 0 ? 'office.person_erased' : 'office.person_nothing'
      return { ...(await done(call, key)), counts, person: await readAgain(() => findPerson(call, contact)) }
    },
  }),
]
