import { copyOut, listTables, openClient } from './catalogue.server.ts'
import { readArchive, verifyArchive } from './read-archive.server.ts'

type Rows = { columns: string[]; values: string[][] }

/**
 * What differs in a database from an archive that it was made of: for each table the columns of the archive with other values, `rows` when
 * there are more or fewer, and `gone` for a table that is not there any more. A column that does not exist any more is not compared.
 */
export async function changedRows(url: string, source: string, passphrase: string): Promise<Record<string, string[]>> {
  const before = await rowsOf(source, passphrase)
  const client = await openClient(url, 'test')
  try {
    const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
    const differing: Record<string, string[]> = {}
    for (const [name, rows] of before) {
      const table = tables.get(name)
      if (!table) {
        differing[name] = ['gone']
        continue
      }
      const columns = rows.columns.filter((column) => table.columns.includes(column))
      const chunks: Buffer[] = []
      for await (const chunk of copyOut(client, { ...table, columns })) chunks.push(chunk)
      const found = changedColumns(columns, project(rows, columns), parse(chunks))
      if (found.length > 0) differing[name] = found
    }
    return differing
  } finally {
    await client.end()
  }
}

async function rowsOf(source: string, passphrase: string): Promise<Map<string, Rows>> {
  const { tables } = await verifyArchive(source, passphrase)
  const chunks = new Map(tables.map(({ name }) => [name, [] as Uint8Array[]]))
  await readArchive(source, passphrase, async ({ name, content }) => {
    const table = /^tables\/([^/]+)\//.exec(name)?.[1]
    for await (const chunk of content) if (table) chunks.get(table)!.push(chunk)
  })
  return new Map(tables.map(({ name, columns }) => [name, { columns, values: parse(chunks.get(name)!) }]))
}

/** Rows of COPY, whose values have no tab and no line feed in them. */
function parse(chunks: readonly Uint8Array[]): string[][] {
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').slice(0, -1)
  return lines.map((line) => line.split('\t'))
}

function project({ columns, values }: Rows, wanted: readonly string[]): string[][] {
  const places = wanted.map((column) => columns.indexOf(column))
  return values.map((row) => places.map((place) => row[place]!))
}

/** Rows are compared as a set first: the order of a table is that of its key, which may be another one since. */
function changedColumns(columns: readonly string[], before: string[][], after: string[][]): string[] {
  if (before.length !== after.length) return ['rows']
  const sorted = (rows: string[][]) => rows.map((row) => row.join('\t')).sort()
  const was = sorted(before)
  if (sorted(after).every((row, at) => row === was[at])) return []
  return columns.filter((_, at) => before.some((row, place) => row[at] !== after[place]![at]))
}
