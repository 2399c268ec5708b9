import { z } from 'zod'
import { Attachment, FileAddress, Outward } from '../../answers/attachment.server.ts'
import type { AnyEndpoint, IntentHeader } from './endpoint.server.ts'
import { EventStream } from './event-stream.server.ts'
import { idempotencyKeyPattern } from './idempotency.server.ts'

type Json = Record<string, unknown>

export const OpenApi = z.object({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.record(z.string(), z.record(z.string(), z.unknown())),
})
export type OpenApi = z.output<typeof OpenApi>

const about = `Reads answer the resource itself, edits { success, message, data? }.
Bodies are accepted as JSON, urlencoded and multipart; a PUT or DELETE may be sent as POST with the field _method.
A field that is a list or an object may be sent as JSON text.
A file of the office is answered with its address to a request whose header Accept is application/json. The address needs no header for some
minutes, as long as the session lasts; it holds a ticket for GET.`

const Failed = z.object({
  success: z.literal(false),
  message: z.string().meta({ description: 'For a person, in the language of the request.' }),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional().meta({ description: 'Messages by field.' }),
})

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

/** The declared endpoints as an OpenAPI 3.1 document. */
export function openApiOf(endpoints: readonly AnyEndpoint[]): OpenApi {
  const schemas: Json = {}
  /** Adds a named schema and returns a reference to it, so that a recursive schema can refer to itself. */
  const named = (name: string, schema: z.ZodType, io: 'input' | 'output') => {
    Object.assign(schemas, placed(name, jsonSchema(schema, io)))
    return { $ref: `#/components/schemas/${name}` }
  }
  const failure = {
    description: 'Refused or failed.',
    content: { 'application/json': { schema: named('Failure', Failed, 'output') } },
  }
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([^/]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, named) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seyyah',
      version: '1',
      description: about,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    // Relative to the address of this document.
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      responses: { Failure: failure },
      parameters: {
        lang: {
          name: 'lang',
          in: 'query',
          description: 'Abbreviation of an active language; else the cookie _lang, else the default language.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(
  {
    method,
    path,
    access,
    summary,
    params,
    query,
    body,
    answer,
    status = 200,
    cache,
    takesFile,
    idempotencyKey,
  }: AnyEndpoint,
  named: (name: string, schema: z.ZodType, io: 'input' | 'output') => Json,
): Json {
  const operationId =
    method.toLowerCase() + path.slice('/api'.length).replace(/[^A-Za-z0-9]+(.)?/g, (_, next = '') => next.toUpperCase())
  const Name = operationId[0]!.toUpperCase() + operationId.slice(1)
  const refused = { $ref: '#/components/responses/Failure' }
  return {
    operationId,
    summary,
    tags: [path.split('/')[2]],
    ...(access.startsWith('may:') && { description: `Needs the permission ${access.slice('may:'.length)}.` }),
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...intentHeader(idempotencyKey),
      { $ref: '#/components/parameters/lang' },
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse({}).success,
        content: Object.fromEntries(bodyTypes.map((type) => [type, { schema: named(`${Name}Body`, body, 'input') }])),
      },
    }),
    ...(takesFile && {
      requestBody: { required: true, content: { 'application/octet-stream': {}, 'multipart/form-data': {} } },
    }),
    responses: {
      [status]: {
        description: summary,
        content:
          answer === Attachment
            ? {
                'application/octet-stream': {},
                ...(access !== 'public' && {
                  'application/json': { schema: named('FileAddress', FileAddress, 'output') },
                }),
              }
            : answer === Outward
              ? { 'text/plain': {} }
              : answer === EventStream
                ? { 'text/event-stream': {} }
                : { 'application/json': { schema: named(`${Name}Answer`, answer, 'output') } },
      },
      ...(cache === 'etag' && { 304: { description: 'Not changed since the ETag in If-None-Match.' } }),
      ...(access !== 'public' && { 401: refused, 403: refused }),
      '4XX': refused,
      default: refused,
    },
  }
}

function intentHeader(declared: IntentHeader | undefined): Json[] {
  if (!declared) return []
  const description =
    'A random name of the intent. A request repeated under the same key takes effect once and gets the same answer.'
  const schema = { type: 'string', pattern: idempotencyKeyPattern }
  return [{ name: 'Idempotency-Key', in: 'header', required: declared === 'required', description, schema }]
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !isOptional(field),
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A preprocess accepts anything; its output schema describes what a caller should send.
      if (io === 'input' && zodSchema instanceof z.ZodPipe && zodSchema.def.in instanceof z.ZodTransform)
        Object.assign(jsonSchema, inlined(zodSchema.def.out as z.ZodType))
      // Only files are custom types.
      if (zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, { type: 'string', format: 'binary' })
      const { propertyNames, required, additionalProperties } = jsonSchema
      // Zod describes a record with fixed keys by its names; properties are clearer.
      if (propertyNames && required && !jsonSchema.properties) {
        jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties ?? {}]))
        jsonSchema.additionalProperties = false
        delete jsonSchema.propertyNames
      }
      // Zod does not know that a preprocess can turn an absent field into a value, such as an empty list.
      if (io === 'input' && zodSchema instanceof z.ZodObject && jsonSchema.required)
        jsonSchema.required = jsonSchema.required.filter((name) => !isOptional(zodSchema.shape[name]))
    },
  })
  return json
}

/** The input schema without $defs; empty for a recursive schema. */
function inlined(schema: z.ZodType): Json {
  const { $defs, ...json } = jsonSchema(schema, 'input')
  return $defs ? {} : json
}

function isOptional(field: z.core.$ZodType): boolean {
  return z.safeParse(field, undefined).success
}

/** The schema and its $defs under names of the document, with their references rewritten. */
function placed(name: string, { $defs = {}, ...json }: Json): Json {
  const turned = (part: unknown) =>
    JSON.parse(
      JSON.stringify(part)
        .replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${name}.`)
        .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`),
    ) as unknown
  const definitions = Object.entries($defs as Json).map(([own, part]) => [`${name}.${own}`, turned(part)])
  return { [name]: turned(json), ...Object.fromEntries(definitions) }
}
