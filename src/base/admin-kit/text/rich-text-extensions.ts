import { generateHTML, generateJSON } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { isLinkTarget } from '../../web-address.ts'
import { KeptBlock } from './kept-blocks.ts'
import { tidyHtml } from './rich-text-html.ts'

/** What a text of the agency may have; the server lets the same through (docs/decisions/0026). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      isAllowedUri: isLinkTarget,
      // The server writes what a new tab needs.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  KeptBlock,
]

/** HTML as the editor would read and write it, so that what is still being typed as HTML can be shown (promise 10). */
export function cleanHtml(html: string): string {
  return tidyHtml(generateHTML(generateJSON(html, extensions), extensions))
}
