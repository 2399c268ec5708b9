import type { z } from 'zod'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { notFound } from '../errors.ts'
import { done } from './edits.server.ts'
import { Id, SavedId } from './edits.ts'
import { type Access, type AnyEndpoint, type Call, endpoint } from './endpoint.server.ts'
import { Done } from './page.schema.ts'
import type { Services, Staff } from './services.server.ts'

type Kind<I extends z.ZodType, F extends z.ZodType> = {
  path: string
  access: Access
  /** What one is called in openapi.json: 'bank account'. */
  thing: string
  /** One as the office reads it. */
  item: I
  find: (call: Pick<Call, 'db' | 'lang'>, id: number) => Promise<z.input<I> | null | undefined>
  /** The body of a new one and of a change. */
  form: F
  edits: (
    db: Services['db'],
    staff: Staff,
  ) => {
    create: (form: z.output<F>) => Promise<number>
    change: (id: number, form: z.output<F>) => Promise<void>
    /** @returns what is said instead of 'office.deleted' */
    remove: (id: number) => Promise<StringKey | undefined>
  }
}

/** Reading, making, changing and deleting one thing of a list: GET, PUT and DELETE `path`/:id, POST `path`. */
export function editEndpoints<I extends z.ZodType, F extends z.ZodType>(kind: Kind<I, F>): readonly AnyEndpoint[] {
  const { path, access, thing, item, find, form, edits } = kind
  const one = { path: `${path}/:id`, params: Id, access } as const
  return [
    endpoint({
      ...one,
      method: 'GET',
      summary: `One ${thing}, as the office edits it.`,
      answer: item,
      handle: async (call) => {
        const found = await find(call, call.params.id)
        if (!found) throw notFound()
        return found
      },
    }),
    endpoint({
      method: 'POST',
      path,
      access,
      summary: `A new ${thing}.`,
      body: form,
      answer: SavedId,
      status: 201,
      handle: async (call) => {
        const id = await edits(call.db, call.staff!).create(call.body as z.output<F>)
        return { ...(await done(call, 'office.added')), data: { id } }
      },
    }),
    endpoint({
      ...one,
      method: 'PUT',
      summary: `Changes a ${thing}. With the version it was read in, a change that overtook it is refused (409).`,
      body: form,
      answer: SavedId,
      handle: async (call) => {
        await edits(call.db, call.staff!).change(call.params.id, call.body as z.output<F>)
        return { ...(await done(call, 'office.saved')), data: call.params }
      },
    }),
    endpoint({
      ...one,
      method: 'DELETE',
      summary: `Deletes a ${thing}.`,
      answer: Done,
      handle: async (call) => {
        const said = await edits(call.db, call.staff!).remove(call.params.id)
        return done(call, said ?? 'office.deleted')
      },
    }),
  ]
}
