import { z } from 'zod'
import type { QueueItem } from '#src/base/db/queue-order.ts'
import { readAgain } from '#src/base/db/read-again.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { notFound } from '../../errors.ts'
import { done } from './edits.server.ts'
import { Id, id, QueueItems, SavedId } from './edits.ts'
import { type AnyEndpoint, type Call, type Endpoint, endpoint } from './endpoint.server.ts'
import { jsonField } from './fields.ts'
import type { Form, SentFields } from './form.ts'
import { Done, Removed } from './page.schema.ts'

type ZObject = z.ZodObject
/** Column values that identify one ordered list of a table, such as { page, section }. */
export type Scope = Record<string, string | number | boolean | null>

/** The commands of the office for one kind of record. */
export type Edits<T> = {
  create: (form: T) => Promise<number>
  /** @param sent only the changed fields @returns the new version */
  change: (id: number, sent: SentFields) => Promise<number>
  /** @returns the message when the record was archived because something refers to it; null when it was deleted */
  remove: (id: number) => Promise<StringKey | null>
  /** @throws QueueMismatch unless `queue` contains every row of the list */
  order: (scope: Scope, queue: readonly QueueItem[]) => Promise<void>
}

type Kind<
  T,
  P extends ZObject | undefined,
  I extends z.ZodType,
  Q extends ZObject | undefined,
  A extends z.ZodType,
  L extends z.ZodRawShape,
> = {
  path: string
  /** Parameters of `path`. */
  params?: P
  access: Endpoint['access']
  /** Name of the record kind in openapi.json, such as 'bank account'. */
  recordName: string
  list: Pick<Endpoint<P, Q, undefined, A>, 'summary' | 'query' | 'answer' | 'handle'>
  /** A record as the office reads it. */
  item: I
  find: (call: Call<P>, id: number) => Promise<z.input<I> | null | undefined>
  form: Form<T>
  /** true: the fields are the body; otherwise they are JSON in its field `form_data`. */
  isPlain?: boolean
  /** true: the id is in the form of a change and in the body of a deletion, instead of the path. */
  isNamedInBody?: boolean
  bodyLimit?: number
  edits: (call: Call<P>) => Edits<T>
  /** Reordering. `list`: body fields that identify the list. */
  queue?: { summary: string; list?: L; scopeOf?: (body: z.output<z.ZodObject<L>>) => Scope }
  messages?: { added: StringKey; saved: StringKey }
  /** Additional fields of `data` in the answer of a save, beside the id. */
  saved?: { fields: z.ZodRawShape; read: (call: Call<P>, id: number) => Promise<object> }
}

/**
 * The routes of one list in the office: GET `path` (the list), POST `path`, GET, PUT and DELETE `path`/:id, and
 * PUT `path`/queue.
 */
export function editEndpoints<
  T,
  I extends z.ZodType,
  A extends z.ZodType,
  P extends ZObject | undefined = undefined,
  Q extends ZObject | undefined = undefined,
  L extends z.ZodRawShape = Record<never, never>,
>(kind: Kind<T, P, I, Q, A, L>): readonly AnyEndpoint[] {
  const { path, access, recordName, form, edits, isPlain, isNamedInBody, queue, saved } = kind
  const { added, saved: changed } = kind.messages ?? { added: 'office.added', saved: 'office.saved' }
  const all = { path, access, ...(kind.params && { params: kind.params }) }
  const one = { path: `${path}/:id`, access, params: (kind.params ?? z.object({})).extend(Id.shape) }
  const written = kind.bodyLimit === undefined ? {} : { bodyLimit: kind.bodyLimit }
  const savedData = { ...SavedId.shape.data.shape, ...saved?.fields }
  const Saved = saved ? SavedId.extend({ data: z.object(savedData) }) : SavedId
  // From the change itself: a version that is read afterwards may be somebody else's.
  const Changed = SavedId.extend({ data: z.object({ ...savedData, version: z.number() }) })
  const bodyOf = (fields: z.ZodType) => (isPlain ? fields : z.strictObject({ form_data: jsonField(fields) }))
  const fieldsOf = (body: unknown) => (isPlain ? body : (body as { form_data: unknown }).form_data)
  const answer = async (call: Call<P>, key: StringKey, id: number) => ({
    ...(await done(call, key)),
    data: { id, ...(saved && (await readAgain(() => saved.read(call, id)))) },
  })
  // The types of a kind's own parameters and bodies are known only to its handlers.
  const route = <B = unknown>(
    definition: Omit<Endpoint, 'handle' | 'params' | 'query' | 'body'> & {
      params?: ZObject
      body?: z.ZodType
      handle: (call: Call<P> & { params: { id: number }; body: B }) => unknown
    },
  ) => endpoint(definition as never)

  const read = [
    route({ ...all, method: 'GET', ...kind.list } as never),
    route({
      ...one,
      method: 'GET',
      summary: `One ${recordName}, as the office edits it.`,
      answer: kind.item,
      handle: async (call) => {
        const found = await kind.find(call, call.params.id)
        if (!found) throw notFound()
        return found
      },
    }),
  ]
  const write = [
    route({
      ...all,
      ...written,
      method: 'POST',
      summary: `A new ${recordName}.`,
      body: bodyOf(form.schema),
      answer: Saved,
      status: 201,
      handle: async (call) => answer(call, added, await edits(call).create(fieldsOf(call.body) as T)),
    }),
    route({
      ...(isNamedInBody ? all : one),
      ...written,
      method: 'PUT',
      summary: `Changes the named fields of a ${recordName}. With the version that was read, a stale save is refused (409).`,
      body: bodyOf(isNamedInBody ? withId(form.change) : form.change),
      answer: Changed,
      handle: async (call) => {
        const fields = fieldsOf(call.body) as SentFields
        const { id: named, ...others } = fields as SentFields & { id: number }
        const [id, sent] = isNamedInBody ? [named, others] : [call.params.id, fields]
        const version = await edits(call).change(id, sent)
        const { data, ...answered } = await answer(call, changed, id)
        return { ...answered, data: { ...data, version } }
      },
    }),
    route<{ id: number }>({
      ...(isNamedInBody ? { ...all, body: z.strictObject({ id: id() }) } : one),
      method: 'DELETE',
      summary: `Deletes a ${recordName}, or archives it when something refers to it.`,
      answer: Removed,
      handle: async (call) => {
        const archived = await edits(call).remove((isNamedInBody ? call.body : call.params).id)
        return { ...(await done(call, archived ?? 'office.deleted')), data: { archived: archived !== null } }
      },
    }),
  ]
  if (!queue) return [...read, ...write]
  const order = route<{ queue: QueueItem[] }>({
    ...all,
    ...written,
    path: `${path}/queue`,
    method: 'PUT',
    summary: queue.summary,
    body: z.strictObject({ ...queue.list, queue: jsonField(QueueItems) }),
    answer: Done,
    handle: async (call) => {
      const { queue: items, ...named } = call.body
      const scope = queue.scopeOf ? queue.scopeOf(named as z.output<z.ZodObject<L>>) : (named as Scope)
      await edits(call).order(scope, items)
      return done(call, 'office.queue_saved')
    },
  })
  return [...read, ...write, order]
}

/** The fields of a change together with the id of the record. */
function withId(change: z.ZodType<SentFields>) {
  return change.transform((sent, { issues }) => {
    const result = Id.safeParse(sent, { reportInput: true })
    if (result.success) return { ...sent, ...result.data }
    for (const issue of result.error.issues) issues.push(issue as z.core.$ZodRawIssue)
    return z.NEVER
  })
}
