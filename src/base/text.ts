/**
 * Normalizes typed or pasted texts: a line, such as a name, or a text of several lines. Both are in the Unicode form NFC, so that equal
 * letters are equal, and without invisible characters. Neither is ever cut.
 */

/** A name, an address, a number: one line, in which each run of spaces of any kind is one space. */
export function oneLine(typed: string): string {
  return seen(typed, noMarks).replace(spaces, ' ').trim().normalize('NFC')
}

/**
 * A message, a description: line ends are \n. Its spaces stay, no-break ones too, and so do the marks of direction with which
 * an Arabic or Hebrew text orders its own parts.
 */
export function severalLines(typed: string): string {
  return seen(typed, orderingMarks).replace(lineEnds, '\n').replace(otherSpaces, ' ').trim().normalize('NFC')
}

/** Length of a text: an emoji or a rare letter that JavaScript counts as two is one. */
export function characters(text: string): number {
  let n = 0
  for (const _ of text) n++
  return n
}

/** Characters of an e-mail address (RFC 5321), and of one with which somebody logs in. */
export const minEmail = 6
export const maxEmail = 254
export const maxAccountEmail = 50

const spaces = /[\s\u0085\u2800]+/gu
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** All but line breaks, tabs and the no-break spaces, which keep a number with its unit. */
const otherSpaces = /[\u1680\u2000-\u200a\u205f\u3000\u2800]/g

const noMarks = /^$/
const orderingMarks = /[\u061c\u200e\u200f]/

/** A flag that is spelt with invisible letters, or one invisible character. */
const unseen =
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufff9-\ufffb]/gu
const spacing = /[\t\n\r\v\f\u0085]/
const joiner = /\u200c|\u200d/
const variation = /\p{Variation_Selector}/u

/** Without invisible characters, in NFC. @param kept invisible characters that stay */
function seen(typed: string, kept: RegExp): string {
  const text = typed.normalize('NFC').replace(unseen, (sign) => {
    const stays = [...sign].length > 1 || spacing.test(sign) || kept.test(sign)
    return stays || joiner.test(sign) || variation.test(sign) ? sign : ''
  })
  const result = text
    .replace(/(?:\u200c|\u200d|\p{Variation_Selector})+/gu, (run, at: number) =>
      shaping(run, before(text, at), after(text, at + run.length)),
    )
    .normalize('NFC')
  // Without a sign between them, marks may be in another order, in which a joiner changes nothing.
  return result === typed ? result : seen(result, kept)
}

/** Letters whose shape a joiner changes: not Latin, Greek and Cyrillic ones, where a joiner would only be hidden. */
const shaped = /[\p{L}\p{M}]/u
const plain = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}]/u
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
const isShaped = (sign: string) => emoji.test(sign) || (shaped.test(sign) && !plain.test(sign))

/**
 * Reduces a run of joiners and variation selectors, which Persian, Indian and Mongolian words and emoji need, to one of each, where it
 * changes the character before it. A joiner at the end of a word stays behind a mark only, such as a virama.
 */
function shaping(run: string, previous: string, next: string): string {
  if (previous === '' || /[\s\p{Cc}]/u.test(previous)) return ''
  const selector = variation.exec(run)?.[0] ?? ''
  const join = joiner.exec(run)?.[0] ?? ''
  const joins = isShaped(previous) && (isShaped(next) || /\p{M}/u.test(previous))
  return selector + (joins ? join : '')
}

function before(text: string, at: number): string {
  return [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''
}

function after(text: string, at: number): string {
  return [...text.slice(at, at + 2)][0] ?? ''
}
