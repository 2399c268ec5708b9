import { openWorkerProcess } from '../jobs/worker-process.server.ts'
import type { MakePdf } from './paper.ts'
import type { PdfAnswer, PdfRequest } from './pdf-worker.server.ts'

/** For tests that do not look at papers. */
export const noPdf: MakePdf = async () => new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF\n'))

/** The compiler does not run on this system: no later try helps. */
export class PdfUnavailable extends Error {}

/**
 * Makes tagged PDFs (PDF/UA-1) in another process: the compiler takes 100 MB, which nobody pays before the first paper and after
 * the last. One at a time.
 * @param file pdf-worker.server.ts
 */
export function openPdf(file: string): { make: MakePdf; close: () => Promise<void> } {
  const { ask, close } = openWorkerProcess<PdfRequest, PdfAnswer>(file, 'pdf')
  let last: Promise<unknown> = Promise.resolve()
  return {
    make({ paper, made_at, logo }) {
      const made = last.then(async () => {
        const answer = await ask({ paper: JSON.stringify(paper), made_at: Math.floor(made_at.getTime() / 1000), logo })
        if ('error' in answer) throw answer.isMissing ? new PdfUnavailable(answer.error) : new Error(answer.error)
        return answer.bytes as Uint8Array<ArrayBuffer>
      })
      last = made.catch(() => {})
      return made
    },
    close,
  }
}
