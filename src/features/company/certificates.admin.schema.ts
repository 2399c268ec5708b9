import { z } from 'zod'
import { OfficeImage } from '#src/base/files/image.schema.ts'
import { idOrNone, QueueItems, version } from '#src/base/http/endpoint/edits.ts'
import { jsonField, line } from '#src/base/http/endpoint/fields.ts'
import { withTexts } from '#src/base/i18n/translated.ts'

/** `name` in the office's language, and in each as name_{lang}. */
export const OfficeCertificate = z
  .object({ id: z.number(), name: z.string(), image: OfficeImage.nullable(), version: z.number() })
  .catchall(z.unknown())
export type OfficeCertificate = z.output<typeof OfficeCertificate>
export const OfficeCertificates = z.array(OfficeCertificate)

export const certificateTexts = { name: line(2, 160) }

const CertificateForm = withTexts({ image_id: idOrNone(), version: version().optional() }, certificateTexts)
export const CertificateBody = z.strictObject({ form_data: jsonField(CertificateForm) })
export type CertificateBody = z.output<typeof CertificateBody>
export const CertificateQueue = z.strictObject({ queue: jsonField(QueueItems) })
