import { CompiledQuery, type Transaction } from 'kysely'
import pg from 'pg'

export type Statement = { text: string; values: unknown[]; name?: string }

/**
 * Runs statements of a transaction in their order, sent in one message and answered in one: waking the other process costs more CPU than most
 * statements do. The first that fails ends all of them.
 * @returns the rows of each
 */
export async function inOneMessage<T extends readonly object[]>(
  tx: Pick<Transaction<unknown>, 'executeQuery'>,
  queries: { [K in keyof T]: CompiledQuery<T[K]> },
): Promise<{ [K in keyof T]: T[K][] }> {
  const statements = queries.map(({ sql: text, parameters }) => ({ text, values: [...parameters] }))
  const { rows } = await tx.executeQuery(CompiledQuery.raw(texts(statements), [new Message(statements)]))
  return rows as { [K in keyof T]: T[K][] }
}

const texts = (statements: readonly Statement[]) => statements.map(({ text }) => text).join(';\n')

/** The only parameter of a query that stands for several. */
export class Message {
  readonly statements: readonly Statement[]
  constructor(statements: readonly Statement[]) {
    this.statements = statements
  }
}

export function sendInOneMessage(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<readonly pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new Together(statements, (error, results = []) => (error ? reject(error) : resolve(results))))
  })
}

/** Parts of pg that its types leave out. */
type Connection = {
  stream: { cork(): void; uncork(): void }
  sync(): void
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}
type Query = Statement & {
  _result: pg.QueryResult & { _types?: unknown }
  _canceledDueToError: Error | false
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

/** Statements as one query of pg's client, which calls these methods as it does those of pg.Query. */
class Together implements pg.Submittable {
  /** The client sets its type parsers here. */
  readonly _result: { _types?: unknown } = {}
  /** The client replaces it, to end the query after its timeout. */
  callback: (error: Error | null, results?: pg.QueryResult[]) => void
  private readonly queries: Query[]
  /** of the statement whose answer arrives */
  private at = 0

  constructor(statements: readonly Statement[], callback: Together['callback']) {
    this.callback = callback
    this.queries = statements.map((statement) => new pg.Query(statement) as unknown as Query)
  }

  /** The client notes under this name what PostgreSQL has prepared. */
  get name(): string | undefined {
    return this.queries[this.at]?.name
  }
  get text(): string | undefined {
    return this.queries[this.at]?.text
  }

  submit(to: object): void {
    const connection = to as Connection
    // Each query would end with a Sync of its own.
    const unsynced = Object.create(connection, { sync: { value: () => {} } }) as Connection
    connection.stream.cork()
    try {
      for (const query of this.queries) {
        query._result._types = this._result._types
        query.prepare(unsynced)
      }
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription(message: unknown): void {
    this.queries[this.at]!.handleRowDescription(message)
  }
  handleDataRow(message: unknown): void {
    this.queries[this.at]!.handleDataRow(message)
  }
  handleCommandComplete(message: unknown, connection: Connection): void {
    this.queries[this.at]!.handleCommandComplete(message, connection)
    this.at += 1
  }
  handleError(error: Error, { parsedStatements, submittedNamedStatements }: Connection): void {
    // PostgreSQL has skipped these, so they are not prepared.
    for (const { name } of this.queries.slice(this.at))
      if (name !== undefined && parsedStatements[name] === undefined) delete submittedNamedStatements[name]
    this.callback(error)
  }
  handleReadyForQuery(): void {
    const unreadable = this.queries.find(({ _canceledDueToError }) => _canceledDueToError)
    if (unreadable?._canceledDueToError) this.callback(unreadable._canceledDueToError)
    else
      this.callback(
        null,
        this.queries.map(({ _result }) => _result),
      )
  }
}
