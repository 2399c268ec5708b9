import * as ts from 'typescript/unstable/ast'
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * A browser that translates a page replaces its text nodes, of which React still holds the old ones (docs/decisions/0119): a text
 * that has siblings is then never changed again, or ends in an exception. On the public site it has an element of its own.
 */

let compiler: API
let found: ReturnType<typeof bareTexts>

beforeAll(() => {
  compiler = new API()
  const project = compiler.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()[0]!
  const files = project.program.getSourceFileNames().flatMap((name) => {
    const isOfSite = /\/src\/.*\.tsx$/.test(name) && !/admin|\.(test|fixture|server)\.|\/test-/.test(name)
    return isOfSite ? (project.program.getSourceFile(name) ?? []) : []
  })
  found = bareTexts(files, project.checker)
})
afterAll(() => compiler.close())

test('a text of the site with siblings is an element', () => {
  expect(found.elements).toBeGreaterThan(1000)
  expect(found.bare).toEqual([])
})

test('an amount is not translated', () => {
  expect(found.amounts).toEqual([])
})

function bareTexts(files: readonly ts.SourceFile[], checker: Checker) {
  /** `Notice children`: what a component is given and shows beside others; also behind the name of its file. */
  const slots = new Set<string>()
  const bare: string[] = []
  const amounts: string[] = []
  const elements = files.flatMap((file) => elementsIn(file).map((element) => ({ file, element })))
  const place = (file: ts.SourceFile, node: ts.Node) =>
    `${file.fileName.replace(/.*\/src\//, '')}:${file.text.slice(0, node.end).split('\n').length} ${node.getText(file)}`

  for (const { file, element } of elements) {
    const children = element.children.filter(isShown)
    if (ts.isJsxElement(element) && children.length === 1 && isAmount(children[0]!) && !isKept(element)) {
      amounts.push(place(file, element))
    }
    if (children.length < 2 && !ts.isJsxFragment(element)) continue
    for (const child of children) {
      if (isText(child)) bare.push(place(file, child))
      const shown = ts.isJsxExpression(child) && child.expression
      if (!shown || !ts.isIdentifier(shown)) continue
      const name = `${componentAround(element)} ${shown.text}`
      slots.add(name).add(`${file.fileName} ${name}`)
    }
  }
  for (const { file, element } of elements) {
    if (!ts.isJsxElement(element)) continue
    const { tagName, attributes } = element.openingElement
    const own = tagName.getText(file)
    const name = isDeclaredIn(file, own) ? `${file.fileName} ${own}` : own
    if (slots.has(`${name} children`)) bare.push(...element.children.filter(isText).map((text) => place(file, text)))
    for (const each of attributes.properties) {
      if (!ts.isJsxAttribute(each) || !slots.has(`${name} ${each.name.getText(file)}`)) continue
      if (each.initializer && isText(each.initializer)) bare.push(place(file, each))
    }
  }
  return { elements: elements.length, bare, amounts }

  function isText(node: ts.Node): boolean {
    if (ts.isJsxText(node) || ts.isStringLiteral(node)) return node.text.trim() !== ''
    if (ts.isJsxExpression(node))
      return node.expression !== undefined && hasText(checker.getTypeAtLocation(node.expression))
    const name = ts.isJsxElement(node) ? node.openingElement.tagName : ts.isJsxSelfClosingElement(node) && node.tagName
    if (!name || !ts.isIdentifier(name) || !/^[A-Z]/.test(name.text)) return false
    return checker
      .getSignaturesOfType(checker.getTypeAtLocation(name)!, SignatureKind.Call)
      .some((component) => hasText(checker.getReturnTypeOfSignature(component)))
  }

  function hasText(type: Type | undefined): boolean {
    const parts = partsOf(type)
    // A ReactNode, which is looked at where it is given.
    if (parts.some(({ flags }) => flags & TypeFlags.BigIntLike)) return false
    return parts.some((part) => {
      if (part.flags & (TypeFlags.NumberLike | TypeFlags.Any)) return true
      if (part.isStringLiteralType()) return part.value.trim() !== ''
      if (part.flags & TypeFlags.StringLike) return true
      return part.isTypeReference() && checker.isArrayType(part) && checker.getTypeArguments(part).some(hasText)
    })
  }
}

function partsOf(type: Type | undefined): Type[] {
  if (!type) return []
  return type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type]
}

type Element = ts.JsxElement | ts.JsxFragment

function elementsIn(node: ts.Node): Element[] {
  const inside: Element[] = []
  node.forEachChild((child) => void inside.push(...elementsIn(child)))
  return ts.isJsxElement(node) || ts.isJsxFragment(node) ? [node, ...inside] : inside
}

/** Without the spaces and line ends between elements, and comments. */
function isShown(child: ts.Node): boolean {
  return ts.isJsxText(child) ? child.text.trim() !== '' : !ts.isJsxExpression(child) || child.expression !== undefined
}

/** `{formatMoney(…)}` */
function isAmount(child: ts.Node): boolean {
  const shown = ts.isJsxExpression(child) && child.expression
  if (!shown || !ts.isCallExpression(shown) || !ts.isIdentifier(shown.expression)) return false
  return /^(format(Exact|Whole)?Money|money|amountText)$/.test(shown.expression.text)
}

function isKept({ openingElement }: ts.JsxElement): boolean {
  return openingElement.attributes.properties.some((each) => each.getText() === 'translate="no"')
}

function isDeclaredIn(file: ts.SourceFile, component: string): boolean {
  return file.statements.some((each) => ts.isFunctionDeclaration(each) && each.name?.text === component)
}

function componentAround(node: ts.Node): string {
  if (ts.isFunctionDeclaration(node) && node.name && /^[A-Z]/.test(node.name.text)) return node.name.text
  return node.parent ? componentAround(node.parent) : ''
}
