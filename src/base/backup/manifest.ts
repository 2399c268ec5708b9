import { z } from 'zod'

const Digest = z.string().regex(/^[0-9a-f]{64}$/)
const Count = z.int().nonnegative()
const Part = z.strictObject({ bytes: Count, sha256: Digest })

/** The last entry of an archive; it describes all others. Digests are SHA-256 of COPY text or of a file. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), sha256: Digest })).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: Count,
      sha256: Digest,
      parts: z.array(Part),
    }),
  ),
  /** `value`: text, because a sequence may exceed a number. */
  sequences: z.array(
    z.strictObject({ table: z.string(), column: z.string(), value: z.string(), is_called: z.boolean() }),
  ),
  files: z.array(z.strictObject({ name: z.string(), bytes: Count, sha256: Digest })),
})
export type Manifest = z.output<typeof Manifest>

/** Name of the manifest in the archive. */
export const manifestEntry = 'manifest.json'
export const partEntry = (table: string, at: number) => `tables/${table}/${String(at + 1).padStart(6, '0')}`
export const fileEntry = (name: string) => `files/${name}`

export function filledTables({ tables }: Manifest): Manifest['tables'] {
  return tables.filter(({ rows }) => rows > 0)
}

export function rowsOf(manifest: Pick<Manifest, 'tables'>): number {
  return manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
}
