import pg from 'pg'
import type { Database } from '../connect.server.ts'
import { isPlannedEachTime } from './prepared.server.ts'

/** @property caller the function that sent it */
export type Statement = { text: string; values: unknown[]; caller: string }

/**
 * Records the queries of connections that are opened from now on.
 * @returns takes what was recorded since the last call, each text once.
 */
export function recordStatements({ pool }: Database): () => Statement[] {
  Error.stackTraceLimit = 60
  let recorded = new Map<string, Statement>()
  pool.on('connect', (client) => {
    const run = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((query: string | pg.QueryConfig, ...more: unknown[]) => {
      const { text, values } = typeof query === 'string' ? { text: query, values: more[0] as unknown[] } : query
      if (/^\s*(SELECT|WITH)/i.test(text) && !recorded.has(text))
        recorded.set(text, { text, values: values ?? [], caller: callerOf(new Error('recorded')) })
      return run(query, ...more)
    }) as pg.PoolClient['query']
  })
  return () => {
    const taken = [...recorded.values()]
    recorded = new Map()
    return taken
  }
}

/** The first function of a room in the stack, which V8 keeps over awaits. */
function callerOf({ stack = '' }: Error): string {
  const line = stack.split('\n').find((frame) => /\/src\/(features|site|admin)\//.test(frame))
  // A function without a name has only its file.
  return (
    /at (?:async )?(?:Object\.)?([\w$]+) \(/.exec(line ?? '')?.[1] ??
    /([\w-]+)\.[\w.]+ts:/.exec(line ?? '')?.[1] ??
    'base'
  )
}

export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
export type Explained = { Plan: PlanNode; 'Execution Time': number }

/**
 * Runs a statement with the plan that production may use: for its values, and for any values unless it is planned each time.
 * @param settings of PostgreSQL, such as { enable_seqscan: 'off' }
 */
export async function explain(
  { url }: Pick<Database, 'url'>,
  { text, values }: Statement,
  settings: Record<string, string> = {},
): Promise<Explained[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const [name, value] of Object.entries(settings)) await client.query(`SET ${name} = ${value}`)
    await client.query(`PREPARE explained AS ${text}`)
    const list = values.map((value) => literal(client, value)).join(', ')
    const modes = isPlannedEachTime(text) ? ['custom'] : ['custom', 'generic']
    const found: Explained[] = []
    for (const mode of modes) {
      await client.query(`SET plan_cache_mode = force_${mode}_plan`)
      const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
        `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE explained${list && `(${list})`}`,
      )
      found.push(rows[0]!['QUERY PLAN'][0]!)
    }
    return found
  } finally {
    await client.end()
  }
}

function literal(client: pg.Client, value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (Array.isArray(value)) {
    const items = value.map((item) => (item === null ? 'NULL' : `"${String(item).replaceAll(/["\\]/g, '\\$&')}"`))
    return client.escapeLiteral(`{${items.join(',')}}`)
  }
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

/** Every node of a plan that reads a table. */
export function readsOf(node: PlanNode): (PlanNode & { 'Relation Name': string; read: number })[] {
  const table = node['Relation Name']
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  const own = table === undefined ? [] : [{ ...node, 'Relation Name': table, read }]
  return [...own, ...(node.Plans ?? []).flatMap(readsOf)]
}
