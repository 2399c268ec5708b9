import { createRequire } from 'node:module'
import { directionOf } from '../direction.ts'
import { askedTwice, openWorkerProcess, ProcessEnded } from '../jobs/worker-process.server.ts'
import { compilers } from './compilers.ts'
import type { MakePdf } from './paper.ts'
import type { PdfAnswer, PdfRequest } from './pdf-worker.server.ts'

/** For tests that do not look at papers. */
export const noPdf: MakePdf = async () => new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF\n'))

/** The compiler does not run on this system: no later try helps. */
export class PdfUnavailable extends Error {}

/** The process ended twice during the work: a later try may succeed. */
export class PdfInterrupted extends Error {}

const load = createRequire(import.meta.url)

/** Whether papers can be made here: npm has installed a compiler for this system. */
export const hasCompiler = (): boolean => compilers.some(isInstalled)

function isInstalled(name: string): boolean {
  try {
    load.resolve(name)
    return true
  } catch {
    return false
  }
}

/**
 * Makes tagged PDFs (PDF/UA-1) in another process, which exists only while papers are made: the compiler takes 100 MB. One at a time.
 * @param file pdf-worker.server.ts
 */
export function openPdf(file: string): { make: MakePdf; close: () => Promise<void> } {
  const worker = openWorkerProcess<PdfRequest, PdfAnswer>(file, 'pdf')
  const ask = askedTwice(worker)
  const answerOf = (request: PdfRequest) =>
    ask(request).catch((error: unknown) => {
      throw error instanceof ProcessEnded ? new PdfInterrupted(error.message, { cause: error }) : error
    })
  return {
    async make({ paper, made_at, logo }) {
      const seconds = Math.floor(made_at.getTime() / 1000)
      const answer = await answerOf({
        paper: JSON.stringify(paper),
        dir: directionOf(paper.lang),
        made_at: seconds,
        logo,
      })
      if ('error' in answer) throw answer.isMissing ? new PdfUnavailable(answer.error) : new Error(answer.error)
      return answer.bytes as Uint8Array<ArrayBuffer>
    },
    close: worker.close,
  }
}
