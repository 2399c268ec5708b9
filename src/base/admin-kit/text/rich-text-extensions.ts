import { generateHTML, generateJSON } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { isLinkTarget } from '../../web-address.ts'
import { PreservedBlock } from './preserved-blocks.ts'
import { tidyHtml } from './rich-text-html.ts'

/** Schema of the agency's texts; the server allows the same (docs/decisions/0026). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      isAllowedUri: isLinkTarget,
      // The server adds target and rel.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  PreservedBlock,
]

/** Normalizes HTML through the schema, so that source being typed can be previewed safely (docs/promises.md, C2). */
export function cleanHtml(html: string): string {
  return tidyHtml(generateHTML(generateJSON(html, extensions), extensions))
}
