import { extractText, getDocumentProxy } from 'unpdf'

/** A copy: the reader takes the memory it is given. */
export const openedPdf = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes))

/** Roles of the structure tree of a page, in reading order. */
export async function rolesOf(bytes: Uint8Array, page = 1): Promise<string[]> {
  const tree = await (await (await openedPdf(bytes)).getPage(page)).getStructTree()
  type Node = { role?: string; children?: Node[] }
  const roles = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(roles)]
  return tree ? roles(tree as Node) : []
}

/** The pieces of text of the first page, each with the height of its letters in points. */
export async function heightsOf(bytes: Uint8Array): Promise<{ text: string; height: number }[]> {
  const { items } = await (await (await openedPdf(bytes)).getPage(1)).getTextContent()
  return items.flatMap((item) => ('str' in item ? [{ text: item.str, height: item.height }] : []))
}

/** A piece of a page's text: points from the left and from the lower edge of the paper. */
export type Piece = { text: string; x: number; right: number; y: number }

export async function piecesOf(bytes: Uint8Array): Promise<Piece[]> {
  const { items } = await (await (await openedPdf(bytes)).getPage(1)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [{ text: item.str.trim(), x: item.transform[4], right: item.transform[4] + item.width, y: item.transform[5] }]
      : [],
  )
}

/** The words of each page, in one line, and how far from the left edge of the paper its text goes, in points. */
export async function pagesOf(bytes: Uint8Array): Promise<{ text: string; right: number; width: number }[]> {
  const document = await openedPdf(bytes)
  const { text } = await extractText(document, { mergePages: false })
  const pages = text.map(async (words, at) => {
    const page = await document.getPage(at + 1)
    const { items } = await page.getTextContent()
    const ends = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform[4] + item.width] : []))
    return { text: words.replace(/\s+/g, ' ').trim(), right: Math.max(...ends), width: page.view[2]! }
  })
  return Promise.all(pages)
}

/** The words of a PDF, as a reader copies them. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await extractText(await openedPdf(bytes), { mergePages: true })).text
}
