import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Certificates, ContactInformation, Site, SocialMedia } from '#src/features/agency/company.schema.ts'
import {
  findContactInformation,
  findSite,
  listCertificates,
  listSocialMedia,
} from '#src/features/agency/company.store.server.ts'

const publicRead = { method: 'GET', access: 'public', cache: 'etag' } as const

export const companyApi: readonly AnyEndpoint[] = [
  endpoint({
    ...publicRead,
    path: '/api/pages/site',
    summary: 'Public configuration: company, colours, logos, WhatsApp, licence numbers.',
    answer: Site,
    handle: async ({ db, lang, makesPapers }) => ({ ...(await findSite(db, lang)), makes_papers: makesPapers }),
  }),
  endpoint({
    ...publicRead,
    path: '/api/pages/contact-information',
    summary: 'Phone numbers, e-mail addresses, postal addresses, hours and directions, by section.',
    answer: ContactInformation,
    handle: ({ db, lang }) => findContactInformation(db, lang),
  }),
  endpoint({
    ...publicRead,
    path: '/api/pages/social-media',
    summary: 'Social media accounts.',
    answer: SocialMedia,
    handle: ({ db }) => listSocialMedia(db),
  }),
  endpoint({
    ...publicRead,
    path: '/api/pages/certificates',
    summary: 'Certificates of the agency.',
    answer: Certificates,
    handle: ({ db, lang }) => listCertificates(db, lang),
  }),
]
