/** Languages that are written from the right, by their abbreviation. */
const fromTheRight = new Set(['ar', 'arc', 'arz', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi'])

export const isRightToLeft = (lang: string): boolean => fromTheRight.has(lang)

// Addresses, telephones, IBANs, dates, amounts and numbers of orders.
const number = '[0-9](?:[0-9A-Za-z/.,:_%-]*[0-9A-Za-z%])?'
const readFromTheLeft = new RegExp(
  `https?://[!-~]+|[\\w.%+-]+@[0-9A-Za-z.-]+[0-9A-Za-z]|[+−]?(?:[A-Z]+-?)?[€$£]?${number}(?:[ \u00a0](?:TL|[€$£]|${number}))*`,
  'g',
)

/** Mirrors HTML for a right-to-left language, and isolates left-to-right parts such as numbers. @param html a whole fragment or document */
export function turnedHtml(html: string): string {
  return html.replace(/<(?:style|title)[^>]*>.*?<\/(?:style|title)>|<[^>]+>|[^<]+/gs, (part) => {
    if (/^<(?:style|title)/.test(part)) return part
    if (!part.startsWith('<'))
      return part.replace(/&#?\w+;|[^&]+|&/g, (text) =>
        text.startsWith('&') ? text : text.replace(readFromTheLeft, '<span dir="ltr">$&</span>'),
      )
    return part
      .replace(/^<html /, '<html dir="rtl" ')
      .replace(/(align="|text-align:)(left|right)/g, (_, name, side) => name + (side === 'left' ? 'right' : 'left'))
      .replace(/(padding:)([^\s;"]+) ([^\s;"]+) ([^\s;"]+) ([^\s;"]+)/g, '$1$2 $5 $4 $3')
  })
}

/** Isolates a telephone or an amount in a right-to-left sentence, where its parts would change places. */
export const leftToRight = (text: string, lang: string): string => (isRightToLeft(lang) ? `\u2066${text}\u2069` : text)

/** Isolates a typed text in a sentence, so that a right-to-left one does not reorder the sentence. */
export const apart = (text: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text) ? `\u2068${text}\u2069` : text

/** Value of `dir` for texts of a language. */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (isRightToLeft(lang) ? 'rtl' : 'ltr')
