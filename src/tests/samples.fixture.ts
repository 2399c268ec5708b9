import { sql } from 'kysely'
import type { Db, Tables } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import type { Allowed, Values } from './rooms.fixture.ts'

export const managers: Allowed = ['yonetici']
export const editors: Allowed = ['yonetici', 'icerik']
export const sellers: Allowed = ['yonetici', 'satis']
export const accountants: Allowed = ['yonetici', 'muhasebe']
/** They read orders. */
export const readers: Allowed = ['yonetici', 'satis', 'muhasebe']

type Place = { isNamedInBody?: boolean }
const one = (path: string, { isNamedInBody }: Place) => (isNamedInBody ? path : `${path}/:id`)

/** The six routes of `editEndpoints`. */
export const listed = (path: string, roles: Allowed, place: Place = {}): Record<string, Allowed> => ({
  [`GET ${path}`]: roles,
  [`GET ${path}/:id`]: roles,
  [`POST ${path}`]: roles,
  [`PUT ${one(path, place)}`]: roles,
  [`DELETE ${one(path, place)}`]: roles,
  [`PUT ${path}/queue`]: roles,
})

type Listed = Place & {
  table: keyof Tables
  prepare?: (db: Db) => Promise<void>
  insert: (db: Db) => Promise<number>
  /** Of a new record and of a change: it differs from what `insert` makes. */
  body: object
}

/** Samples of the writes of `editEndpoints`. */
export const listWrites = (
  path: string,
  { table, prepare = async () => {}, insert: insertRow, body, ...place }: Listed,
): Record<string, StaffWrite> => {
  const insert = async (db: Db) => {
    await prepare(db)
    return insertRow(db)
  }
  return {
    [`POST ${path}`]: async (db) => {
      await prepare(db)
      return { body }
    },
    [`PUT ${path}/queue`]: async (db) => {
      await sql`DELETE FROM ${sql.table(table)}`.execute(db)
      return { body: { queue: queueOf([await insert(db)]) } }
    },
    [`PUT ${one(path, place)}`]: async (db) => {
      const id = await insert(db)
      return place.isNamedInBody ? { body: { ...body, id } } : { params: { id }, body }
    },
    [`DELETE ${one(path, place)}`]: async (db) => {
      const id = await insert(db)
      return place.isNamedInBody ? { body: { id } } : { params: { id } }
    },
  }
}

/** Paths of a change of one record of a list. */
export const byId = (all: string) => ({ route: `PUT ${all}/:id`, all, path: (id: number) => `${all}/${id}` })
/** The same with the id in the body. */
export const inBody = (all: string) => ({ ...byId(all), route: `PUT ${all}`, isNamedInBody: true })
/** Paths of a change of the only record. */
export const single = (all: string) => ({ route: `PUT ${all}`, all, path: () => all, isPlain: true, isSingle: true })

/** The same texts in both languages. */
export const inBoth = (texts: Values): Values =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => [
      [`${name}_tr`, text],
      [`${name}_en`, text],
    ]),
  )

let pictures = 0
/** @returns id of a picture without a file */
export const picture = (db: Db): Promise<number> =>
  insertImage(db, { file: `ornek-${++pictures}`, width: 9, height: 6, placeholder: 'data:,' }, {})

/** @returns name of a film without a file */
export async function film(db: Db): Promise<string> {
  await db
    .insertInto('videos')
    .values({ file: 'vize.webm', bytes: 9 })
    .onConflict((on) => on.doNothing())
    .execute()
  return 'vize.webm'
}

/** In every German text; German is inactive. */
export const hidden = 'verborgen'

/** Renames the German slugs, which leaves redirects. */
export async function renameInGerman(
  db: Db,
  table: 'tour_texts' | 'category_texts' | 'post_texts' | 'contract_texts',
): Promise<void> {
  await db
    .updateTable(table)
    .set({ seo_name: `${hidden}-neu` })
    .where('lang', '=', 'de')
    .execute()
}
