import type { RichNode } from './rich-text.ts'

/** A paper as data: what layout.typ prints. Texts are plain; nothing in them is markup. */
export type Paper = {
  /** of the texts, as 'tr' */
  lang: string
  /** the heading, and the title of the file */
  title: string
  /** beside the title, such as the number of the order */
  subtitle: string
  /** at the top on the right: what this copy is */
  marks: readonly Labelled[]
  agency: PaperAgency
  /** pt of the body text */
  size: 10 | 12
  isWide: boolean
  /** at the foot: '{page}' and '{pages}' stand for numbers */
  page_words: string
  blocks: readonly Block[]
}

export type Labelled = { label: string; value: string }

export type PaperAgency = {
  name: string
  /** of the head and of headings, as #rrggbb; dark enough for white text on it */
  color: string
  /** at the foot of every page */
  lines: readonly string[]
}

export type Column = { title: string; align: 'left' | 'right' | 'center'; width: 'auto' | 'rest' }

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; tone: 'normal' | 'soft' }
  /** words in a coloured frame */
  | { kind: 'notice'; title: string; text: string; tone: 'main' | 'warning' }
  /** labels with values, up to three in a row; rows without a value are left out */
  | { kind: 'facts'; rows: readonly Labelled[] }
  /** what was bought: lines with amounts, and their total */
  | { kind: 'amounts'; rows: readonly AmountRow[]; totals: readonly AmountRow[] }
  /** amounts that stand for the whole paper */
  | { kind: 'sum'; rows: readonly Pick<AmountRow, 'label' | 'amount'>[] }
  | {
      kind: 'table'
      columns: readonly Column[]
      rows: readonly (readonly string[])[]
      foot: readonly (readonly string[])[]
    }
  /** a code to check, and where; `qr` is a drawing in SVG */
  | { kind: 'check'; label: string; code: string; text: string; address: string; qr: string; qr_alt: string }
  | { kind: 'rich'; nodes: readonly RichNode[] }
  /** space between blocks that belong to other subjects */
  | { kind: 'rule' }

export type AmountRow = { label: string; detail: string; amount: string }

/** A paper, its moment, and the picture of its head. The same input gives the same bytes. */
export type PaperInput = { paper: Paper; made_at: Date; logo: Uint8Array | null }

export type MakePdf = (input: PaperInput) => Promise<Uint8Array<ArrayBuffer>>
