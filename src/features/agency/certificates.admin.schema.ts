import { z } from 'zod'
import { OfficeImage } from '#src/base/files/image.schema.ts'
import { idOrNull } from '#src/base/http/endpoint/edits.ts'
import { line } from '#src/base/http/endpoint/fields.ts'
import { translatedForm } from '#src/base/http/endpoint/form.ts'

/** `name` in the office's language, and in each as name_{lang}. */
export const OfficeCertificate = z
  .object({ id: z.number(), name: z.string(), image: OfficeImage.nullable(), version: z.number() })
  .catchall(z.unknown())
export type OfficeCertificate = z.output<typeof OfficeCertificate>
export const OfficeCertificates = z.array(OfficeCertificate)

export const certificateTextFields = { name: line(2, 160) }

export const certificateForm = translatedForm({ image_id: idOrNull() }, certificateTextFields)
