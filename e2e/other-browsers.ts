import type { BrowserContext, Page } from '@playwright/test'

/** React says that it found another text than the server wrote, and renders the page anew. */
export const differsFromServer = /Minified React error #(418|423|425)/

/**
 * Every page is translated as Chrome does it: `<html lang>` becomes the visitor's language, and each text node is replaced by one in
 * two <font> elements, before the scripts start and whenever a text is added. The first translation adds a space to each text, so that React
 * finds others than the server wrote; later ones keep what journeys look for.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = 'script, style, noscript, textarea, title, font, [translate=no]'
    const translate = (node: Node, added = ''): void => {
      if (node instanceof Element && node.matches(kept)) return
      if (!(node instanceof Text)) {
        for (const child of [...node.childNodes]) translate(child, added)
        return
      }
      if (!node.data.trim() || node.parentElement?.closest(kept)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(node.data + added)
      outer.append(inner)
      node.replaceWith(outer)
    }
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = 'ka'
      document.documentElement.classList.add('translated-ltr')
      translate(document.body, ' ')
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translate(node)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
  })
}

/** As a password manager does it: an element of its own behind every field, before the scripts start. */
export async function addToFields(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input, textarea')) {
        field.after(document.createElement('password-manager-icon'))
      }
    })
  })
}

/** What one of the oldest supported browsers lacks. Playwright needs `checkVisibility`, which src/tests/house/browser-code.test.ts looks for. */
const newer = [
  'Map.groupBy',
  'Object.groupBy',
  'Array.fromAsync',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Error.isError',
  'Math.sumPrecise',
  'ArrayBuffer.prototype.transfer',
  ...['isWellFormed', 'toWellFormed'].map((name) => `String.prototype.${name}`),
  ...['union', 'intersection', 'difference', 'symmetricDifference'].map((name) => `Set.prototype.${name}`),
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map((name) => `Set.prototype.${name}`),
  ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray'].map((name) => `Iterator.prototype.${name}`),
  ...['forEach', 'some', 'every', 'find'].map((name) => `Iterator.prototype.${name}`),
  'Iterator.from',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'Intl.Segmenter',
  'Intl.DurationFormat',
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'ReadableStream.from',
  'ReadableStream.prototype.values',
  'Response.prototype.bytes',
  'Blob.prototype.bytes',
  ...['moveBefore', 'getHTML', 'setHTMLUnsafe'].map((name) => `Element.prototype.${name}`),
  ...['role', 'ariaCurrent', 'ariaLabel', 'ariaExpanded', 'ariaHidden'].map((name) => `Element.prototype.${name}`),
  ...['popover', 'showPopover', 'hidePopover', 'togglePopover'].map((name) => `HTMLElement.prototype.${name}`),
  'HTMLDialogElement.prototype.requestClose',
  ...['startViewTransition', 'caretPositionFromPoint'].map((name) => `Document.prototype.${name}`),
  ...['userActivation', 'userAgentData', 'scheduling'].map((name) => `Navigator.prototype.${name}`),
  ...['navigation', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'cookieStore', 'URLPattern', 'Highlight'],
  // They exist with TLS only, which a site on a local network may not have.
  'Crypto.prototype.randomUUID',
  'Navigator.prototype.locks',
]

/** Takes away what the oldest supported browsers lack (docs/operations.md): a page that calls it without a look fails. */
export async function withoutNewerFeatures(context: BrowserContext): Promise<void> {
  await context.addInitScript((paths) => {
    for (const path of paths) {
      const owners = path.split('.')
      const name = owners.pop()!
      const owner = owners.reduce<object | undefined>((of, each) => of && Reflect.get(of, each), window)
      if (owner) Reflect.deleteProperty(owner, name)
    }
  }, newer)
}
