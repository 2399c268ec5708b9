import { extractText, getDocumentProxy } from 'unpdf'

/** A copy: the reader takes the memory it is given. */
export const openedPdf = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes))

/** The words of a PDF, as a reader copies them. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await extractText(await openedPdf(bytes), { mergePages: true })).text
}
