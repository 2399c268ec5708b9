import type { Values } from '#src/base/admin-kit/form/form-fields.ts'
import { escapeHtml } from '#src/base/html.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { type DayValue, daysFromText, type PastedDay } from '../programme.ts'

/** What a pasted text says about a tour; what it does not say is empty. */
export type TourText = {
  name: string
  tour_place: string
  summary: string
  /** paragraphs */
  description: string[]
  programme: PastedDay[]
  included: string[]
  excluded: string[]
  important_notes: string[]
  /** lines about transport and board, which are in the description too */
  facts: string[]
}

type Part = Exclude<keyof TourText, 'name'>

/** Headings of the parts in documents of agencies, in Turkish and English. */
const headings: Record<Part, RegExp> = {
  tour_place: /^(?:rota|güzergâh|güzergah|route)$/,
  summary: /^(?:özet|kısaca|summary)$/,
  description: /^(?:tur hakkında|hakkında|turumuz|about(?: the tour)?|description)$/,
  programme: /^(?:(?:tur )?program(?:ı|ımız)?|gün gün program|programme|itinerary|day by day)$/,
  included:
    /^(?:(?:fiyata |ücrete |tura )?dahil(?: olan(?:lar| hizmetler)?| hizmetler)?|(?:price )?includ(?:ed|es)|what is included)$/,
  excluded:
    /^(?:(?:fiyata |ücrete |tura )?dahil (?:değil(?:dir)?|olmayan(?:lar| hizmetler)?)|hariç(?: olanlar)?|not included|excluded|(?:price )?does not include|what is not included)$/,
  facts: /^(?:ulaşım|konaklama|pansiyon|öğünler|transport|accommodation|board|meals)$/,
  important_notes: /^(?:önemli notlar|notlar|önemli bilgiler|(?:important )?notes)$/,
}

const firstDay = /^(?:1\s*[.)]?\s*gün|day\s*1)(?![\p{L}\d])/iu
const bullet = /^[-–•*·]\s+/

/**
 * Splits a document about a tour at its headings, such as "Fiyata dahil:" or "Itinerary". A heading is a line of its own, or the
 * words before a colon. The first line before any heading is the name; the first day begins the programme without a heading. A line such as
 * "Ulaşım: otobüs" may stand anywhere; in the programme and among what is not included it says something about that day or price.
 */
export function tourFromText(text: string): TourText {
  const parts: Record<Part | 'start', string[]> = {
    ...{ start: [], tour_place: [], summary: [], description: [] },
    ...{ programme: [], included: [], excluded: [], important_notes: [], facts: [] },
  }
  let current: Part | 'start' = 'start'
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const heading = headingOf(line)
    const isFact = heading?.part === 'facts' && heading.rest !== ''
    const found: Heading | null = isFact ? null : heading
    if (isFact && current !== 'programme' && current !== 'excluded') {
      parts.facts.push(line)
      continue
    }
    if (found) current = found.part
    else if (firstDay.test(line)) current = 'programme'
    const rest = found ? found.rest : line
    if (rest !== '' || !found) parts[current].push(rest)
  }
  const linesOf = (part: Part) => parts[part].filter((line) => line !== '').map((line) => line.replace(bullet, ''))
  const facts = linesOf('facts')
  const [name = '', ...after] = parts.start.filter((line) => line !== '')
  return {
    name,
    tour_place: linesOf('tour_place').join(' '),
    summary: linesOf('summary').join(' '),
    description: [...after, ...paragraphsOf(parts.description), ...facts],
    programme: daysFromText(parts.programme.join('\n')),
    included: linesOf('included'),
    excluded: linesOf('excluded'),
    important_notes: linesOf('important_notes'),
    facts,
  }
}

type Heading = { part: Part; rest: string }

function headingOf(line: string): Heading | null {
  const colon = line.indexOf(':')
  const title = (colon < 0 ? line : line.slice(0, colon)).trim().toLocaleLowerCase('tr').replaceAll('ı', 'i')
  const part = (Object.keys(headings) as Part[]).find((each) => folded[each].test(title))
  return part ? { part, rest: colon < 0 ? '' : line.slice(colon + 1).trim() } : null
}

/** With i for ı, because ITINERARY in capitals becomes ıtınerary in Turkish. */
const folded = Object.fromEntries(
  Object.entries(headings).map(([part, { source }]) => [part, new RegExp(source.replaceAll('ı', 'i'))]),
) as Record<Part, RegExp>

function paragraphsOf(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
    .filter((paragraph) => paragraph !== '')
}

/**
 * Values of the form's empty fields; a field with a text keeps it.
 * @param texts by language
 */
export function filledFrom(values: Values, texts: Record<string, TourText>): Values {
  const filled: Values = {}
  let programme = values.programme as readonly DayValue[]
  const put = (record: Values, name: string, value: unknown) =>
    isEmpty(record[name]) && !isEmpty(value) ? { [name]: value } : {}
  for (const [lang, { programme: days, description, facts: _, ...others }] of Object.entries(texts)) {
    const html = description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
    for (const [name, value] of Object.entries({ ...others, description: html }))
      Object.assign(filled, put(values, `${name}_${lang}`, value))
    const length = Math.max(programme.length, days.length)
    programme = Array.from({ length }, (_, at) => {
      const day = programme[at] ?? { meals: [] }
      const { title, description } = days[at] ?? {}
      return { ...day, ...put(day, `title_${lang}`, title), ...put(day, `description_${lang}`, description) }
    })
    if (days.length > 0) filled.programme = programme
  }
  return filled
}
