import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Message, People } from './people-seeds.ts'
import {
  Album,
  BankAccount,
  CancellationPolicy,
  Category,
  Certificate,
  Company,
  Contact,
  Content,
  Contract,
  Film,
  PageMeta,
  PickupPoint,
  Picture,
  Post,
  SharedFile,
  SocialMedia,
  Tour,
  TravelInfo,
  VisaCountry,
} from './seeds.ts'

/** Lists of the demo agency are in the order of index.json. */
export type Demo = ReturnType<typeof readDemo>

/** Per folder its files, without `.json`, in the order of their list. */
const folders = ['tours', 'categories', 'posts', 'contents', 'contracts', 'visa'] as const
const names = z.array(z.string())
const Index = z.record(z.enum(folders), names)
/** Per name, lines that several files of the folder use as `@name`. */
const Shared = z.record(z.string(), z.strictObject({ tr: names, en: names }))
type Shared = z.output<typeof Shared>

/**
 * Reads and checks the files of the demo agency.
 * @param folder db/demo, from the folder that the program runs in
 * @throws Error that names file and field
 */
export function readDemo(folder: string) {
  const { one, each } = readerOf(folder)
  return {
    folder,
    pictures: one('pictures.json', z.array(Picture)),
    films: one('films.json', z.array(Film)),
    tours: each('tours', Tour),
    /** A parent is before its sub-categories. */
    categories: each('categories', z.array(Category)).flat(),
    /** Newest first in each section. */
    posts: each('posts', Post),
    albums: one('albums.json', z.array(Album)),
    visaCountries: each('visa', z.array(VisaCountry), one('visa/shared.json', Shared)).flat(),
    contracts: readContracts(folder),
    contents: each('contents', z.array(Content)).flat(),
    pageMeta: one('page-meta.json', z.array(PageMeta)),
    company: one('company.json', Company),
    contactInformation: one('contact-information.json', z.array(Contact)),
    socialMedia: one('social-media.json', z.array(SocialMedia)),
    certificates: one('certificates.json', z.array(Certificate)),
    cancellationPolicies: one('cancellation-policies.json', z.array(CancellationPolicy)),
    pickupPoints: one('pickup-points.json', z.array(PickupPoint)),
    travelInfos: one('travel-info.json', z.array(TravelInfo)),
    sharedFiles: one('shared-files.json', z.array(SharedFile)),
    bankAccounts: one('bank-accounts.json', z.array(BankAccount)),
    people: one('people.json', People),
    messages: one('messages.json', z.array(Message)),
  }
}

/** The contracts alone: they are also the templates of an agency that has none (docs/decisions, "The first day"). */
export function readContracts(folder: string): z.output<typeof Contract>[] {
  const { one, each } = readerOf(folder)
  return each('contracts', Contract, one('contracts/shared.json', Shared))
}

function readerOf(folder: string) {
  const one = <S extends z.ZodType>(file: string, schema: S, shared: Shared = {}): z.output<S> => {
    try {
      return schema.parse(withShared(JSON.parse(readFileSync(join(folder, file), 'utf8')), shared))
    } catch (error) {
      const problem = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
      throw new Error(`${join(folder, file)}\n${problem}`, { cause: error })
    }
  }
  const index = one('index.json', Index)
  const each = <S extends z.ZodType>(kind: (typeof folders)[number], schema: S, shared?: Shared) =>
    index[kind].map((name) => one(`${kind}/${name}.json`, schema, shared))
  return { one, each }
}

/** Replaces every `@name` in a list by the shared lines of that name, in the language that the list is in. */
function withShared(value: unknown, shared: Shared, lang: 'tr' | 'en' = 'tr'): unknown {
  if (Array.isArray(value))
    return value.flatMap((item) => (isReference(item) ? linesOf(item, shared, lang) : [withShared(item, shared, lang)]))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => {
    return [key, withShared(field, shared, key === 'tr' || key === 'en' ? key : lang)]
  })
  return Object.fromEntries(fields)
}

const isReference = (item: unknown): item is string => typeof item === 'string' && item.startsWith('@')

function linesOf(reference: string, shared: Shared, lang: 'tr' | 'en'): string[] {
  const lines = shared[reference.slice(1)]
  if (!lines) throw new Error(`shared.json has no ${reference.slice(1)}`)
  return lines[lang]
}
