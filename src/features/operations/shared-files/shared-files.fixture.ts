import { randomUUID } from 'node:crypto'
import type { Db } from '#src/base/db/connect.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

export const sharedPdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** The form of an upload. */
export function sharedForm(file: File | null, more: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Uçuş listesi', name_en: 'Flight list', ...more }))
    form.set(name, value)
  if (file) form.set('file', file)
  return form
}

/** Every write route of files for everybody, for the audit test. @param departure makes one that is sold */
export function sharedFileWrites(departure: (db: Db) => Promise<number>): Record<string, StaffWrite> {
  const path = '/api/admin/departures/:id/shared-files'
  return {
    [`POST ${path}`]: async (db) => ({
      params: { id: await departure(db) },
      headers: { 'idempotency-key': randomUUID() },
      body: sharedForm(new File([sharedPdf], 'ucus.pdf')),
    }),
    [`DELETE ${path}/:file`]: async (db) => {
      const id = await departure(db)
      const row = { departure_id: id, name: 'Otel listesi', file: 'documents/departures/x.pdf', bytes: 1 }
      const inserted = db.insertInto('departure_files').values({ ...row, created_at: new Date() })
      return { params: { id, file: (await inserted.returning('id').executeTakeFirstOrThrow()).id } }
    },
  }
}
