import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Reader } from '#src/base/i18n/translated.store.server.ts'
import type { Block } from '#src/base/pdf/paper.ts'
import type { RichNode, RichTag } from '#src/base/pdf/rich-text.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, paperAgencyOf } from '#src/features/agency/agency.queries.server.ts'
import { logoWidth } from '#src/features/agency/company.links.ts'
import { cityName } from '../tours.links.ts'
import type { Tour } from '../tours.schema.ts'
import { findTourCard, findTourDetails } from './tour-page.store.server.ts'
import { boardKeys, saysMeals } from './tour-texts.ts'

type T = (key: StringKey, values?: Record<string, string | number>) => Promise<string>

/** The programme of a tour as PDF, as its page shows it now; not cached. The same day gives the same bytes. */
export async function programmePaper(
  services: Pick<Services, 'db' | 'images' | 'pdf' | 'localize'>,
  id: number,
  { lang, today }: Reader,
): Promise<AttachedFile> {
  const { db, images, pdf } = services
  const t: T = (key, values) => services.localize({ key, ...(values && { values }) }, lang)
  const [agency, card, details] = await Promise.all([
    findAgency(db, lang),
    findTourCard(db, id, { lang, today }),
    findTourDetails(db, id, lang),
  ])
  const { nights, days } = card
  const length =
    nights === 0 ? t('list.day_trip') : t(nights === 1 ? 'list.one_night' : 'list.nights_days', { nights, days })
  const board = boardKeys[details.board]
  const facts: Block = {
    kind: 'facts',
    rows: [
      { label: await t('tour.fact_length'), value: await length },
      { label: await t('tour.fact_from'), value: cityName(card.departure_city, lang) },
      { label: await t('tour.fact_board'), value: board ? await t(board) : '' },
      {
        label: await t('tour.fact_pickups'),
        value: details.pickups.map(({ time, name }) => `${time} ${name}`).join(', '),
      },
    ],
  }
  const lists = [
    ['tour.included', details.included],
    ['tour.excluded', details.excluded],
    ['tour.important', details.important_notes],
  ] as const
  const nodes = await Promise.all(lists.map(async ([key, texts]) => listNodes(await t(key), texts)))
  const programme = await Promise.all(details.programme.map((day) => dayNodes(day, saysMeals(details.programme), t)))
  const blocks: Block[] = [
    { kind: 'text', tone: 'normal', text: card.summary },
    facts,
    { kind: 'rich', nodes: [...programme.flat(), ...nodes.flat()] },
  ]
  const body = await pdf({
    paper: {
      ...{ lang, title: card.name, subtitle: card.tour_place, size: 10, isWide: false, blocks },
      marks: [{ label: await t('tour.fact_code'), value: details.code }],
      agency: paperAgencyOf(agency),
      page_words: await t('paper.page'),
    },
    made_at: new Date(`${today}T00:00:00Z`),
    logo: agency.logo && (await images.read(agency.logo.file, logoWidth, 'webp')),
  })
  return { name: `${card.name}.pdf`, type: 'application/pdf', body, isOurs: true }
}

const node = (tag: RichTag, ...children: RichNode[]): RichNode => ({ tag, children })

/** @param hasMeals whether the programme says which meals are included */
async function dayNodes(day: Tour['programme'][number], hasMeals: boolean, t: T): Promise<RichNode[]> {
  const { title, description, meals, overnight } = day
  const names = await Promise.all(meals.map((meal) => t(`tour.${meal}`)))
  const rest = [
    ...(names.length > 0
      ? [`${await t('tour.meals')}: ${names.join(', ')}`]
      : hasMeals
        ? [await t('tour.no_meals')]
        : []),
    ...(overnight ? [`${await t('tour.overnight')}: ${overnight}`] : []),
  ]
  return [
    node('h2', `${await t('tour.day', { n: day.day })} · ${title}`),
    ...description
      .split(/\n\s*\n/)
      .filter(Boolean)
      .map((text) => node('p', text)),
    node('p', node('em', rest.join(' · '))),
  ]
}

function listNodes(title: string, texts: readonly string[]): RichNode[] {
  return texts.length === 0 ? [] : [node('h2', title), node('ul', ...texts.map((text) => node('li', text)))]
}
