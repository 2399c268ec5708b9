import { notFound } from '#src/base/errors.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { contentPages, headSections } from './content.links.ts'
import { ContentQuery, ContentSections, HeadPicture, HeadQuery } from './content.schema.ts'
import { findContents, findSectionPicture } from './content.store.server.ts'

export const contentApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/content',
    access: 'public',
    summary: 'Sections of a page: home, visa, about-us, bank-accounts, …',
    query: ContentQuery,
    answer: ContentSections,
    cache: 'etag',
    handle: ({ db, lang, query: { page } }) => {
      if (!contentPages.has(page)) throw notFound()
      return findContents(db, page, lang)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/home-sections',
    access: 'public',
    summary: 'Sections of the home page: slider, campaign, why_us, special_tour_call, visa_card.',
    answer: ContentSections,
    cache: 'etag',
    handle: ({ db, lang }) => findContents(db, 'home', lang),
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/head-picture',
    access: 'public',
    summary: 'Picture at the head of a page that has none of its own; null while no section has one.',
    query: HeadQuery,
    answer: HeadPicture,
    cache: 'etag',
    handle: ({ db, lang, query: { page } }) => findSectionPicture(db, headSections[page], lang),
  }),
]
